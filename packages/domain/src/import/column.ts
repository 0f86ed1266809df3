import type { AttributeKind, Unit } from '../category/category.ts';
import { unitSymbols } from '../quantities/unit-symbol.ts';
import type { Dimension } from './value/measure.ts';
import { plainText, readList, readValue } from './value/read-value.ts';

/** Kind and unit detected for a supplier's column. `otherUnit`: the column's unit if the shop does not support it. */
export interface ColumnKind {
  readonly kind: AttributeKind;
  readonly unit: Unit | null;
  readonly otherUnit: string | null;
}

const typedShareMin = 0.9;
const rangeShareMin = 0.15;
const enumValuesMax = 200;
const enumLengthMax = 60;
/** Maximum number of different texts that are remembered per column. */
const distinctMax = 5000;

/** Collects statistics on the texts of a column to detect its kind. */
export interface ColumnTally {
  readonly add: (text: string) => void;
  /** Number of added texts. */
  readonly filled: () => number;
  /** Different texts of the column, with how often each occurs; at most 5,000. */
  readonly texts: () => ReadonlyMap<string, number>;
  readonly kind: () => ColumnKind;
}

interface Reading {
  readonly numbers: Map<Dimension, number>;
  readonly ranges: Map<Dimension, number>;
  readonly bareFractions: number;
  readonly flags: number;
  readonly filled: number;
}

const countIn = <K>(counts: Map<K, number>, key: K, by: number): void =>
  void counts.set(key, (counts.get(key) ?? 0) + by);

function readAll(texts: ReadonlyMap<string, number>): Reading {
  const numbers = new Map<Dimension, number>();
  const ranges = new Map<Dimension, number>();
  let [flags, filled, bareFractions] = [0, 0, 0];
  for (const [text, times] of texts) {
    const value = readValue(text);
    if (value.kind === 'absent') continue;
    filled += times;
    if (value.kind === 'flag') flags += times;
    if (value.kind === 'number') countIn(numbers, value.dimension, times);
    if (value.kind === 'range') countIn(ranges, value.dimension, times);
    if (value.kind === 'text') {
      // A list of numbers with a unit is no single value. But it suggests that the column is numeric.
      const listed = readList(text)?.[0];
      if (listed !== undefined && listed.dimension !== null) countIn(numbers, listed.dimension, times);
    }
    if (value.kind === 'number' && value.dimension === null && !Number.isInteger(value.value)) bareFractions += times;
  }
  return { numbers, ranges, flags, filled, bareFractions };
}

const isUnit = (dimension: Dimension): dimension is Unit => dimension !== null && dimension in unitSymbols;

/**
 * Returns the most frequent unit, with how many numbers and ranges have it. If some texts are counts ("4 pcs"), numbers
 * without a unit are treated as counts too.
 */
function commonest({ numbers, ranges }: Reading) {
  const dimensions = [...new Set([...numbers.keys(), ...ranges.keys()])];
  const sized = dimensions.map((dimension) => ({
    dimension,
    numbers: numbers.get(dimension) ?? 0,
    ranges: ranges.get(dimension) ?? 0,
  }));
  const bare = sized.find(({ dimension }) => dimension === null);
  const counted = sized.find(({ dimension }) => dimension === 'count');
  if (bare && counted) sized.push({ dimension: 'count', numbers: bare.numbers + counted.numbers, ranges: bare.ranges });
  return sized.sort((a, b) => b.numbers + b.ranges - (a.numbers + a.ranges))[0];
}

function kindOf(texts: ReadonlyMap<string, number>): ColumnKind {
  const reading = readAll(texts);
  const best = commonest(reading);
  if (best !== undefined && best.numbers + best.ranges >= typedShareMin * reading.filled) {
    const { dimension } = best;
    const isWhole = dimension === null && reading.bareFractions === 0 && best.ranges === 0;
    return {
      kind: best.ranges >= rangeShareMin * (best.numbers + best.ranges) ? 'range' : 'number',
      unit: isUnit(dimension) ? dimension : isWhole ? 'count' : null,
      otherUnit: dimension?.startsWith('other:') ? dimension.slice('other:'.length) : null,
    };
  }
  if (reading.filled > 0 && reading.flags === reading.filled) return { kind: 'flag', unit: null, otherUnit: null };
  const words = new Set([...texts.keys()].map((text) => text.toLowerCase()));
  const isShort = [...texts.keys()].every((text) => text.length <= enumLengthMax);
  return { kind: isShort && words.size <= enumValuesMax ? 'enum' : 'text', unit: null, otherUnit: null };
}

/**
 * Collects the texts of a column and detects its kind. If 90 % of them are numbers or ranges with the same unit, the
 * column is a number or a range. If it has few different short texts, it is an enum.
 */
export function tallyColumn(): ColumnTally {
  const texts = new Map<string, number>();
  let filled = 0;
  return {
    add: (written) => {
      const known = texts.get(written);
      if (known !== undefined) texts.set(written, known + 1);
      else if (texts.size < distinctMax) texts.set(written, 1);
      filled += 1;
    },
    filled: () => filled,
    texts: () => texts,
    kind: () => {
      const plain = new Map<string, number>();
      for (const [text, times] of texts) countIn(plain, plainText(text), times);
      return kindOf(plain);
    },
  };
}
