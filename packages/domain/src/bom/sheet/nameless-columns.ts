import type { BomColumn, BomField } from '../header/layout.ts';
import { areCountedPlaces } from './counted-places.ts';
import type { Seen, Taken } from './seen-column.ts';

const byValues = (field: BomField): Taken => ({ field, distributor: null, evidence: 'values' });

/** Returns the field of a column without a header, judged by its texts, in a list with quantities; null = none. */
function fieldOf(column: Seen, all: readonly Seen[], has: (field: BomField) => boolean): BomField | null {
  const { share, filled } = column.values;
  if (!has('designators')) return areCountedPlaces(column, all) ? 'designators' : null;
  if (filled < 3 || share.integer > 0.5 || share.designators > 0.5) return null;
  if (!has('package') && share.package >= 0.6) return 'package';
  const isNamed = has('value') || has('mpn');
  return !isNamed && share.package < 0.3 && share.electrical + share.mpn >= 0.6 ? 'value' : null;
}

const partNames: readonly BomField[] = ['mpn', 'value', 'description'];

/**
 * Whether a column without a header has the quantities of a list without designators: whole numbers up to 9999 in
 * nearly all rows, and no other such column.
 */
function areCounts(column: Seen, all: readonly Seen[]): boolean {
  const most = Math.max(0, ...all.map(({ values }) => values.filled));
  const mayCount = ({ header, values: { share, filled, isOrdinal }, texts }: Seen): boolean =>
    header === '' &&
    filled >= 3 &&
    filled >= most * 0.6 &&
    !isOrdinal &&
    share.package < 0.4 &&
    texts.filter((text) => /^\d{1,4}$/u.test(text)).length >= filled * 0.9;
  return mayCount(column) && all.filter(mayCount).length === 1;
}

/**
 * Finds the quantities of a list that has neither a column of quantities nor designators: a column of counts without a
 * header is used.
 */
export function withNamelessCounts<Column extends Pick<BomColumn, 'field' | 'evidence'>>(
  columns: readonly Column[],
  all: readonly Seen[],
): readonly Column[] {
  const has = (field: BomField): boolean => columns.some((column) => column.field === field);
  if (has('quantity') || has('designators') || !partNames.some(has)) return columns;
  return columns.map((column, place) => {
    const own = all[place];
    return column.field === null && own !== undefined && areCounts(own, all)
      ? { ...column, ...byValues('quantity') }
      : column;
  });
}

/** Whether the first column names the parts although it has no header, and the columns after it describe them. */
function isNameOfParts(column: Seen, all: readonly Seen[], named: readonly Taken[]): boolean {
  const { values, texts, header } = column;
  const place = all.indexOf(column);
  const filled = texts.filter((text) => text !== '');
  const most = Math.max(0, ...all.map((other) => other.values.filled));
  return (
    header === '' &&
    named[place + 1]?.field === 'description' &&
    all.slice(0, place).every((other) => other.values.filled === 0) &&
    !named.some(({ field }) => field === 'mpn' || field === 'value') &&
    filled.length >= Math.max(3, most * 0.8) &&
    values.share.designators < 0.3 &&
    filled.filter((text) => /\p{L}{3}/u.test(text)).length >= filled.length * 0.8
  );
}

/**
 * Finds the designators, packages and values of a list whose header names only other columns, such as quantities and
 * prices. The columns without a header are recognised by their texts and the counts beside them.
 */
export function withNameless(named: readonly Taken[], all: readonly Seen[]): Taken[] {
  const result = [...named];
  const has = (field: BomField): boolean => result.some((taken) => taken.field === field);
  for (const [place, column] of all.entries()) {
    if (result[place]?.field !== null) continue;
    if (isNameOfParts(column, all, result)) result[place] = byValues('description');
  }
  if (!has('quantity')) return result;
  // The designators are found first, because they prove that the other columns belong to a list.
  for (let round = 0; round < 2; round += 1) {
    for (const [place, column] of all.entries()) {
      if (column.header !== '' || result[place]?.field !== null) continue;
      const field = fieldOf(column, all, has);
      if (field !== null) result[place] = byValues(field);
    }
  }
  return result;
}
