/* The server's REST interface, as far as the pages use it. Errors carry the server's one clear sentence, in the language of
   the page. */
import type { Campaign, CampaignOffer, CampaignRow } from './campaign/campaign';
import type { Look, Scene, SeatKind, Status, Value } from './protocol';
import { settings } from './settings.svelte';

/** The winning chances of a finished game, and its turning points in words. */
export interface Analysis {
  status: 'working' | 'ready' | 'failed';
  moves: number;
  points: { number: number; chances: number[] }[];
  turns: { number: number; seat: number; swing: number; kind: 'mistake' | 'fortune'; headline: string; better: string }[];
}

export class Refused extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: { 'Accept-Language': settings.language, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new Refused('', 0);
  }
  const told = (await answer.json().catch(() => null)) as (Answer & { error?: string }) | null;
  if (!answer.ok) throw new Refused(told?.error ?? '', answer.status);
  return told as Answer;
}

export interface Option {
  name: string;
  /** The name for people. */
  label: string;
  choices: Value[];
  /** The choices for people. */
  labels: string[];
  /** For how many seats, from and to, it makes a difference. */
  seats: [number, number];
  default: Value;
  help: string;
}

export interface Title {
  id: string;
  name: string;
  seats: [number, number];
  summary: string;
  /** From and to. */
  minutes: [number, number];
  /** How much there is to learn, from 1 to 5. */
  weight: number;
  solo: boolean;
  options: Option[];
  bots: string[];
  /** Its campaigns, by id. */
  campaigns: string[];
  poster: string;
}

export interface Person {
  id?: string;
  name: string;
  account: boolean;
}

export interface TableRow {
  id: string;
  title: string;
  name: string;
  status: Status;
  seats: { name: string; kind: SeatKind; score: number | null; winner: boolean; thinking: boolean }[];
  you: number | null;
  your_turn: boolean;
  updated: string;
  /** The campaign of which it is a chapter. */
  campaign: string | null;
}

export type Clock = { kind: 'none' } | { kind: 'budget'; minutes: number } | { kind: 'days'; days: number };

export interface NewTable {
  title: string;
  options: Record<string, Value>;
  players: number;
  bots?: Record<string, string>;
  fill?: string;
  clock?: Clock;
  open?: boolean;
  /** How the one who opens it is called, if the server does not know. */
  name?: string;
}

export interface RulesPage {
  name: string;
  language: string;
  /** Markdown; its first line is the title. */
  text: string;
  /** Where questions of the game are explained: the section, counted from 0. */
  questions: Record<string, number>;
}

/** Something in the box of a title. */
export interface Thing {
  id: string;
  /** What it is one of; those of a kind come together. */
  kind: string;
  name: string;
  /** What it does. */
  text: string;
  /** How many there are; 0: it is printed somewhere. */
  count: number;
  size: [number, number];
  /** An SVG element. */
  picture: string;
}

export interface Glossary {
  /** The options on which it depends, as chosen. */
  options: Record<string, Value>;
  entries: Thing[];
}

/** A lesson on offer. */
export interface Course {
  name: string;
  title: string;
  summary: string;
  minutes: number;
  remarks: number;
  options: Record<string, Value>;
  players: number;
  /** Where it was begun and not finished. */
  table: string | null;
}

export interface NewCampaign {
  title: string;
  campaign: string;
  options: Record<string, Value>;
  players: number;
  bots?: Record<string, string>;
  name?: string;
}

export const api = {
  titles: (language: string) => call<Title[]>('GET', `/api/titles?language=${language}`),
  rules: (title: string, language: string) => call<RulesPage[]>('GET', `/api/titles/${title}/rules?language=${language}`),
  glossary: (title: string, options: Record<string, Value>, language: string, palette: string) =>
    call<Glossary>('GET', `/api/titles/${title}/glossary?${query({ ...options, language, palette })}`),
  lessons: (title: string, language: string) =>
    call<Course[]>('GET', `/api/titles/${title}/lessons?language=${language}`),
  learn: (title: string, lesson: string, name: { name?: string }) =>
    call<{ table: string }>('POST', `/api/titles/${title}/lessons/${lesson}`, name),
  campaignsOf: (title: string, language: string) =>
    call<CampaignOffer[]>('GET', `/api/titles/${title}/campaigns?language=${language}`),
  campaigns: (language: string) => call<CampaignRow[]>('GET', `/api/campaigns?mine&language=${language}`),
  campaign: (id: string, language: string) => call<Campaign>('GET', `/api/campaigns/${id}?language=${language}`),
  embark: (campaign: NewCampaign) => call<{ campaign: string }>('POST', '/api/campaigns', campaign),
  joinCampaign: (id: string, name: { name?: string }) => call<unknown>('POST', `/api/campaigns/${id}/join`, name),
  campaignBot: (id: string, seat: number) => call<unknown>('POST', `/api/campaigns/${id}/seats/${seat}/bot`, {}),
  chooseBranch: (id: string, branch: string) => call<unknown>('POST', `/api/campaigns/${id}/choose`, { branch }),
  playChapter: (id: string) => call<{ table: string }>('POST', `/api/campaigns/${id}/play`),
  me: () => call<Person>('GET', '/api/me'),
  rename: (name: string) => call<Person>('POST', '/api/me', { name }),
  register: (name: string, passphrase: string) => call<Person>('POST', '/api/account', { name, passphrase }),
  enter: (name: string, passphrase: string) => call<Person>('POST', '/api/session', { name, passphrase }),
  leaveAccount: () => call<unknown>('DELETE', '/api/session'),
  tables: (which: 'mine' | 'open' | 'running' | 'finished') =>
    call<TableRow[]>('GET', `/api/tables?${which}`),
  create: (table: NewTable) => call<{ table: string; seat: number; link: string }>('POST', '/api/tables', table),
  join: (id: string, name: string, seat?: number) =>
    call<{ seat: number }>('POST', `/api/tables/${id}/join`, { name, ...(seat === undefined ? {} : { seat }) }),
  leave: (id: string) => call<unknown>('POST', `/api/tables/${id}/leave`),
  start: (id: string) => call<unknown>('POST', `/api/tables/${id}/start`, {}),
  seatBot: (id: string, seat: number, bot: string) =>
    call<unknown>('POST', `/api/tables/${id}/seats/${seat}/bot`, { bot }),
  scene: (id: string, at: number, seat: number | null, look: Look) =>
    call<Scene>('GET', `/api/tables/${id}/scene?${query({ at, seat, ...look })}`),
  picture: (id: string, at: number, seat: number | null, look: { language: string; palette: string; shown: number | null }) =>
    `/api/tables/${id}/picture.png?${query({ at, seat, ...look })}`,
  record: (id: string) => `/api/tables/${id}/record`,
  analysis: (id: string, language: string) => call<Analysis>('GET', `/api/tables/${id}/analysis?${query({ language })}`),
  pushKey: () => call<{ key: string | null }>('GET', '/api/push').then((answer) => answer.key),
  push: (subscription: PushSubscription, language: string) => {
    const { endpoint, keys } = subscription.toJSON();
    return call<unknown>('POST', '/api/push', { endpoint, keys, language });
  },
  stopPush: (endpoint: string) => call<unknown>('POST', '/api/push/stop', { endpoint }),
};

export function query(values: object): string {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
