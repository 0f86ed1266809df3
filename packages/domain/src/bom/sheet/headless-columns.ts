import { cleanText } from '../cell/clean-text.ts';
import { valuesOf, type ColumnValues } from '../cell/column-values.ts';
import type { BomColumn, BomField, ForeignDistributor } from '../header/layout.ts';
import { partFields } from '../header/missing-fields.ts';

/** Fields of a list without a header, for one, two and three columns. The order is KiCost's. */
const byPlace: readonly (readonly BomField[])[] = [['mpn'], ['mpn', 'designators'], ['quantity', 'mpn', 'designators']];

const enough = 0.6;

/**
 * Fields that can be recognised from a column's texts, in the order in which they choose their columns. Each field gets
 * one column.
 */
const telling: readonly (readonly [BomField, (values: ColumnValues) => number])[] = [
  ['designators', ({ share }) => share.designators - share.lcsc],
  ['quantity', ({ share, isOrdinal }) => (isOrdinal ? 0 : share.integer - share.farnell)],
  [
    'foreign_number',
    ({ share }) => Math.max(share.lcsc, share.digikey, share.mouser - 0.2, share.rs - 0.2, share.farnell - 0.2),
  ],
  // A list often has packages that we do not know (`32QFN`) or none (`N/A`), so 40 % of known ones are enough.
  [
    'package',
    ({ share }) => (share.package >= 0.4 && share.mpn + share.words < 0.3 ? Math.max(enough, share.package) : 0),
  ],
  ['maker', ({ share }) => share.maker],
  ['datasheet', ({ share }) => share.url],
  ['mpn', ({ share }) => share.mpn - share.electrical],
  ['value', ({ share }) => share.electrical - share.words],
  ['description', ({ share }) => share.words],
];

const pieces = /^(?:[xх×*]|шт\.?|pcs?\.?|ea\.?|stk\.?|adet|个)$/iu;

/** Returns the texts of a column. Returns an empty list if all texts are only `x` or `шт`, as beside quantities. */
function textsOf(cells: readonly string[]): readonly string[] {
  const texts = cells.map((cell) => cleanText(cell).text);
  return texts.every((text) => text === '' || pieces.test(text)) ? [] : texts;
}

/** Whether a column may hold designators. Packages, part numbers and a few texts that repeat are not designators. */
const mayBePlaces = ({ share, filled, samples }: ColumnValues): boolean =>
  share.designators >= 0.2 ||
  (samples.some((text) => /\p{L}/u.test(text)) &&
    share.words < 0.2 &&
    share.package < 0.3 &&
    share.mpn < 0.3 &&
    (filled < 6 || samples.length > 2));

/**
 * Whether texts may be names used as designators, such as `LDO_C1`, `MOS1`, `LDO`: single words that do not repeat,
 * most with a number at the end.
 */
function areNames(texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== '');
  return (
    filled.length >= 4 &&
    new Set(filled).size === filled.length &&
    filled.every((text) => /^\p{Lu}[\p{Lu}\d_]{0,15}$/u.test(text)) &&
    filled.filter((text) => /\p{Lu}\d{1,3}$/u.test(text)).length >= filled.length * 0.6
  );
}

/**
 * Whether enough texts of a column fit the field. For fields other than designators and quantity, any text fits except
 * a link.
 */
function couldBe(field: BomField, values: ColumnValues | undefined): boolean {
  if (values === undefined) return false;
  if (field === 'designators') return mayBePlaces(values);
  if (field === 'quantity') return values.share.integer >= 0.2;
  return values.share.url < enough;
}

/** Returns the distributor that most numbers of the column belong to. */
const distributorOf = (share: ColumnValues['share']): ForeignDistributor | null =>
  (['lcsc', 'digikey', 'mouser', 'rs', 'farnell'] as const).find((name) => share[name] >= enough) ?? null;

/** Returns the first column of the block around `index`. Empty columns separate blocks. */
function blockOf(values: readonly ColumnValues[], index: number): number {
  let first = index;
  while (first > 0 && (values[first - 1]?.filled ?? 0) > 0) first -= 1;
  return first;
}

/**
 * Corrects the quantities if two lists stand side by side with an empty column between them. If they were taken from
 * the other list than the names, returns the column in the names' list. null = nothing to correct.
 */
function besideName(
  values: readonly ColumnValues[],
  fields: ReadonlyMap<number, Pick<BomColumn, 'field' | 'evidence'>>,
): number | null {
  const at = (wanted: readonly (BomField | null)[]): number | undefined =>
    [...fields].find(([, { field }]) => wanted.includes(field))?.[0];
  const [name, quantity] = [at(['mpn', 'value', 'description']), at(['quantity'])];
  if (name === undefined || quantity === undefined) return null;
  const block = blockOf(values, name);
  if (block === blockOf(values, quantity)) return null;
  const own = values.findIndex(
    (each, index) =>
      index > name && !fields.has(index) && blockOf(values, index) === block && each.share.integer >= enough,
  );
  return own < 0 ? null : own;
}

/**
 * Returns the columns of a list without a header. Uses the texts, and then KiCost's rule: one column is the part, two
 * are part and references, three or more are quantity, part, references.
 */
export function headlessColumns(columns: readonly (readonly string[])[]): readonly BomColumn[] {
  const texts = columns.map(textsOf);
  const values = texts.map(valuesOf);
  const fields = new Map<number, Pick<BomColumn, 'field' | 'evidence'>>();
  const used = new Set<BomField>();
  const take = (index: number, field: BomField, evidence: 'values' | 'position'): void => {
    fields.set(index, { field, evidence });
    used.add(field);
  };
  const named = texts.findIndex(areNames);
  if (named >= 0 && values.filter(({ filled: count }) => count > 0).length > 1) take(named, 'designators', 'values');
  const filled = values.flatMap(({ filled: count, isOrdinal }, index) => (count > 0 && !isOrdinal ? [index] : []));
  const isOnly = filled.length === 1;
  for (const [field, strength] of telling) {
    if (used.has(field)) continue;
    // A single column must identify the part.
    if (isOnly && !partFields.includes(field)) continue;
    const best = values
      .map((each, index) => ({ index, strength: strength(each) }))
      .filter(({ index, strength: own }) => !fields.has(index) && own >= enough)
      .toSorted((a, b) => b.strength - a.strength)[0];
    if (best !== undefined) take(best.index, field, 'values');
  }
  const places = byPlace[Math.min(filled.length, 3) - 1] ?? [];
  filled.forEach((index, place) => {
    const field = places[place];
    const isPart = used.has('description') || used.has('value');
    if (field === undefined || fields.has(index) || used.has(field) || (field === 'mpn' && isPart)) return;
    if (couldBe(field, values[index])) take(index, field, 'position');
  });
  const counted = besideName(values, fields);
  if (counted !== null) {
    for (const [index, { field }] of fields) if (field === 'quantity') fields.delete(index);
    take(counted, 'quantity', 'values');
  }
  // Values beside a column of library names such as `CAP POL`: `Tantalio`, `10u`.
  const nominal = filled.findLast((index) => !fields.has(index) && (values[index]?.share.electrical ?? 0) >= 0.25);
  if (nominal !== undefined && used.has('designators') && !used.has('value')) take(nominal, 'value', 'values');
  // A column next to designators or quantities names the part, by number or value, if no other column names it.
  const left = filled.find((index) => !fields.has(index) && couldBe('mpn', values[index]));
  if (left !== undefined && !partFields.some((field) => used.has(field))) {
    take(left, (values[left]?.share.electrical ?? 0) >= 0.2 ? 'value' : 'mpn', 'position');
  }
  return values.map(({ samples, share }, index) => ({
    index,
    header: '',
    samples,
    priority: 0,
    distributor: fields.get(index)?.field === 'foreign_number' ? distributorOf(share) : null,
    ...(fields.get(index) ?? { field: null, evidence: 'none' as const }),
  }));
}
