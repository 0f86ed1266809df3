/** A line of the file, or a mark for a line that was too long. */
export interface TextLine {
  readonly line: number;
  /** null = longer than the limit. */
  readonly text: string | null;
}

/** Maximum number of characters in a line. A part with all its attributes has a few thousand. */
export const lineLengthMax = 1_000_000;

/** Yields the text of bytes in pieces, without a byte order mark. */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/**
 * Yields, for each piece of a text, the lines that end in this piece. A line over the limit is dropped and not held in
 * memory.
 */
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
