import type { AttributeValue } from '@farad/domain/category';

const layout = /^(\d{1,2})x(\d{1,3})P?$/i;

/** What follows from other values of a part: a connector of 2x5P has ten contacts in two rows. */
export function addDerived(values: Record<string, AttributeValue>): void {
  const structure = values['pin_structure'];
  const found = typeof structure === 'string' ? layout.exec(structure) : null;
  if (found) {
    values['rows'] ??= Number(found[1]);
    values['pins'] ??= Number(found[1]) * Number(found[2]);
  }
  const [rows, perRow] = [values['rows'], values['pins_per_row']];
  if (typeof rows === 'number' && typeof perRow === 'number') values['pins'] ??= rows * perRow;
}
