import { headerForm } from '../header/header-form.ts';
import { headerMeaning, likelyMeaning } from '../header/header-meaning.ts';
import type { PartsSheet } from '../header/parts-file.ts';

/** Headers of price lists and of search results, as `headerForm` returns them. */
const price =
  /^(?:unit|retail|list|net|base|min|opt|розн|опт|базов|закуп)?\p{L}{0,10}(?:price|pricing|цена|цены|стоимость|preis|fiyat|单价|价格)/u;
const stock =
  /^(?:in)?(?:stock|availab|onhand|inventory|warehouse)|^(?:qty|quantity)(?:available|instock)|^(?:свободный|текущий)?(?:остат|наличи|вналичии|насклад|складск)|^(?:lager|bestand|stok)|^库存/u;
const terms =
  /^(?:moq|min(?:imum)?(?:qty|quantity|order)|mult|кратность|миним|мин|lifecycle|productstatus|partstatus|qty$|noqty|leadtime|срокпоставки|валюта|currency|единица|едизм|ставкандс|ндс|vat|штрихкод|barcode|gtin|ean)/u;
const found = /^(?:datasheet|image|photo|series|productstatus|partstatus|lifecycle|packaging|rohs|pricebreak)/u;

const headerWithin = 40;

const fieldOf = (text: string): string | null => headerMeaning(text)?.fields[0] ?? likelyMeaning(text);

/** Whether a row is the header of a list of goods: it has a price or stock column, and a name column. */
function isGoodsHeader(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '' && cell.length <= 60);
  if (filled.length < 3) return false;
  const fields = filled.map(fieldOf);
  if (fields.includes('quantity') || fields.includes('designators')) return false;
  const forms = filled.map(headerForm);
  const has = (pattern: RegExp): boolean => forms.some((form) => pattern.test(form));
  const hasName = fields.some(
    (field) => field === 'mpn' || field === 'description' || field === 'foreign_number' || field === 'customer_number',
  );
  return hasName && (has(stock) || (has(price) && has(terms)));
}

/**
 * Recognises a sheet that names goods but not needed quantities: a shop's price list or stock, or search results of a
 * distributor. Returns null if it may be a parts list.
 */
export function goodsSheetKind({ rows }: PartsSheet): 'price_list' | 'search_results' | null {
  const header = rows.slice(0, headerWithin).find(isGoodsHeader);
  if (header === undefined) return null;
  const forms = header.map(headerForm);
  const marks = new Set(forms.flatMap((form) => found.exec(form)?.[0] ?? []));
  const hasSeller = header.some((cell) => headerMeaning(cell)?.distributor !== null && headerMeaning(cell) !== null);
  return marks.size >= 2 || (marks.size === 1 && hasSeller) ? 'search_results' : 'price_list';
}
