/**
 * Pieces or days, read from a column of a price list:
 * - `absent`: the cell is empty or holds a word for "no value";
 * - `unread`: the text is not understood;
 * - `negative`: the number is negative.
 */
export type SideValue =
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unread' }
  | { readonly kind: 'negative' };

const absent: SideValue = { kind: 'absent' };
const unread: SideValue = { kind: 'unread' };
const negative: SideValue = { kind: 'negative' };
const valueOf = (value: number): SideValue => ({ kind: 'value', value });

const lengthMax = 100;
const nothing = new Set(['', '-', '--', '—', '–', 'n/a', 'nan', 'null', '#n/a', '#н/д', '?']);
const isNegative = /^[-−]\s*[\d.,]*[1-9]/u;

const cleaned = (written: string): string =>
  written
    .slice(0, lengthMax)
    .normalize('NFKC')
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .replace(/^'/u, '')
    .trim();

/** Matches words that mean "out of stock" in the languages of price lists. */
const noStock =
  /^(?:0|нет(?: на складе| в наличии)?|отсутствует|под заказ|на заказ|заказ|ожидается|в пути|транзит|снят\p{L}*|продано|no|none|out of stock|sold out|on order|backorder(?:ed)?|on request|call|yok|tükendi|stokta yok|无货|缺货)(?: .*)?$/iu;
const atLeast = /^(?:[>≥~≈]=?|более|больше|свыше|от|около|over|more than|at least)\s*/iu;
/**
 * Matches a number of pieces. Thousands may be separated by one kind of sign: `1 234`, `1,234`, `1.234`. Zero decimals
 * may follow: `1 204,000`.
 */
const pieces = /^(?<number>\d{1,3}(?<sign>[ ,.'])\d{3}(?:\k<sign>\d{3})*|\d{1,12})(?:[.,]0+)?(?<rest>\+|[^\d]*)$/u;
/** Like {@link pieces}, for files in which a comma separates decimals: `84,000` is 84. */
const piecesBeforeComma =
  /^(?<number>\d{1,3}(?<sign>[ .'])\d{3}(?:\k<sign>\d{3})*|\d{1,12})(?:,0+)?(?<rest>\+|[^\d]*)$/u;
/**
 * Matches numbers in which the comma must separate decimals, not thousands: `2,10`, `1 204,000`, `0,350`, `1204,000`.
 */
const decimalComma = /^(?:\d+,(?:\d{1,2}|\d{4,})|0,\d+|\d{4,},\d+|\d{1,3}(?:[ ']\d{3})+,\d+)(?!\d|,)/u;
/** Matches a range of pieces: `100-500 шт`. Its lower number is used. */
const piecesRange = /^(?<number>\d{1,9}) ?(?:-|–|…|\.\.\.?) ?\d{1,9}(?<rest> ?[^\d]*)$/u;
/** Matches what may follow a number of pieces. Other units mean that the number is no stock ("12 мес"). */
const pieceUnits =
  /^(?:\+|\p{P}|\s|шт\p{L}*|ед\p{L}*|упак\p{L}*|уп|pcs?|pieces?|ea|each|units?|adet|个|in stock|в наличии|на складе|immediate|available|available now|stock|-)*$/iu;

/** True if this number proves that commas separate decimals in its file. */
export const showsDecimalComma = (written: string): boolean => decimalComma.test(cleaned(written));

/**
 * Reads a number of pieces: `1 234`, `12 шт`. `>1000` and `1000+` give 1000. `нет` and `под заказ` give 0. `есть`,
 * `много` and `<10` give no number.
 *
 * @param hasDecimalComma commas separate decimals in this file, so `84,000` is 84, as 1C writes it
 */
export function readPieces(written: string, hasDecimalComma = false): SideValue {
  const text = cleaned(written);
  if (nothing.has(text.toLowerCase())) return absent;
  if (isNegative.test(text)) return negative;
  if (noStock.test(text)) return valueOf(0);
  const plain = text.replace(atLeast, '').replace(/\s*\([^)]*\)$/u, '');
  const groups = ((hasDecimalComma ? piecesBeforeComma : pieces).exec(plain) ?? piecesRange.exec(plain))?.groups;
  const [, thousands, rest = ''] = /^(\s*тыс\.?)?(.*)$/u.exec(groups?.['rest'] ?? '') ?? [];
  if (groups === undefined || !pieceUnits.test(rest)) return unread;
  return valueOf(Number((groups['number'] ?? '').replace(/[ ,.']/gu, '')) * (thousands === undefined ? 1 : 1000));
}

const inStock = /^(?:склад|со склада|на складе|в наличии|есть|сразу|in stock|stock|immediate(?:ly)?|stokta)$/iu;
const span =
  /^(?:до|от|около|~|≈|<|>|≤|≥|up to|about|approx\.?)?\s*(?<from>\d{1,4})(?:[.,]\d)?(?:\s*(?:-|–|—|…|\.\.\.?|до|to|~)\s*(?<to>\d{1,4}))?\+?\s*(?<unit>.*)$/iu;
const daysOf: readonly (readonly [unit: RegExp, days: number])[] = [
  [/^(?:рабоч|раб\.|р\. ?д|working|business|iş gün)/iu, 7 / 5],
  [/^(?:дн|день|дня|д(?!\p{L})|сут|days?|d\b|gün|天)/iu, 1],
  [/^(?:нед|wks?|weeks?|w\b|hafta|周)/iu, 7],
  [/^(?:мес|months?|mos?\b|ay\b|月)/iu, 30],
];

/**
 * Reads a lead time in days: `5`, `4-6 недель`, `10 раб. дней`. `3-5` gives the longer time, `со склада` gives 0.
 *
 * @param column name of the column. After "Срок, нед." numbers without a unit are weeks
 */
export function readDays(written: string, column = ''): SideValue {
  const text = cleaned(written);
  if (nothing.has(text.toLowerCase())) return absent;
  if (isNegative.test(text)) return negative;
  if (inStock.test(text)) return valueOf(0);
  const { from = '', to = '', unit = '' } = span.exec(text)?.groups ?? {};
  if (from === '') return unread;
  const own = unit.trim() === '' ? (unitOf(lastWords(column)) ?? 1) : unitOf(unit.trim());
  return own === undefined ? unread : valueOf(Math.ceil(Math.max(Number(from), Number(to)) * own));
}

const unitOf = (text: string): number | undefined => daysOf.find(([unit]) => unit.test(text))?.[1];

/**
 * Returns the unit at the end of a column's name: "Срок поставки, нед.", "Lead time (weeks)". A comma, a slash or a
 * bracket comes before it.
 */
const lastWords = (column: string): string =>
  /(?:,|\(|\/)\s*(?<unit>\p{L}[^,()]*)\)?\s*$/u.exec(column)?.groups?.['unit'] ?? '';

/** True if the supplier gives the price only on request. This is no problem of the row. */
export const isOnRequest = (written: string): boolean =>
  /^(?:по запросу|запрос\p{L}*|уточн\p{L}*|договорн\p{L}*|звоните|цена по запросу|под заказ|on request|request|call(?: for price)?|poa|rfq|quote|tba|tbd|sorunuz|fiyat sorunuz)\.?$/iu.test(
    cleaned(written),
  );
