import { BrokenOneCFile } from './broken-one-c-file.ts';

/** Number of bytes at the start of a file in which its encoding is declared. */
const headBytes = 512;

const encodings: ReadonlyMap<string, string> = new Map([
  ['utf-8', 'utf-8'],
  ['utf8', 'utf-8'],
  ['windows-1251', 'windows-1251'],
  ['cp1251', 'windows-1251'],
]);

function encodingOf(head: Uint8Array): string {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/.exec(
    new TextDecoder('latin1').decode(head),
  )?.[1];
  const found = encodings.get((declared ?? 'utf-8').toLowerCase());
  if (found === undefined) throw new BrokenOneCFile('unknown_encoding', 1);
  return found;
}

/** Size of the pieces that are decoded at a time. They are small, so that decoding does not block the event loop. */
const pieceBytes = 16 * 1024;

function* inPieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

async function* withHead(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | null = new Uint8Array(0);
  for await (const bytes of source) {
    if (head === null) yield* inPieces(bytes);
    else {
      const joined: Uint8Array = new Uint8Array(head.length + bytes.length);
      joined.set(head);
      joined.set(bytes, head.length);
      head = joined;
      if (head.length < headBytes) continue;
      yield* inPieces(head);
      head = null;
    }
  }
  if (head !== null) yield head;
}

/** Yields the text of a file, decoded by its declared encoding. Throws BrokenOneCFile for invalid bytes. */
export async function* decodeExchange(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  const decode = (bytes: Uint8Array | null): string => {
    decoder ??= new TextDecoder(encodingOf(bytes ?? new Uint8Array(0)), { fatal: true });
    try {
      return bytes === null ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      // At the end (`null`), this means that the file ended inside a character, so it is incomplete.
      throw new BrokenOneCFile(bytes === null ? 'broken_xml' : 'wrong_encoding', null, error);
    }
  };
  for await (const bytes of withHead(source)) yield decode(bytes);
  yield decode(null);
}
