/** A line of the file, or that there was one too long to be a row. */
export interface TextLine {
  readonly line: number;
  /** Null: longer than the limit. */
  readonly text: string | null;
}

/** Characters of one line; a part with all its attributes has a few thousand. */
export const lineLengthMax = 1_000_000;

/** Bytes as text in pieces, without a byte order mark. */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/** Lines of a text that comes in pieces, those of one piece at a time. A line over the limit is dropped, never held. */
export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<readonly TextLine[]> {
  let line = 0;
  let rest = '';
  let isOverlong = false;
  const close = (text: string): TextLine => {
    line += 1;
    const isDropped = isOverlong || text.length > lineLengthMax;
    isOverlong = false;
    return { line, text: isDropped ? null : text };
  };
  for await (const piece of pieces) {
    const parts = piece.split('\n');
    const last = parts.pop() ?? '';
    const lines = parts.map((part, index) => close(index === 0 ? rest + part : part));
    rest = parts.length === 0 ? rest + last : last;
    if (rest.length > lineLengthMax) {
      isOverlong = true;
      rest = '';
    }
    if (lines.length > 0) yield lines;
  }
  if (rest !== '' || isOverlong) yield [close(rest)];
}
