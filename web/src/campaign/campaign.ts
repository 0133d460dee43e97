/* A campaign as the server tells it: a crew, a briefing, branches, stars. No game is known here either. */
import type { Option } from '../api';
import type { SeatKind, Status } from '../protocol';

/** A campaign that can be begun. */
export interface CampaignOffer {
  id: string;
  name: string;
  summary: string;
  chapters: number;
  seats: [number, number];
  options: Option[];
}

export interface CampaignSeat {
  name: string;
  kind: SeatKind;
  you: boolean;
  /** A bot plays for somebody who may come back. */
  away: boolean;
}

export interface Branch {
  id: string;
  name: string;
  effect: string;
}

export interface Briefing {
  /** From 1. */
  chapter: number;
  heading: string;
  story: string[];
  consequence: string;
  branches: Branch[];
  decider: number | null;
  choice: string | null;
  notes: string[];
}

export interface Stars {
  kind: string;
  name: string;
  count: number;
}

export interface ChapterStanding {
  chapter: number;
  name: string;
  done: boolean;
  branch: string;
  flag: string;
  note: string;
}

export interface SeatStanding {
  stars: number;
  firsts: number;
  errors: number;
  chapters: Stars[][];
  ranks: number[];
  scores: number[];
}

export interface CampaignStanding {
  chapters: ChapterStanding[];
  seats: SeatStanding[];
  over: boolean;
  winners: number[];
  heading: string;
  epilogue: string[];
}

export interface Campaign {
  id: string;
  title: string;
  /** The name of the game. */
  game: string;
  campaign: string;
  name: string;
  seats: CampaignSeat[];
  you: number | null;
  host: boolean;
  status: Status;
  /** Finished chapters. */
  done: number;
  briefing: Briefing | null;
  table: { id: string; link: string; status: Status; your_turn: boolean; thinking: number[] } | null;
  /** The tables of the finished chapters. */
  tables: string[];
  standing: CampaignStanding;
  link: string;
}

/** A campaign in a list. */
export interface CampaignRow {
  id: string;
  title: string;
  game: string;
  name: string;
  seats: CampaignSeat[];
  status: Status;
  chapter: number;
  chapters: number;
  chapter_name: string;
  stars: number[];
  winners: number[];
  your_turn: boolean;
}

/** The stars of a seat in a chapter that is over, counted from 0. */
export const starsIn = (seat: SeatStanding | undefined, chapter: number): number =>
  (seat?.chapters[chapter] ?? []).reduce((sum, stars) => sum + stars.count, 0);
