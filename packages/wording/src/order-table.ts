import { sumKopecks, type Kopecks } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { formatCount, formatMoney } from './format.ts';
import { texts } from './languages/messages/order-table.ts';

/** A sum with its name, in words. */
interface NamedSum {
  readonly name: string;
  readonly sum: string;
}

/** What an order is made of, as the HTML of a letter shows it; the plain text has the same. */
export interface LetterTable {
  /** The part of the plain text that it stands for; empty: it is added. */
  readonly replaces: string;
  readonly goods: readonly {
    readonly part: string;
    readonly title: string;
    readonly pieces: string;
    readonly sum: string;
  }[];
  /** Goods, discount, delivery: they make the total. */
  readonly sums: readonly NamedSum[];
  readonly total: NamedSum;
  /** Inside the total, by rate. */
  readonly vat: readonly NamedSum[];
  /** The goods that a letter does not name, of an order that is too long for it. */
  readonly rest: NamedSum;
}

/** Lines of goods that a letter names: mail clients cut what is longer than 100 kB. */
const namedMax = 60;

/** What is counted in the letter of an order. */
export interface CountedOrder {
  readonly lines: readonly {
    readonly part: string;
    readonly title: string;
    readonly pieces: string;
    readonly total: Kopecks;
  }[];
  /** What coupon and bonuses take off. */
  readonly discount: Kopecks;
  readonly deliveryPrice: Kopecks;
  readonly total: Kopecks;
  /** VAT inside the total, by rate. */
  readonly vat: readonly { readonly percent: number; readonly sum: Kopecks }[];
}

/** The table of an order. The sums of its rows make its total. */
export function orderTable(locale: Locale, order: CountedOrder): LetterTable {
  const said = texts[locale].words;
  const money = (sum: Kopecks): string => formatMoney(sum, locale);
  const { lines, discount, deliveryPrice, total, vat } = order;
  const rest = lines.slice(namedMax);
  const goods = { name: said.goods, sum: money(sumKopecks(lines.map((line) => line.total))) };
  const less = { name: said.discount, sum: `−${money(discount)}` };
  const delivery = { name: said.delivery, sum: deliveryPrice === 0 ? said.free : money(deliveryPrice) };
  return {
    replaces: '',
    goods: lines
      .slice(0, namedMax)
      .map(({ part, title, pieces, total: sum }) => ({ part, title, pieces, sum: money(sum) })),
    rest: {
      name: rest.length === 0 ? '' : said.more(formatCount(rest.length, locale)),
      sum: money(sumKopecks(rest.map((line) => line.total))),
    },
    sums: [goods, ...(discount === 0 ? [] : [less]), delivery],
    total: { name: said.total, sum: money(total) },
    vat: vat.map(({ percent, sum }) => ({ name: said.vat(String(percent)), sum: money(sum) })),
  };
}
