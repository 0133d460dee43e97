import { beforeEach, describe, expect, it } from 'vitest';
import {
  Connection,
  FIRST_WAIT,
  LONGEST_WAIT,
  Lost,
  PING_EVERY,
  SILENCE,
  type Clock,
  type LinkState,
  type Socket,
} from '../src/table/connection';

class Wire implements Socket {
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class FakeClock implements Clock {
  now = 0;
  private timers = new Map<number, { at: number; then: () => void }>();
  private next = 1;
  after(ms: number, then: () => void): number {
    this.timers.set(this.next, { at: this.now + ms, then });
    return this.next++;
  }
  forget(timer: number): void {
    this.timers.delete(timer);
  }
  random(): number {
    return 0.5;
  }
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const due = [...this.timers].filter(([, t]) => t.at <= end).sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      this.timers.delete(due[0]);
      this.now = due[1].at;
      due[1].then();
    }
    this.now = end;
  }
}

let wires: Wire[], clock: FakeClock, states: LinkState[], opened: number, shut: number[], heard: unknown[], link: Connection;
const wire = (): Wire => wires.at(-1)!;

beforeEach(() => {
  [wires, states, shut, heard, opened] = [[], [], [], [], 0];
  clock = new FakeClock();
  link = new Connection(
    () => (wires.push(new Wire()), wire()),
    {
      opened: () => void (opened += 1),
      heard: (message) => void heard.push(message),
      changed: (state) => void states.push(state),
      shut: (code) => void shut.push(code),
    },
    clock,
  );
});

describe('the socket', () => {
  it('opens, asks and hears the answer that belongs to the question', async () => {
    link.open();
    wire().onopen?.();
    const one = link.ask({ do: 'undo' });
    const two = link.ask({ do: 'hint' });
    const [first, second] = wire().sent;
    wire().tell({ is: 'hint', id: second!['id'], moves: [] });
    wire().tell({ is: 'ok', id: first!['id'] });
    expect(await one).toMatchObject({ is: 'ok' });
    expect(await two).toMatchObject({ is: 'hint' });
    expect(opened).toBe(1);
  });

  it('comes back, waiting longer each time up to a limit, and looks again', () => {
    link.open();
    const waits: number[] = [];
    for (let i = 0; i < 9; i++) {
      const from = clock.now;
      wire().onclose?.({ code: 1006 });
      expect(link.state).toBe('waiting');
      const count = wires.length;
      while (wires.length === count) clock.pass(50);
      waits.push(clock.now - from);
    }
    expect(waits[0]).toBeLessThanOrEqual(FIRST_WAIT + 50);
    expect(waits[3]).toBeGreaterThan(waits[1]!);
    expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST_WAIT + 50);
    wire().onopen?.();
    expect(opened).toBe(1);
    wire().onclose?.({ code: 1012 });
    const from = clock.now;
    const count = wires.length;
    while (wires.length === count) clock.pass(50);
    expect(clock.now - from).toBeLessThanOrEqual(FIRST_WAIT + 50); // a connection that held starts afresh
  });

  it('fails what was not answered and never sends it again', async () => {
    link.open();
    wire().onopen?.();
    const question = link.ask({ do: 'draft', move: 'x', after: 3 });
    wire().onclose?.({ code: 1006 });
    await expect(question).rejects.toBeInstanceOf(Lost);
    await expect(link.ask({ do: 'undo' })).rejects.toBeInstanceOf(Lost);
    clock.pass(LONGEST_WAIT);
    wire().onopen?.();
    expect(wire().sent).toEqual([]);
  });

  it('notices a dead line by its silence', () => {
    link.open();
    wire().onopen?.();
    const first = wire();
    clock.pass(PING_EVERY);
    expect(first.sent.at(-1)).toMatchObject({ do: 'ping' });
    first.tell({ is: 'ok', id: first.sent.at(-1)!['id'] });
    clock.pass(SILENCE + 1);
    expect(link.state).toBe('open');
    clock.pass(PING_EVERY);
    clock.pass(SILENCE + 1);
    expect(first.closed).toBe(true);
    expect(wires.length).toBeGreaterThan(1);
  });

  it('hurries when the network is back', () => {
    link.open();
    for (let i = 0; i < 6; i++) {
      wire().onclose?.({ code: 1006 });
      clock.pass(LONGEST_WAIT * 2);
    }
    wire().onclose?.({ code: 1006 });
    const count = wires.length;
    link.hurry();
    expect(wires).toHaveLength(count + 1);
    clock.pass(LONGEST_WAIT * 2); // the old timer must not open a second one
    expect(wires).toHaveLength(count + 1);
  });

  it('stays away when the server says that it is not welcome', () => {
    link.open();
    wire().onclose?.({ code: 4404 });
    clock.pass(60_000);
    expect(shut).toEqual([4404]);
    expect(wires).toHaveLength(1);
    expect(states.at(-1)).toBe('closed');
  });

  it('is deaf to a socket that it has given up', () => {
    link.open();
    const old = wire();
    old.onopen?.();
    link.close();
    old.tell({ is: 'ok' });
    old.onclose?.({ code: 1006 });
    clock.pass(60_000);
    expect(heard).toEqual([]);
    expect(wires).toHaveLength(1);
  });
});
