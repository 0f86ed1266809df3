import type { AttributeDefinition, AttributeKey } from '../../../category/category.ts';
import type { AttributeFilter } from '../../filter.ts';
import type { Way } from '../query-reading.ts';
import type { CategoryScope } from '../scope.ts';
import type { QueryVocabulary } from '../vocabulary.ts';

const pattern =
  /^(\d{1,3}(?:[.,]\d{1,2})?)[xх×*](\d{1,3}(?:[.,]\d{1,2})?)(?:[xх×*](\d{1,3}(?:[.,]\d{1,2})?))?(?:мм|mm)?$/iu;
const sizeKey = /(?:^|_)(?:length|width|height|diameter|depth)(?:_|$)/u;

/** Whether a piece consists of sizes: `6х6`. */
export const isSizes = (core: string): boolean => pattern.test(core);

/** Conditions of `6x6` or `5.5×2.1 мм`. */
export interface SizePair {
  readonly filter: AttributeFilter;
  readonly or: readonly Way[];
  readonly also: readonly (readonly Way[])[];
}

const millimetres = (text: string): number => Number(`${text.replace(',', '.')}e-3`);

const isSize = ({ kind, unit, key }: AttributeDefinition): boolean =>
  kind === 'number' && unit === 'metre' && sizeKey.test(key);

/** Reads `2x20` of a pin header: rows, and contacts per row. */
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

/** Returns the dimension attributes of a kind of part. */
export const sizeKeys = (scope: CategoryScope | null, { attributes }: QueryVocabulary): readonly AttributeKey[] =>
  scope === null
    ? []
    : [...attributes.values()].filter((one) => isSize(one) && scope.keys.has(one.key)).map(({ key }) => key);

/**
 * Returns the conditions of a size. Each number may match any dimension, or the whole text a word of a value. Returns
 * null for other pieces, and for kinds of parts without dimensions.
 */
export function sizePair(core: string, scope: CategoryScope | null, vocabulary: QueryVocabulary): SizePair | null {
  const contacts = contactRows(core, scope);
  if (contacts !== null) return contacts;
  const sizes = pattern
    .exec(core)
    ?.slice(1)
    .filter((size) => size !== undefined);
  const keys = sizes === undefined ? [] : sizeKeys(scope, vocabulary);
  const [first] = keys;
  if (first === undefined || sizes === undefined) return null;
  const asTyped: Way = { kind: 'words', words: [core.toLowerCase()] };
  const met = (size: string): readonly AttributeFilter[] =>
    keys.map((key) => ({ kind: 'values', key, values: [millimetres(size)] }));
  const [own = '', ...others] = sizes;
  const [filter, ...or] = met(own);
  if (filter === undefined) return null;
  return { filter, or: [...or, asTyped], also: others.map((size) => [...met(size), asTyped]) };
}
