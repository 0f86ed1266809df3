import type { ImportMapping } from '@farad/contract/office/imports/mapping';
import { addedVats } from '@farad/domain/import';

const vat = String.raw`(?:НДС|VAT|KDV)`;
const without = new RegExp(
  String.raw`(?:без(?: учета| учёта)?|не вкл\p{L}*\.?|excl\p{L}*\.?(?: of)?|net of|without|w/o|plus|\+)\s*${vat}|${vat}\s*(?:is )?(?:not included|excluded|extra)|KDV\s*hariç|KDV[’']?siz`,
  'iu',
);
const mentioned = new RegExp(String.raw`(?<!\p{L})${vat}`, 'iu');
const ofPrices = /цен[аы]|прайс|price|fiyat/iu;
/** Matches a cell that says nothing but this, such as `without VAT`. */
const isAlone = new RegExp(String.raw`^\(?(?:${without.source})[.)]*$`, 'iu');

const isOfVat = (title: string): boolean =>
  isAlone.test(title.trim()) || (ofPrices.test(title) && mentioned.test(title));

/**
 * Returns the mapping with the usual VAT added to its prices if the file states that they are without VAT: in the
 * heading of a price column, or above the headings in a text about prices or in a cell of its own. A heading has
 * priority over such a text.
 */
export function withStatedVat(mapping: ImportMapping, titles: readonly string[]): ImportMapping {
  const headings = mapping.columns.flatMap(({ column, target }) =>
    target.kind === 'price' || target.kind === 'tiers' ? [column] : [],
  );
  const telling = headings.filter((text) => mentioned.test(text));
  const texts = telling.length > 0 ? telling : titles.filter(isOfVat);
  if (texts.length === 0 || !texts.every((text) => without.test(text))) return mapping;
  return { ...mapping, prices: { ...mapping.prices, addedVat: addedVats[0] } };
}
