import { describe, expect, it } from 'vitest';
import { unpacking } from '../src/table/unpack';

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
