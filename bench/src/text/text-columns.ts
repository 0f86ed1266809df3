import type { AttributeValue } from '@farad/domain/category';
import { foldPartNumber } from '@farad/search/words/part-number';
import { benchProducts } from '../kit/catalogue.ts';
import { productWords } from '../kit/postgres.ts';

/** One column: a code for each part; code 0 = the part has no value. */
interface CodedColumn {
  readonly codes: Uint16Array;
  /** Values by their code. */
  readonly values: readonly (AttributeValue | null)[];
}

/** All parts in the form in which the loops of benchmark P2 read them (docs/speed.md). */
export interface TextColumns {
  /** The folded spellings of all part numbers, each between two line feeds. */
  readonly numbers: Buffer;
  /**
   * `numberStarts` = where each spelling begins in `numbers`, in bytes; the last entry is the place after the end.
   * `numberRows` = the row of the part with this spelling.
   */
  readonly numberStarts: Uint32Array;
  readonly numberRows: Uint32Array;
  /** All different words; a word's code is its index. */
  readonly words: readonly string[];
  /**
   * Codes of the words of all different product texts, one text after the other. `textStarts` = where each text begins;
   * `textOf` = the text of each part.
   */
  readonly codes: Uint32Array;
  readonly textStarts: Uint32Array;
  readonly textOf: Uint32Array;
  readonly isInStock: Uint8Array;
  readonly demand: Float64Array;
  readonly ids: Uint32Array;
  /** Columns by name: `category`, `brand`, then attributes by key. */
  readonly columns: ReadonlyMap<string, CodedColumn>;
}

/** Gives codes to values, in the order in which the values first occur. */
class Coding<Value> {
  readonly values: Value[];
  readonly #codes = new Map<unknown, number>();

  constructor(first: readonly Value[]) {
    this.values = [...first];
  }

  code(value: Value, key: unknown = value): number {
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.values.push(value) - 1;
    this.#codes.set(key, code);
    return code;
  }
}

class CodedColumnBuilder {
  readonly codes: Uint16Array;
  readonly #coding = new Coding<AttributeValue | null>([null]);

  constructor(size: number) {
    this.codes = new Uint16Array(size);
  }

  put(row: number, value: AttributeValue | undefined): void {
    if (value === undefined) return;
    const code = this.#coding.code(value, typeof value === 'object' ? value.join('…') : value);
    if (code > 0xff_ff) throw new Error('expected at most 65,535 different values');
    this.codes[row] = code;
  }

  get values(): CodedColumn['values'] {
    return this.#coding.values;
  }
}

/** Returns the columns of all parts. Of the attributes, only those in `keys` are included. */
export const textColumns = (size: number, keys: readonly string[]): TextColumns => {
  const [numbers, numberStarts, numberRows]: [string[], number[], number[]] = [[], [1], []];
  const [words, texts] = [new Coding<string>([]), new Coding<string>([])];
  const [codes, textStarts]: [number[], number[]] = [[], [0]];
  const [textOf, ids] = [new Uint32Array(size), new Uint32Array(size)];
  const [isInStock, demand] = [new Uint8Array(size), new Float64Array(size)];
  const columns = new Map(['category', 'brand', ...keys].map((key) => [key, new CodedColumnBuilder(size)]));
  let row = 0;
  for (const product of benchProducts(size)) {
    for (const form of foldPartNumber(product.mpn)) {
      numbers.push(form);
      numberStarts.push(numberStarts.at(-1)! + Buffer.byteLength(form) + 1);
      numberRows.push(row);
    }
    const own = Array.from(productWords(product), (word) => words.code(word));
    const text = texts.code(own.join());
    if (text === textStarts.length - 1) {
      for (const code of own) codes.push(code);
      textStarts.push(codes.length);
    }
    textOf[row] = text;
    ids[row] = product.id;
    isInStock[row] = +(product.available > 0);
    demand[row] = product.demand;
    columns.get('category')!.put(row, product.categoryId);
    columns.get('brand')!.put(row, product.brandId);
    for (const key of keys) columns.get(key)!.put(row, product.attributes[key]);
    row++;
  }
  return {
    numbers: Buffer.from(`\n${numbers.join('\n')}\n`),
    numberStarts: Uint32Array.from(numberStarts),
    numberRows: Uint32Array.from(numberRows),
    words: words.values,
    codes: Uint32Array.from(codes),
    textStarts: Uint32Array.from(textStarts),
    textOf,
    isInStock,
    demand,
    ids,
    columns,
  };
};
