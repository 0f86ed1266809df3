import { isOnRequest, joinsPrices, quantitiesOfHeading, shareOfPrices } from '@farad/domain/import';
import { quantityMax } from '@farad/domain/quantities';
import { isCountName } from '@farad/importers/vocabulary/field-names';

import type { SeenColumn } from './proposed-columns.ts';

const priceName =
  /price|цен[аыу]|fiyat|价|розн|(?<!\p{L})ррц(?!\p{L})|(?:^|[ ,(])опт(?![ио])|стоимост|прайс|\bcost\b|\busd\b|\beur\b|\brub\b|руб|[$€₽£]/iu;
const noPrice =
  /сумм|\bext\b|extended|total|order price|заказ|дата|date|ндс %|рентаб|скидк|discount|currency|валют|мин|min|(?:за|per)\s*\d{2,}|priced?\s*(?:for|per|unit)$|url|link|break/iu;
const retail = /розн|retail|(?<!\p{L})ррц(?!\p{L})|базов/iu;
const shareMin = 0.5;

const currencies: readonly (readonly [sign: RegExp, currency: string])[] = [
  [/usd|us\$|\$|доллар/iu, 'USD'],
  [/eur|€|евро/iu, 'EUR'],
  [/gbp|£|фунт/iu, 'GBP'],
  [/cny|rmb|yuan|¥|元|юан/iu, 'CNY'],
  [/\btry\b|\btl\b|₺/iu, 'TRY'],
  [/руб|₽|\brub\b|\brur\b|(?<!\p{L})р\./iu, 'RUB'],
];
const currencyIn = (text: string): string | null => currencies.find(([sign]) => sign.test(text))?.[1] ?? null;

interface PriceColumn {
  readonly field: string;
  readonly currency: string | null;
  readonly quantity: number | null;
  readonly level: number | null;
  readonly isRetail: boolean;
}

const number = (text: string | undefined): number => Number((text ?? '').replace(/[\s\u00a0,]/gu, ''));

/**
 * Returns the minimum quantity of a price that the name of its column states: "Цена от 100", "100+", "Price (1000
 * pcs)", "10-99", "от 1000 шт".
 */
function quantityIn(name: string): number | null {
  // A name such as `до 10` or `менее 10 шт` belongs to the price of small quantities, from 1.
  if (/(?:^|[^\p{L}])(?:до|менее|меньше|up to|below|<)\s*\d/iu.test(name)) return 1;
  const found =
    /(?:от|from|≥|>=?|@|qty\.?)\s*(?<number>\d[\d \u00a0]{0,9})/iu.exec(name) ??
    /(?<number>\d[\d \u00a0]{0,9})\s*(?:\+|шт|pcs|pc\b|ea\b|adet|и более|and up|个)/iu.exec(name) ??
    /(?<number>\d{1,7})\s*[-–]\s*\d{1,7}/u.exec(name);
  const quantity = found === null ? 0 : number(found.groups?.['number']);
  return quantity >= 1 && quantity <= quantityMax ? quantity : null;
}

/** Returns the number at the end of a name such as "Опт 2" or "Price 3". */
const levelIn = (name: string): number | null => {
  const found = /(?:^|\D)(?<level>\d{1,7})\)?\s*(?:\(?[$€₽]\)?)?\s*$/u.exec(name)?.groups?.['level'];
  return found === undefined ? null : Number(found);
};

/** Returns the currency that more than half of the prices name. */
function currencyOfTexts(all: readonly string[]): string | null {
  const texts = all.filter((text) => !isOnRequest(text));
  const counts = new Map<string, number>();
  for (const text of texts) {
    const currency = currencyIn(text);
    if (currency !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most !== undefined && most[1] > texts.length / 2 ? most[0] : null;
}

/**
 * Matches a heading that is only a quantity: "100+", "от 100 шт", "10-99". Other numbers are years or numbers of
 * warehouses.
 */
const quantityAlone =
  /^(?:(?:от|from|≥|>=?|@|qty\.?)\s*\d[\d \u00a0]{0,9}|\d[\d \u00a0]{0,9}\s*(?:\+|(?:шт\.?|pcs\.?|pc|adet|个)\s*\+?|и более|and up)|\d{1,7}\s*[-–]\s*\d{1,7})(?:\s*(?:шт|pcs|adet)\.?)?$/iu;
/**
 * Matches a price with a currency or decimals. A heading that is only a number is a quantity if such prices are below
 * it.
 */
const writtenAsPrice = /[$€£¥₽₺]|\d[.,]\d/u;

/**
 * Returns the names of the columns that have only a quantity as heading and prices below. They count only if there are
 * at least two.
 */
function pricedQuantities(columns: readonly SeenColumn[]): ReadonlySet<string> {
  const found = columns.filter(({ name, texts }) => {
    const said = texts.filter((text) => !isOnRequest(text));
    const isNumber =
      /^\d{1,7}$/u.test(name.trim()) && said.filter((text) => writtenAsPrice.test(text)).length * 2 >= said.length;
    if (!isNumber && !quantityAlone.test(name.trim())) return false;
    return said.length > 0 && shareOfPrices(said) >= shareMin;
  });
  return new Set(found.length < 2 ? [] : found.map(({ name }) => name));
}

/** Whether most cells have several prices, and the heading names a price or lists their quantities. */
const hasJoinedPrices = ({ name, texts }: SeenColumn): boolean => {
  const isNamed = priceName.test(name) && !noPrice.test(name.replace(/\bbreaks?\b/iu, ''));
  if (!isNamed && quantitiesOfHeading(name).length === 0) return false;
  const said = texts.filter((text) => !isOnRequest(text));
  return said.length > 0 && said.filter(joinsPrices).length >= said.length * shareMin;
};

function priceColumns(columns: readonly SeenColumn[]): readonly PriceColumn[] {
  const byQuantity = pricedQuantities(columns);
  return columns
    .filter((column) => {
      const { name, texts } = column;
      if (byQuantity.has(name) || hasJoinedPrices(column)) return true;
      if (!priceName.test(name) || noPrice.test(name) || (isCountName(name) && !/цена|price|fiyat|价/iu.test(name)))
        return false;
      const said = texts.filter((text) => !isOnRequest(text));
      return said.length > 0 && shareOfPrices(said) >= shareMin;
    })
    .map((column) => {
      const { name, texts } = column;
      const isJoined = hasJoinedPrices(column);
      const single = quantityIn(name) ?? (byQuantity.has(name) ? number(name) : null);
      return {
        field: name,
        currency: currencyIn(name) ?? currencyOfTexts(texts),
        quantity: isJoined ? (quantitiesOfHeading(name)[0] ?? 1) : single,
        level: isJoined ? null : levelIn(name),
        isRetail: retail.test(name),
      };
    });
}

/**
 * Returns the quantity for the column "Price 2". It is the value of the column "Qty 2", if nearly all rows have the
 * same value there.
 */
function pairedQuantity(level: number, columns: readonly SeenColumn[]): number | null {
  const paired = columns.find(
    ({ name }) => /qty|quantity|break|кол/iu.test(name) && !/price\s*\d*$|цена/iu.test(name) && levelIn(name) === level,
  );
  const [first] = paired?.texts ?? [];
  if (paired === undefined || first === undefined || !/^\d{1,7}$/u.test(first)) return null;
  return paired.texts.filter((text) => text === first).length >= paired.texts.length * 0.9 ? Number(first) : null;
}

/** Returns true if the numbers stand for kinds of prices (1, 2, 3). Otherwise they are quantities (1, 10, 100). */
const areKinds = (levels: readonly number[]): boolean =>
  levels.length > 0 &&
  levels.toSorted((a, b) => a - b).every((level, index, all) => level === (all[0] ?? 0) + index) &&
  (levels[0] ?? 0) <= 2;

export interface ProposedPrices {
  readonly columns: readonly { readonly quantity: number; readonly field: string }[];
  readonly currency: string;
  /**
   * Currencies that the file states, by price column. They are in the heading, the prices, a column of currencies or
   * the texts above the headings.
   */
  readonly stated: ReadonlyMap<string, string>;
  /** All price columns, including those of other currencies or kinds. */
  readonly all: ReadonlySet<string>;
}

/**
 * Returns the currency of the prices that the texts above the headings state: "Валюта: USD", "Цены в EUR без НДС". Null
 * = they state none or several. Texts about an exchange rate are ignored.
 */
function currencyOfTitles(titles: readonly string[]): string | null {
  const named = titles
    .flatMap((text) => text.split(/[.;]\s/u))
    .filter(
      (text) => /цен[аы]|прайс|валют|price|currency|fiyat|para birimi/iu.test(text) && !/курс|rate|kur\b/iu.test(text),
    )
    .flatMap((text) => currencies.flatMap(([sign, currency]) => (sign.test(text) ? [currency] : [])));
  return new Set(named).size === 1 ? (named[0] ?? null) : null;
}

/**
 * Guesses the currency of a list that states none, by the language of its headings. A foreign currency is the safer
 * guess, since staff must then enter a rate and see the mistake. If dollars were taken for roubles, parts would be sold
 * at about a hundredth of the price.
 */
export function currencyOfHeadings(names: readonly string[]): string {
  const text = names.join(' ');
  if (/\p{Script=Cyrillic}{2}/u.test(text)) return 'RUB';
  if (/fiyat|(?<!\p{L})ürün|üretici|miktar/iu.test(text)) return 'TRY';
  return /\p{Script=Han}/u.test(text) ? 'CNY' : 'USD';
}

/**
 * Returns the prices by quantity, in one currency. If there are several kinds of prices (retail, wholesale), the retail
 * prices are used, otherwise the first ones.
 *
 * @param titles texts above the headings
 */
export function proposePrices(columns: readonly SeenColumn[], titles: readonly string[]): ProposedPrices {
  const found = priceColumns(columns);
  const stated = columns.find(({ name }) => /^(?:currency|валюта|para birimi)$/iu.test(name.trim()))?.texts[0];
  const general = (stated === undefined ? null : currencyIn(stated)) ?? currencyOfTitles(titles);
  const fallback = general ?? currencyOfHeadings(columns.map(({ name }) => name));
  const currencyOf = (column: PriceColumn): string => column.currency ?? fallback;
  const currency = found.some((column) => currencyOf(column) === 'RUB') ? 'RUB' : (found[0]?.currency ?? fallback);
  const own = found.filter((column) => currencyOf(column) === currency);
  const levels = own.flatMap(({ level, quantity }) => (level === null || quantity !== null ? [] : [level]));
  const isKinds = areKinds(levels);
  const sized = own.map((column) => {
    const paired = column.level === null ? null : pairedQuantity(column.level, columns);
    const bare = isKinds || column.level === null ? null : column.level;
    return { ...column, quantity: column.quantity ?? paired ?? bare };
  });
  const kept = new Map<number, string>();
  const ranked = [...sized].sort((a, b) => Number(b.isRetail) - Number(a.isRetail));
  for (const { quantity, field } of ranked) if (!kept.has(quantity ?? 1)) kept.set(quantity ?? 1, field);
  return {
    columns: [...kept].map(([quantity, field]) => ({ quantity, field })).sort((a, b) => a.quantity - b.quantity),
    currency,
    stated: new Map(
      found.flatMap((column): (readonly [string, string])[] => {
        const named = column.currency ?? general;
        return named === null ? [] : [[column.field, named]];
      }),
    ),
    all: new Set(found.map(({ field }) => field)),
  };
}
