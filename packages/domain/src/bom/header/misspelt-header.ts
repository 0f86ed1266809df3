import { headerForm } from './header-form.ts';
import { headerFields } from './header-words.ts';
import type { BomField } from './layout.ts';

const lengthMin = 5;

/**
 * Fields that may be guessed from a misspelt header. Not `alternate`: a wrong guess could be bought instead of the
 * part.
 */
const guessed: ReadonlySet<BomField> = new Set<BomField>([
  'mpn',
  'value',
  'designators',
  'quantity',
  'package',
  'maker',
  'foreign_number',
  'description',
  'note',
]);

/** Whether the longer of two long words has one or two letters more in one place: `quantality`. */
function isStretched(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 8 || long.length - short.length > 2) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return at > 2 && short.slice(at) === long.slice(at + long.length - short.length);
}

/** Whether two words differ by one letter: another, missing or additional one, or two neighbours swapped. */
function isOneSlipApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (isSwapped && short.slice(at + 2) === long.slice(at + 2));
}

/**
 * Returns the field of a header with one typing error: `Vlaue`, `Количесто`. Null if no field or several fields fit.
 */
export function misspeltField(text: string): BomField | null {
  const form = headerForm(text);
  if (form.length < lengthMin || form.length > 40) return null;
  const found = new Set<BomField>();
  for (const [word, [field, ...others]] of headerFields) {
    if (field === undefined || word.length < lengthMin) continue;
    if (!isOneSlipApart(form, word) && !isStretched(form, word)) continue;
    if (others.length > 0) return null;
    found.add(field);
  }
  const [only, ...others] = found;
  return only !== undefined && others.length === 0 && guessed.has(only) ? only : null;
}
