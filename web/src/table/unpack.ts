/* A socket whose scenes come packed: binary frames are unpacked, and everything is handed on in the order it came. */
import type { Socket } from './connection';

/** What to ask the server for; browsers that cannot unpack get plain text. */
export const PACKING = 'DecompressionStream' in globalThis ? 'deflate' : null;

export async function unpacked(frame: ArrayBuffer): Promise<string> {
  const stream = new Blob([frame]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(stream).text();
}

export function unpacking(raw: WebSocket): Socket {
  raw.binaryType = 'arraybuffer';
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  const socket: Socket = {
    onopen: null,
    onclose: null,
    onmessage: null,
    send: (text) => raw.send(text),
    close: () => raw.close(),
  };
  raw.onopen = () => socket.onopen?.();
  raw.onclose = (event) => void last.then(() => socket.onclose?.(event));
  raw.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
    if (typeof data === 'string' && waiting === 0) {
      socket.onmessage?.({ data });
      return;
    }
    waiting += 1;
    const text = typeof data === 'string' ? data : unpacked(data);
    last = last.then(async () => {
      const told = await text;
      waiting -= 1;
      socket.onmessage?.({ data: told });
    });
  };
  return socket;
}
