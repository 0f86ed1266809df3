const prime = 0x01000193;

/** Returns the sum after adding a word. Two different sums stay different after the same word is added. */
const step = (sum: number, word: number): number => {
  const product = Math.imul(sum ^ word, prime);
  return product ^ (product >>> 15);
};

/**
 * Checksum of bytes, read as 32-bit words. Four lanes are independent, so the processor computes them in parallel. A
 * change of any single word changes the checksum.
 */
export class Checksum {
  private readonly lanes = [0x811c9dc5, 0x9dc5811c, 0x1c9dc581, 0xc5811c9d] as [number, number, number, number];

  /** Adds bytes. Their offset and length must be multiples of 8. Each step of the loop adds 16 bytes. */
  add(bytes: Uint8Array): void {
    const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
    let [a, b, c, d] = this.lanes;
    let at = 0;
    for (; at + 3 < words.length; at += 4) {
      a = step(a, words[at]!);
      b = step(b, words[at + 1]!);
      c = step(c, words[at + 2]!);
      d = step(d, words[at + 3]!);
    }
    for (; at < words.length; at++) a = step(a, words[at]!);
    this.lanes[0] = a;
    this.lanes[1] = b;
    this.lanes[2] = c;
    this.lanes[3] = d;
  }

  value(): number {
    return this.lanes.reduce(step, 0x811c9dc5) >>> 0;
  }
}
