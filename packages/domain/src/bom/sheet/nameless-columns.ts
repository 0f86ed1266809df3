import type { BomField } from '../header/layout.ts';
import { areCountedPlaces } from './counted-places.ts';
import type { Seen, Taken } from './seen-column.ts';

const byValues = (field: BomField): Taken => ({ field, distributor: null, evidence: 'values' });

/** Returns the field that the texts of a column without a header show in a list with quantities; null = none. */
function fieldOf(column: Seen, all: readonly Seen[], has: (field: BomField) => boolean): BomField | null {
  const { share, filled } = column.values;
  if (!has('designators')) return areCountedPlaces(column, all) ? 'designators' : null;
  if (filled < 3 || share.integer > 0.5 || share.designators > 0.5) return null;
  if (!has('package') && share.package >= 0.6) return 'package';
  const isNamed = has('value') || has('mpn');
  return !isNamed && share.package < 0.3 && share.electrical + share.mpn >= 0.6 ? 'value' : null;
}

/**
 * Finds the designators, packages and values of a list whose header names only other columns, such as quantities and
 * prices. The columns without a header are recognised by their texts and the counts beside them.
 */
export function withNameless(named: readonly Taken[], all: readonly Seen[]): Taken[] {
  const result = [...named];
  const has = (field: BomField): boolean => result.some((taken) => taken.field === field);
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
