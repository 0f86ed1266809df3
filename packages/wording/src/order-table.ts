import { sumKopecks, type Kopecks } from '@farad/domain/money';
import { keepQuantities } from '@farad/domain/quantities';
import type { Locale } from '@farad/domain/shared';

import { formatCount, formatMoney } from './format.ts';
import { texts } from './languages/messages/order-table.ts';

/** A sum and its title, both as displayed. */
interface NamedSum {
  readonly name: string;
  readonly sum: string;
}

/** Goods and sums of an order for the HTML of an e-mail; the plain text has the same. */
export interface LetterTable {
  /** Part of the plain text that the table replaces in the HTML; '' = the table is added. */
  readonly replaces: string;
  readonly goods: readonly {
    readonly part: string;
    readonly title: string;
    readonly pieces: string;
    readonly sum: string;
  }[];
  /** Goods, discount and delivery; they add up to the total. */
  readonly sums: readonly NamedSum[];
  readonly total: NamedSum;
  /** VAT inside the total, by rate. */
  readonly vat: readonly NamedSum[];
  /** Sum of the goods beyond the limit of named lines. */
  readonly rest: NamedSum;
}

/** Maximum number of lines in an e-mail: mail clients cut HTML above 100 kB. */
const namedMax = 60;

/** An order's lines and sums, for its e-mail. */
export interface CountedOrder {
  readonly lines: readonly {
    readonly part: string;
    readonly title: string;
    readonly pieces: string;
    readonly total: Kopecks;
  }[];
  /** Discount by coupon and bonuses. */
  readonly discount: Kopecks;
  readonly deliveryPrice: Kopecks;
  readonly total: Kopecks;
  /** VAT inside the total, by rate. */
  readonly vat: readonly { readonly percent: number; readonly sum: Kopecks }[];
}

/** Returns the table of an order. The displayed sums add up to the displayed total. */
export function orderTable(locale: Locale, order: CountedOrder): LetterTable {
  const words = texts[locale].words;
  const money = (sum: Kopecks): string => formatMoney(sum, locale);
  const { lines, discount, deliveryPrice, total, vat } = order;
  const rest = lines.slice(namedMax);
  const goods = { name: words.goods, sum: money(sumKopecks(lines.map((line) => line.total))) };
  const less = { name: words.discount, sum: `−${money(discount)}` };
  const delivery = { name: words.delivery, sum: deliveryPrice === 0 ? words.free : money(deliveryPrice) };
  return {
    replaces: '',
    goods: lines
      .slice(0, namedMax)
      .map(({ part, title, pieces, total: sum }) => ({ part, title: keepQuantities(title), pieces, sum: money(sum) })),
    rest: {
      name: rest.length === 0 ? '' : words.more(formatCount(rest.length, locale)),
      sum: money(sumKopecks(rest.map((line) => line.total))),
    },
    sums: [goods, ...(discount === 0 ? [] : [less]), delivery],
    total: { name: words.total, sum: money(total) },
    vat: vat.map(({ percent, sum }) => ({ name: words.vat(String(percent)), sum: money(sum) })),
  };
}
