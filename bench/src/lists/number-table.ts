const base = 0x01_00_01_93;
/** Only this many characters of a number are hashed. */
const lengthMax = 64;
const powers = new Int32Array(lengthMax);
for (let at = 0, power = 1; at < lengthMax; at++, power = Math.imul(power, base)) powers[at] = power;

const hashOf = (text: string): number => {
  let hash = 0;
  for (let at = 0; at < text.length && at < lengthMax; at++)
    hash = (hash + Math.imul(text.charCodeAt(at), powers[at]!)) | 0;
  return hash;
};

/**
 * A hash table from part numbers to rows. The hash is a sum with one term for each character. If one character is
 * replaced, only its term changes, so the new hash is cheap to compute.
 */
export class NumberTable {
  readonly #numbers: string[] = [];
  readonly #hashes: Int32Array;
  readonly #next: Int32Array;
  readonly #first: Int32Array;
  readonly #letters = new Set<number>();
  readonly #shift: number;

  constructor(rows: number) {
    const bits = Math.ceil(Math.log2(rows)) + 1;
    this.#shift = 32 - bits;
    this.#first = new Int32Array(2 ** bits).fill(-1);
    [this.#hashes, this.#next] = [new Int32Array(rows), new Int32Array(rows)];
  }

  #slot(hash: number): number {
    return Math.imul(hash, 0x9e_37_79_b1) >>> this.#shift;
  }

  /** Adds the part number of the next row. */
  add(number: string): void {
    const row = this.#numbers.push(number) - 1;
    const hash = hashOf(number);
    const slot = this.#slot(hash);
    this.#hashes[row] = hash;
    this.#next[row] = this.#first[slot]!;
    this.#first[slot] = row;
    for (let at = 0; at < number.length; at++) this.#letters.add(number.charCodeAt(at));
  }

  #collect(hash: number, isMeant: (number: string) => boolean, rows: number[]): void {
    for (let row = this.#first[this.#slot(hash)]!; row !== -1; row = this.#next[row]!)
      if (this.#hashes[row] === hash && isMeant(this.#numbers[row]!)) rows.push(row);
  }

  rows(number: string): readonly number[] {
    const rows: number[] = [];
    this.#collect(hashOf(number), (other) => other === number, rows);
    return rows;
  }

  /** Returns the rows whose part number differs in exactly one character. Each possible replacement is looked up. */
  near(number: string): readonly number[] {
    const rows: number[] = [];
    const hash = hashOf(number);
    for (let at = 0; at < number.length && at < lengthMax; at++) {
      const own = number.charCodeAt(at);
      for (const letter of this.#letters) {
        if (letter === own) continue;
        const isMeant = (other: string): boolean =>
          other === number.slice(0, at) + String.fromCharCode(letter) + number.slice(at + 1);
        this.#collect((hash + Math.imul(letter - own, powers[at]!)) | 0, isMeant, rows);
      }
    }
    return rows;
  }
}
