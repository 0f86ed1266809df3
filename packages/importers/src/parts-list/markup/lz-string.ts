const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const valueOf: ReadonlyMap<string, number> = new Map(Array.from(alphabet, (sign, value) => [sign, value]));

/** Maximum characters of an unpacked text. */
const textLengthMax = 30_000_000;

/** Reads numbers of a given bit count, lowest bit first, from a base64 text. Returns null at the end of the text. */
function bitReader(text: string) {
  let at = 0;
  let mask = 0;
  let value = 0;
  return (count: number): number | null => {
    let read = 0;
    for (let power = 0; power < count; power += 1) {
      if (mask === 0) {
        const next = valueOf.get(text[at] ?? '');
        if (next === undefined) return null;
        value = next;
        at += 1;
        mask = 32;
      }
      if ((value & mask) !== 0) read += 2 ** power;
      mask >>= 1;
    }
    return read;
  };
}

/**
 * Unpacks a text of LZString.compressToBase64, the format of data in interactive BOMs. Returns null if it is damaged,
 * or larger than 30 million characters unpacked.
 */
export function unpackLzString(packed: string): string | null {
  const bits = bitReader(packed);
  /** Entries 0 to 2 are instructions: a character of 8 bits, a character of 16 bits, the end. */
  const entries: string[] = ['', '', ''];
  const pieces: string[] = [];
  let length = 0;
  let width = 2;
  let room = 1;
  let before: string | null = null;
  const grow = (): void => {
    room -= 1;
    if (room > 0) return;
    room = 2 ** width;
    width += 1;
  };
  for (;;) {
    let code = bits(width);
    if (code === null) return null;
    if (code === 2) return pieces.join('');
    if (code < 2) {
      const sign = bits(code === 0 ? 8 : 16);
      if (sign === null) return null;
      entries.push(String.fromCharCode(sign));
      code = entries.length - 1;
      grow();
    }
    const entry: string | undefined =
      entries[code] ?? (code === entries.length && before !== null ? before + before.slice(0, 1) : undefined);
    if (entry === undefined || entry === '') return null;
    pieces.push(entry);
    length += entry.length;
    if (length > textLengthMax) return null;
    if (before !== null) {
      entries.push(before + entry.slice(0, 1));
      grow();
    }
    before = entry;
  }
}
