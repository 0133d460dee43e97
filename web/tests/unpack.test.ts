import { describe, expect, it } from 'vitest';
import { unpacking, withPaths } from '../src/table/unpack';

class Raw {
  binaryType = '';
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null;
  send(): void {}
  close(): void {}
}

const packed = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer();

describe('a socket with packed frames', () => {
  it('hands everything on in the order it came, the closing last', async () => {
    const raw = new Raw();
    const socket = unpacking(raw as unknown as WebSocket);
    const heard: string[] = [];
    const closed = new Promise<void>((resolve) => {
      socket.onmessage = ({ data }) => heard.push(data);
      socket.onclose = ({ code }) => {
        heard.push(String(code));
        resolve();
      };
    });
    const frames = ['a', await packed('b'.repeat(50_000)), 'c', await packed('d'), 'e'];
    for (const data of frames) raw.onmessage?.({ data });
    raw.onclose?.({ code: 1012 });
    expect(heard).toEqual(['a']);
    await closed;
    expect(heard).toEqual(['a', 'b'.repeat(50_000), 'c', 'd', 'e', '1012']);
    expect(raw.binaryType).toBe('arraybuffer');
  });
});

describe('a packed scene', () => {
  it('has its paths as a tree', () => {
    const tree = [['pile.1', ['s1', [null, 'a s1', 'A'], [null, 'b s1', 'B']], ['s2', [null, 'a s2', 'C']]], ['pass', [null, 'pass', 'D']]];
    expect(withPaths({ is: 'scene', tree })).toEqual({
      is: 'scene',
      paths: [
        { notation: 'a s1', keys: ['pile.1', 's1'], label: 'A' },
        { notation: 'b s1', keys: ['pile.1', 's1'], label: 'B' },
        { notation: 'a s2', keys: ['pile.1', 's2'], label: 'C' },
        { notation: 'pass', keys: ['pass'], label: 'D' },
      ],
    });
    expect(withPaths({ is: 'ok' })).toEqual({ is: 'ok' });
  });
});
