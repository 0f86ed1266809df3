import type { BomLine } from '@farad/domain/bom';
import type { CategoryId } from '@farad/domain/category';
import { lowestQuantity } from '@farad/domain/product';
import type { IndexedProduct } from '@farad/domain/search-query';
import { categoryTree } from '@farad/search/index/frame-words';
import { benchFrame } from '../kit/catalogue.ts';
import { NumberTable } from './number-table.ts';
import type { BenchLine } from './p8-lines.ts';

/** Index from keys to rows. Rows with the same key form a chain through `#next`. */
class Chains {
  readonly #first = new Map<string, number>();
  readonly #next: Int32Array;

  constructor(rows: number) {
    this.#next = new Int32Array(rows).fill(-1);
  }

  add(key: string, row: number): void {
    this.#next[row] = this.#first.get(key) ?? -1;
    this.#first.set(key, row);
  }

  *rows(key: string): Iterable<number> {
    for (let row = this.#first.get(key) ?? -1; row !== -1; row = this.#next[row]!) yield row;
  }
}

/** Kinds of parts that the lines describe: their top category, and the attribute that holds the value. */
const kinds = [
  { root: 'resistors', value: 'resistance' },
  { root: 'capacitors', value: 'capacitance' },
] as const;
type Kind = (typeof kinds)[number];

const described =
  /^(?:резистор (?<ohms>\d+)(?<kilo>к| Ом) (?<percent>\d+)%|(?:конденсатор|capacitor) (?<farads>\d+)(?<prefix>[нпu])[ФF] (?<volts>\d+)[ВV] (?<dielectric>\w+)) /u;
const farads: Readonly<Record<string, number>> = { п: 1e-12, н: 1e-9, u: 1e-6 };

interface Wanted {
  readonly kind: Kind;
  readonly value: number;
  readonly toleranceMax: number;
  readonly voltageMin: number;
  readonly dielectric: string | null;
}

/** Parses a description as p8-lines.ts writes it; null for other texts. */
const wantedOf = (words: string): Wanted | null => {
  const read = described.exec(words)?.groups;
  if (read === undefined) return null;
  const dielectric = read['dielectric'] ?? null;
  return dielectric === null
    ? {
        kind: kinds[0],
        value: Number(read['ohms']) * (read['kilo'] === 'к' ? 1000 : 1),
        toleranceMax: Number(read['percent']),
        voltageMin: -Infinity,
        dielectric,
      }
    : {
        kind: kinds[1],
        value: Number(read['farads']) * farads[read['prefix']!]!,
        toleranceMax: Infinity,
        voltageMin: Number(read['volts']),
        dielectric,
      };
};

const valueKey = ({ value: name }: Kind, value: number, body: string): string =>
  `${name} ${value.toPrecision(9)} ${body}`;

const tree = categoryTree(benchFrame.categories);
const isBelow = (category: CategoryId, root: string): boolean =>
  (tree.pathOf.get(category) ?? []).some((id) => tree.byId.get(id)?.slug === root);
const kindOf = new Map(tree.preorder.map(({ id }) => [id, kinds.find(({ root }) => isBelow(id, root))]));

/** Numbers with fewer letters and digits are not corrected, as in the engine. */
const correctedLengthMin = 6;

/**
 * The fastest possible look-up of the lines of bench P8, to compare with. It looks up the lines of p8-lines.ts in hash
 * tables made for them, and scans the rows found. It understands no other spelling and returns only the found rows.
 */
export class LineLookUp {
  readonly #ids: Int32Array;
  readonly #available: Int32Array;
  readonly #least: Int32Array;
  readonly #multiple: Int32Array;
  readonly #tolerance: Float64Array;
  readonly #voltage: Float64Array;
  readonly #dielectric: (string | null)[] = [];
  readonly #tierStarts: Uint32Array;
  readonly #tierQuantities: number[] = [];
  readonly #tierPrices: number[] = [];
  readonly #rowOf = new Map<number, number>();
  readonly #byNumber: NumberTable;
  readonly #byValue: Chains;

  constructor(size: number, products: Iterable<IndexedProduct>) {
    [this.#ids, this.#available] = [new Int32Array(size), new Int32Array(size)];
    [this.#least, this.#multiple] = [new Int32Array(size), new Int32Array(size)];
    [this.#tolerance, this.#voltage] = [new Float64Array(size), new Float64Array(size)];
    this.#tierStarts = new Uint32Array(size + 1);
    [this.#byNumber, this.#byValue] = [new NumberTable(size), new Chains(size)];
    let row = 0;
    for (const product of products) this.#add(row++, product);
  }

  #add(row: number, product: IndexedProduct): void {
    const { id, mpn, available, multiple, tiers, attributes, categoryId } = product;
    this.#ids[row] = id;
    this.#rowOf.set(id, row);
    this.#available[row] = available;
    this.#least[row] = lowestQuantity(product);
    this.#multiple[row] = multiple;
    for (const { minQuantity, unitPrice } of tiers) {
      this.#tierQuantities.push(minQuantity);
      this.#tierPrices.push(unitPrice);
    }
    this.#tierStarts[row + 1] = this.#tierPrices.length;
    this.#byNumber.add(mpn.toUpperCase());
    const { tolerance, voltage, dielectric, package: body } = attributes;
    this.#tolerance[row] = typeof tolerance === 'number' ? tolerance : NaN;
    this.#voltage[row] = typeof voltage === 'number' ? voltage : NaN;
    this.#dielectric.push(typeof dielectric === 'string' ? dielectric : null);
    const kind = kindOf.get(categoryId);
    const value = kind === undefined ? undefined : attributes[kind.value];
    if (kind !== undefined && typeof value === 'number' && typeof body === 'string')
      this.#byValue.add(valueKey(kind, value, body), row);
  }

  #cost(row: number, quantity: number): number {
    const [start, end] = [this.#tierStarts[row]!, this.#tierStarts[row + 1]!];
    if (start === end) return Infinity;
    const multiple = this.#multiple[row]!;
    const pieces = Math.max(this.#least[row]!, Math.ceil(quantity / multiple) * multiple);
    let tier = end - 1;
    while (tier > start && this.#tierQuantities[tier]! > pieces) tier--;
    return this.#tierPrices[tier]! * pieces;
  }

  /**
   * Returns the id of the best part for a quantity; null if there are no rows. Parts with enough stock come first, then
   * parts with some stock, then the cheapest.
   */
  #best(rows: Iterable<number>, quantity: number): number | null {
    let best: { readonly id: number; readonly lack: number; readonly cost: number } | null = null;
    for (const row of rows) {
      const [id, available] = [this.#ids[row]!, this.#available[row]!];
      const lack = 2 * +(available < quantity) + +(available <= 0);
      if (best !== null && lack > best.lack) continue;
      const cost = this.#cost(row, quantity);
      const isBetter = best === null || lack < best.lack || cost < best.cost || (cost === best.cost && id < best.id);
      if (isBetter) best = { id, lack, cost };
    }
    return best?.id ?? null;
  }

  *#fitting({ kind, value, toleranceMax, voltageMin, dielectric }: Wanted, body: string): Iterable<number> {
    for (const row of this.#byValue.rows(valueKey(kind, value, body))) {
      if (dielectric === null ? this.#tolerance[row]! <= toleranceMax : this.#voltage[row]! >= voltageMin)
        if (dielectric === null || this.#dielectric[row] === dielectric) yield row;
    }
  }

  #near(number: string): readonly number[] {
    if (number.replaceAll(/[^\p{L}\d]/gu, '').length < correctedLengthMin) return [];
    return this.#byNumber.near(number).map((row) => this.#ids[row]!);
  }

  #found({ mpn, words, package: body, quantity }: BomLine, pinned: number | null): Found {
    const row = pinned === null ? undefined : this.#rowOf.get(pinned);
    if (row !== undefined) return { id: this.#ids[row]!, near: [] };
    if (mpn !== null) {
      const number = mpn.toUpperCase();
      const id = this.#best(this.#byNumber.rows(number), quantity);
      return { id, near: id === null ? this.#near(number) : [] };
    }
    const wanted = wantedOf(words);
    return {
      id: wanted === null || body === null ? null : this.#best(this.#fitting(wanted, body), quantity),
      near: [],
    };
  }

  lines(lines: readonly BenchLine[]): readonly Found[] {
    return lines.map(({ line, pinned }) => this.#found(line, pinned));
  }
}

/** Result for a line: the part found, or else the parts whose number differs in one letter. */
export interface Found {
  readonly id: number | null;
  readonly near: readonly number[];
}
