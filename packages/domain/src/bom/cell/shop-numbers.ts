import { distributorOf } from '../header/header-meaning.ts';
import { cleanText } from './clean-text.ts';
import { saysNotFitted } from './not-fitted.ts';

const money = String.raw`(?:[$€£¥￥₽]|руб\.?|usd|eur|rub|tl|zł|pln|kč|czk|chf)`;
const price = new RegExp(String.raw`^(?:${money}\s*\d[\d\s.,]*|\d[\d\s.,]*\s*${money})$`, 'iu');

/** Whether a text is a price: `$0.15`, `€ 12.62`, `0,35 ₽`. */
export const isPrice = (text: string): boolean => price.test(text);

export const isLink = (text: string): boolean => /^(?:https?:\/\/|www\.)\S+$/iu.test(text);

const any =
  /^(?:any|any ?one|any (?:brand|maker|manufacturer|vendor)|generic|various|n\.? ?a\.?|люб(?:ой|ая|ое|ые)|не важно|beliebig|diverse|herhangi|任意)$/iu;

/** Whether a number or a maker does not matter: `ANY`, `Various`, `n.a.`, `любой`. */
export const saysAny = (text: string): boolean => any.test(text.trim());

export interface ShopNumbers {
  /** The numbers of a cell; `shop` = a name before the number, as in `element14.com 1686079`. */
  readonly numbers: readonly { readonly shop: string | null; readonly number: string }[];
  /** The text of a cell that has no number, such as a condition for the part. */
  readonly remark: string | null;
}

const separator = /[\r\n;|]+|\s+(?:\/|or|или|oder|veya)\s+|,\s+/iu;
const wordsMax = 3;

/** Kinds of packing. Distributors' files have them next to the part numbers. */
const packings = /^(?:bulk|tray|tube|reel|tape|cut ?tape|bag|box|ammo|strip)$/iu;

/** Whether a text is a price without a currency, or a way of packing: `0.15`, `Bulk`. */
const isOfOffer = (text: string): boolean => /^\d{1,6}[.,]\d{1,5}$/u.test(text) || packings.test(text);

const isNumber = (text: string): boolean =>
  text.length >= 3 &&
  (/\d/u.test(text) || !text.includes(' ')) &&
  text.split(' ').length <= wordsMax &&
  ![isPrice, isLink, isOfOffer, saysNotFitted].some((isOther) => isOther(text));

/**
 * Returns the suppliers' numbers in a cell. If the cell contains a sentence instead, returns it as the remark. Prices
 * and links are ignored.
 */
export function shopNumbersIn(cell: string): ShopNumbers {
  const { text } = cleanText(cell);
  const pieces = cell
    .split(separator)
    .map((piece) => cleanText(piece).text)
    .filter((piece) => piece !== '');
  const texts = pieces.length > 1 && pieces.every(isNumber) ? pieces : isNumber(text) ? [text] : [];
  const numbers = texts.map((each) => {
    const [shop = '', ...rest] = each.split(/[/:]\s?/u);
    // The shop stands before its number: `Farnell/1699397`.
    if (rest.length === 1 && distributorOf(shop) !== null && /\d/u.test(rest[0] ?? '')) {
      return { shop, number: rest[0] ?? '' };
    }
    const [first = '', ...others] = each.split(' ');
    const isNamed = others.length > 0 && distributorOf(first) !== null;
    return isNamed ? { shop: first, number: others.join(' ') } : { shop: null, number: each };
  });
  const isRemark = numbers.length === 0 && ![isPrice, isLink, isOfOffer].some((isOther) => isOther(text));
  return { numbers, remark: isRemark ? text : null };
}
