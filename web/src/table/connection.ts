/* One socket that is always there: it comes back after a lost network, a closed laptop or a restarted server, waiting a
   little longer each time, and asks for a fresh position when it does. What was not acknowledged is not sent again: the
   fresh position tells whether it was taken, so nothing is lost in silence and nothing doubled. */
import { withPaths } from './unpack';

export type LinkState = 'connecting' | 'open' | 'waiting' | 'closed';

export interface Socket {
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Clock {
  after(ms: number, then: () => void): number;
  forget(timer: number): void;
  random(): number;
}

export interface Listener {
  /** The socket is open: say what you want to see. */
  opened(): void;
  heard(message: Record<string, unknown>): void;
  changed(state: LinkState): void;
  /** The server will never let this page in: its reason is a closing code. */
  shut(code: number): void;
}

export const FIRST_WAIT = 300;
export const LONGEST_WAIT = 10_000;
export const PING_EVERY = 15_000;
export const SILENCE = 8_000;
/** After a ping, so long without a word and the socket is taken for dead. */

export class Lost extends Error {}

interface Pending {
  resolve(answer: Record<string, unknown>): void;
  reject(error: Error): void;
}

export class Connection {
  state: LinkState = 'closed';
  private socket: Socket | null = null;
  private attempt = 0;
  private next = 1;
  private pending = new Map<number, Pending>();
  private retry = 0;
  private heartbeat = 0;
  private silence = 0;

  constructor(
    private readonly connect: () => Socket,
    private readonly listener: Listener,
    private readonly clock: Clock = REAL,
  ) {}

  open(): void {
    if (this.state === 'connecting' || this.state === 'open') return;
    this.clock.forget(this.retry);
    this.turn('connecting');
    const socket = this.connect();
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.attempt = 0;
      this.turn('open');
      this.beat();
      this.listener.opened();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.take(withPaths(JSON.parse(event.data) as Record<string, unknown>));
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.state === 'waiting') {
      this.attempt = 0;
      this.open();
    } else if (this.state === 'open') {
      this.ping();
    }
  }

  close(): void {
    const socket = this.socket;
    this.socket = null;
    this.rest();
    this.clock.forget(this.retry);
    this.abandon();
    this.turn('closed');
    socket?.close();
  }

  /** Send something and wait for its answer; rejects with `Lost` when the socket goes before it comes. */
  ask(message: object): Promise<Record<string, unknown>> {
    if (this.state !== 'open' || !this.socket) return Promise.reject(new Lost());
    const id = this.next++;
    this.socket.send(JSON.stringify({ ...message, id }));
    return new Promise((resolve, reject) => this.pending.set(id, { resolve, reject }));
  }

  private take(message: Record<string, unknown>): void {
    this.clock.forget(this.silence);
    this.listener.heard(message);
    const id = message['id'];
    if (typeof id !== 'number') return;
    const pending = this.pending.get(id);
    this.pending.delete(id);
    pending?.resolve(message);
  }

  private beat(): void {
    this.heartbeat = this.clock.after(PING_EVERY, () => {
      this.ping();
      this.beat();
    });
  }

  private ping(): void {
    this.ask({ do: 'ping' }).catch(() => {});
    this.clock.forget(this.silence);
    this.silence = this.clock.after(SILENCE, () => {
      const socket = this.socket;
      this.lost(0);
      socket?.close();
    });
  }

  private rest(): void {
    this.clock.forget(this.heartbeat);
    this.clock.forget(this.silence);
  }

  private lost(code: number): void {
    this.socket = null;
    this.rest();
    this.abandon();
    if (code >= 4400 && code < 4500) {
      this.turn('closed');
      this.listener.shut(code);
      return;
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempt) * (0.7 + 0.6 * this.clock.random());
    this.attempt += 1;
    this.turn('waiting');
    this.retry = this.clock.after(wait, () => this.open());
  }

  private abandon(): void {
    const left = [...this.pending.values()];
    this.pending.clear();
    for (const pending of left) pending.reject(new Lost());
  }

  private turn(state: LinkState): void {
    this.state = state;
    this.listener.changed(state);
  }
}

const REAL: Clock = {
  after: (ms, then) => window.setTimeout(then, ms),
  forget: (timer) => window.clearTimeout(timer),
  random: Math.random,
};
