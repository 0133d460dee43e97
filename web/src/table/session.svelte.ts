/* A seat at a table, live: what the server tells through the socket, as state that pages show, and what a person does,
   as messages. The server is always right: whatever it sends replaces what was here. */
import { query } from '../api';
import { settings } from '../settings.svelte';
import type { ChatLine, Heard, Hint, LogLine, Look, Scene, SceneShape, Seat, Table, Told } from '../protocol';
import { Connection, Lost, type LinkState, type Socket } from './connection';
import { merged } from './merge';
import { sound } from './sound';
import { PACKING, unpacking } from './unpack';

export type Trouble = { why: string } | null;

export class Session {
  table: Table | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  private seen = $state(0);
  /** Lines of chat that came while it was not in sight. */
  readonly unread = $derived(Math.max(0, this.chat.length - this.seen));
  hints: Hint[] | null = $state.raw(null);
  link: LinkState = $state('connecting');
  /** The server does not know this table, or does not let us in: its closing code. */
  shut = $state(0);
  trouble: Trouble = $state.raw(null);
  /** Whose board to see; null: one's own. */
  shown: number | null = $state(null);
  shape: SceneShape = $state('wide');
  busy = $state(false);

  private readonly connection: Connection;
  private asked: string | null = null;

  constructor(readonly id: string) {
    this.connection = new Connection(() => this.dial(), {
      opened: () => this.arrive(),
      heard: (message) => this.hear(message as unknown as Heard),
      changed: (state) => (this.link = state),
      shut: (code) => (this.shut = code),
    });
  }

  /** Connect now, and stay connected until the returned function is called. */
  open(): () => void {
    const hurry = (): void => {
      if (!document.hidden) this.connection.hurry();
    };
    this.connection.open();
    addEventListener('online', hurry);
    addEventListener('pageshow', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      removeEventListener('online', hurry);
      removeEventListener('pageshow', hurry);
      document.removeEventListener('visibilitychange', hurry);
      this.connection.close();
    };
  }

  /** Come in again: somebody has taken a seat, so the server must look who we are. */
  reopen(): void {
    this.connection.close();
    this.connection.open();
  }

  // --- what a person does --------------------------------------------------------------------------------------------

  /** Say how we want to see the position, unless that is how we see it. */
  look(): void {
    const wanted = JSON.stringify(this.wanted);
    if (this.link !== 'open' || wanted === this.asked) return;
    this.asked = wanted;
    void this.tell({ do: 'look', ...this.wanted });
  }

  draft(move: string): Promise<boolean> {
    const { number = 0, draft = [] } = this.scene ?? {};
    return this.tell({ do: 'draft', move, after: number, drafted: draft.length, confirm: settings.autoConfirm });
  }

  undo(): Promise<boolean> {
    return this.tell({ do: 'undo' });
  }

  drop(index: number): Promise<boolean> {
    return this.tell({ do: 'drop', index });
  }

  confirm(): Promise<boolean> {
    return this.tell({ do: 'confirm', after: this.scene?.number ?? 0 });
  }

  say(text: string): Promise<boolean> {
    return this.tell({ do: 'chat', text });
  }

  /** So many lines of chat have been seen. */
  read(lines: number): void {
    this.seen = Math.max(this.seen, lines);
  }

  /** The present remark of the lesson has been read. */
  next(): Promise<boolean> {
    return this.tell({ do: 'next', remark: this.scene?.lesson?.remark ?? 0 });
  }

  /** Enough of the lesson: play on. */
  letGo(): Promise<boolean> {
    return this.tell({ do: 'let_go' });
  }

  hint(): Promise<boolean> {
    return this.tell({ do: 'hint' });
  }

  // --- what the server says ------------------------------------------------------------------------------------------

  private get wanted(): Look {
    const { language, palette } = settings;
    return { language, palette, shape: this.shape, shown: this.shown };
  }

  /** The socket was opened with how we want to see things; since then somebody may have changed their mind. */
  private arrive(): void {
    this.chat = [];
    this.look();
  }

  private dial(): Socket {
    this.asked = JSON.stringify(this.wanted);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket?${query({ ...this.wanted, pack: PACKING })}`;
    return unpacking(new WebSocket(address));
  }

  private hear(message: Heard): void {
    switch (message.is) {
      case 'table':
        this.table = message;
        break;
      case 'scene': {
        const scene = merged(this.scene, message);
        if (!scene) {
          this.asked = null;
          this.look();
          break;
        }
        if (scene.number !== this.scene?.number || scene.draft.length !== this.scene.draft.length) this.hints = null;
        this.scene = scene;
        break;
      }
      case 'log':
        this.log = [...this.log.slice(0, message.from), ...message.lines];
        break;
      case 'chat':
        if (this.chat.length === 0 && this.seen === 0) this.seen = message.lines.length;
        this.chat = [...this.chat, ...message.lines];
        break;
      case 'hint':
        this.hints = message.moves;
        break;
      case 'presence':
        this.see(message.seats);
        break;
      case 'refused':
        this.trouble = { why: message.why };
        sound('refused');
        break;
    }
  }

  private see(seats: Partial<Seat>[]): void {
    if (!this.table) return;
    this.table = { ...this.table, seats: this.table.seats.map((seat, i) => ({ ...seat, ...seats[i] })) };
  }

  private async tell(message: Told): Promise<boolean> {
    this.busy = true;
    try {
      const answer = await this.connection.ask(message);
      if (answer['is'] !== 'refused') this.trouble = null;
      return answer['is'] !== 'refused';
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
