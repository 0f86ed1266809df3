import type { AttributeDefinition, AttributeKey } from '../../../category/category.ts';
import type { AttributeFilter } from '../../filter.ts';
import type { Way } from '../query-reading.ts';
import type { CategoryScope } from '../scope.ts';
import type { QueryVocabulary } from '../vocabulary.ts';

const pattern =
  /^(\d{1,3}(?:[.,]\d{1,2})?)[xх×*](\d{1,3}(?:[.,]\d{1,2})?)(?:[xх×*](\d{1,3}(?:[.,]\d{1,2})?))?(?:мм|mm)?$/iu;
const disc = /^(0?5|0?7|10|14|20|25|32|40)D$/iu;
const sizeKey = /(?:^|_)(?:length|width|height|diameter|depth)(?:_|$)/u;

/** True if the piece consists of sizes: `6х6`, `14D`. */
export const isSizes = (core: string): boolean => pattern.test(core) || disc.test(core);

/** Meaning of sizes such as `6x6` or `5.5×2.1 мм`: the condition, alternatives in `or`, preferences in `also`. */
export interface SizePair {
  readonly filter: AttributeFilter;
  readonly or: readonly Way[];
  readonly also: readonly (readonly Way[])[];
}

const millimetres = (text: string): number => Number(`${text}e-3`);

const isSize = ({ kind, unit, key }: AttributeDefinition): boolean =>
  kind === 'number' && unit === 'metre' && sizeKey.test(key);

/**
 * Returns the condition for the rows and contacts of a pin header: `2x20` is two rows of 20. null = another piece or
 * kind of part.
 */
function contactRows(core: string, scope: CategoryScope | null): SizePair | null {
  const [, rows, perRow] = /^([1-4])[xх×*](\d{1,2})$/iu.exec(core) ?? [];
  if (perRow === undefined || scope?.keys.has('rows') !== true || !scope.keys.has('pins')) return null;
  const of = (key: string, value: number): AttributeFilter => ({
    kind: 'values',
    key: key as AttributeKey,
    values: [value],
  });
  return { filter: of('pins', Number(rows) * Number(perRow)), or: [], also: [[of('rows', Number(rows))]] };
}

/** Returns the condition for the format of a display: `16x2`. null = another piece or kind of part. */
function displayFormat(core: string, scope: CategoryScope | null): SizePair | null {
  const [, columns, rows] = /^(\d{1,4})[xх×*](\d{1,4})$/iu.exec(core) ?? [];
  const key = 'display_format' as AttributeKey;
  if (rows === undefined || scope?.keys.has(key) !== true) return null;
  const asTyped: Way = { kind: 'words', words: [`${columns}x${rows}`] };
  return { filter: { kind: 'values', key, values: [`${columns}×${rows}`] }, or: [asTyped], also: [] };
}

/**
 * Returns the condition for the diameter of a varistor: `14D`. A part number that states the diameter also meets it.
 * null = another piece or kind of part.
 */
function varistorDisc(core: string, scope: CategoryScope | null): SizePair | null {
  const [, size] = disc.exec(core) ?? [];
  if (size === undefined || scope?.keys.has('clamping_voltage') !== true || !scope.keys.has('voltage_ac')) return null;
  return {
    filter: { kind: 'values', key: 'diameter' as AttributeKey, values: [millimetres(size)] },
    or: [{ kind: 'number', beginnings: discNumbers(size) }],
    also: [],
  };
}

/** Returns prefixes of the part numbers of varistors with this diameter in millimetres. */
export function discNumbers(size: string): readonly string[] {
  const series = ['MYG', 'TVR', 'JVR', 'JVR-', 'CNR', 'CNR-', 'FNR-', 'VDR', 'VDR-', 'STE', 'TND', 'HEL', 'MYN'];
  const discs = [size, size.padStart(2, '0')].flatMap((own) => [
    `${own}D`,
    `${own}N`,
    `MOV-${own}D`,
    `MOV${own}D`,
    ...series.map((maker) => maker + own),
  ]);
  return [...new Set(discs)];
}

/** Returns the keys of the attributes of these parts that are dimensions. */
export const sizeKeys = (scope: CategoryScope | null, { attributes }: QueryVocabulary): readonly AttributeKey[] =>
  scope === null
    ? []
    : [...attributes.values()].filter((one) => isSize(one) && scope.keys.has(one.key)).map(({ key }) => key);

/** Nominal size of tube fuses → their actual outer sizes. */
const tubeSizes: ReadonlyMap<string, readonly string[]> = new Map([
  ['5x20', ['5.2x20']],
  ['6x30', ['6.3x30', '6.35x30', '6.3x32', '6.35x31.75', '6.35x31.8']],
  ['6x32', ['6.3x32', '6.35x31.75', '6.35x31.8']],
  ['6.3x32', ['6.35x31.75', '6.35x31.8']],
]);

/** Returns the ways in which suppliers write a size. Some add a letter for "pins": `2x5P`. */
const writtenSizes = (size: string): readonly string[] => [
  size,
  ...(/^\d+x\d+$/u.test(size) ? [`${size}p`] : []),
  ...(tubeSizes.get(size) ?? []),
];

/**
 * Returns the conditions for sizes; null = the piece is not a size, or the kind of part has no dimensions. Each number
 * may be any dimension of the part. The sizes may also be written in a value or title.
 */
export function sizePair(core: string, scope: CategoryScope | null, vocabulary: QueryVocabulary): SizePair | null {
  const counted = contactRows(core, scope) ?? displayFormat(core, scope) ?? varistorDisc(core, scope);
  if (counted !== null) return counted;
  const sizes =
    pattern
      .exec(core)
      ?.slice(1)
      .filter((size) => size !== undefined) ?? [];
  const [own, second, ...others] = sizes.map((size) => size.replace(',', '.'));
  if (own === undefined || second === undefined) return null;
  const keys = sizeKeys(scope, vocabulary);
  const asTyped: Way = { kind: 'words', words: writtenSizes([own, second, ...others].join('x')) };
  const met = (size: string, of: readonly AttributeKey[]): readonly AttributeFilter[] =>
    of.map((key) => ({ kind: 'values', key, values: [millimetres(size)] }));
  const sides = keys.filter((key) => /(?:^|_)(?:length|width)(?:_|$)/u.test(key));
  const [side, otherSide] = sides;
  // For `6x6`, each number gets a different attribute. Otherwise, a part with one side of 6 mm would meet both
  // conditions.
  const isSquare = own === second && side !== undefined && otherSide !== undefined;
  const [filter, ...or] = met(own, isSquare ? [side] : keys);
  if (filter === undefined) return null;
  return {
    filter,
    or: [...or, asTyped],
    also: [second, ...others].map((size, place) => [
      ...met(size, isSquare && place === 0 ? [otherSide] : keys),
      asTyped,
    ]),
  };
}
