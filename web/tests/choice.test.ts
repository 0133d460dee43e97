import { describe, expect, it } from 'vitest';
import type { Path } from '../src/protocol';
import { Choice } from '../src/table/choice.svelte';

const path = (notation: string, ...keys: string[]): Path => ({ notation, keys, label: notation });
const PATHS = [path('a1', 'a', '1'), path('a2', 'a', '2'), path('b1', 'b', '1'), path('b2', 'b', '2'), path('pass', 'pass')];

function choosing(): { choice: Choice; played: string[] } {
  const played: string[] = [];
  const choice = new Choice((path) => void played.push(path.notation));
  choice.offer(PATHS, true);
  return { choice, played };
}

describe('choosing', () => {
  it('goes on, back, and plays', () => {
    const { choice, played } = choosing();
    expect([...choice.next]).toEqual(['a', 'b', 'pass']);
    choice.touch('a');
    expect([...choice.next]).toEqual(['1', '2']);
    expect(choice.back()).toBe(true);
    expect(choice.back()).toBe(false);
    choice.touch('b');
    choice.touch('2');
    expect(played).toEqual(['b2']);
    expect(choice.chosen).toEqual([]);
  });

  it('takes no short cut for somebody who learns', () => {
    const { choice, played } = choosing();
    choice.whole = true;
    choice.offer([path('a1', 'a', '1')], true);
    expect(choice.touch('1')).toBe(false);
    expect(choice.touch('a')).toBe(true);
    expect(played).toEqual([]);
    expect([...choice.next]).toEqual(['1']);
    choice.touch('1');
    expect(played).toEqual(['a1']);
  });

  it('lets go of what is touched again', () => {
    const { choice } = choosing();
    choice.touch('a');
    expect(choice.touch('a')).toBe(true);
    expect(choice.chosen).toEqual([]);
  });

  it('asks when one place means several moves, and forgets it', () => {
    const { choice, played } = choosing();
    choice.touch('1');
    expect(choice.asking?.paths.map((p) => p.notation)).toEqual(['a1', 'b1']);
    expect(choice.back()).toBe(true);
    expect(choice.asking).toBeNull();
    choice.touch('1');
    choice.take(choice.asking!.paths[1]!);
    expect(played).toEqual(['b1']);
  });

  it('never plays what is only held', () => {
    const { choice, played } = choosing();
    expect(choice.hold('pass')).toBe(false);
    expect(choice.hold('a')).toBe(true);
    expect(choice.chosen).toEqual(['a']);
    expect(played).toEqual([]);
  });

  it('keeps what was touched through a position in which it still leads somewhere', () => {
    const { choice } = choosing();
    choice.touch('a');
    choice.offer([...PATHS], false);
    expect(choice.chosen).toEqual(['a']);
    choice.offer([path('b1', 'b', '1')], false);
    expect(choice.chosen).toEqual([]);
    choice.offer(PATHS, true);
    choice.touch('a');
    choice.offer(PATHS, true);
    expect(choice.chosen).toEqual([]);
  });
});
