/* A socket whose scenes come packed: binary frames are unpacked, and everything is handed on in the order it came. */
import type { Path } from '../protocol';
import type { Socket } from './connection';

/** What to ask the server for; browsers that cannot unpack get plain text. */
export const PACKING = 'DecompressionStream' in globalThis ? 'deflate' : null;

export async function unpacked(frame: ArrayBuffer): Promise<string> {
  const stream = new Blob([frame]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(stream).text();
}

/** A branch is its key and what follows it; a move is nothing, its notation and its label. */
type Branch = [string, ...(Branch | Leaf)[]];
type Leaf = [null, string, string];

/** A packed scene has its paths as a tree: grow the paths again, in the order of the tree. */
export function withPaths(message: Record<string, unknown>): Record<string, unknown> {
  if (!('tree' in message)) return message;
  const { tree, ...rest } = message;
  const paths: Path[] = [];
  const follow = (parts: (Branch | Leaf)[], keys: string[]): void => {
    for (const part of parts) {
      if (part[0] === null) paths.push({ notation: (part as Leaf)[1], keys, label: (part as Leaf)[2] });
      else follow(part.slice(1) as (Branch | Leaf)[], [...keys, part[0]]);
    }
  };
  follow(tree as (Branch | Leaf)[], []);
  return { ...rest, paths };
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
