import type { Day } from '../delivery/day.ts';

/** An invoice named in a payment purpose. */
export interface InvoiceMention {
  readonly sequence: number;
  /** null = no date given. */
  readonly day: Day | null;
}

/** Order numbers in a payment purpose: `26-000123`. */
const orderForm = /(?<![\d-])\d{2}-\d{6,15}(?![\d-])/g;

const months = ['янв', 'фев', 'мар', 'апр', 'ма[йя]', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];

const dateForm = `(?<day>\\d{1,2})(?:[./-](?<month>\\d{1,2})[./-]|\\s+(?<word>${months.join('|')})[а-я]*\\.?\\s+)(?<year>\\d{4}|\\d{2})(?!\\d)`;

/**
 * Matches «сч. 15», «счёт № 15», «счету-договору N15», «сч.на оплату 15/2», «по счетам 15, 16 и 17», but not bank
 * account numbers.
 */
const listForm = new RegExp(
  '(?<![а-яё/])(?:сч(?:[её]т(?:у|а|ом|е|ы|ов|ам|ами|ах)?)?(?![а-яё])|invoice(?![a-z]))' +
    '(?:\\s*-\\s*договор[а-яё]*)?[\\s.]*(?:(?:на|к)\\s+оплат[а-яё]*\\s*)?' +
    '(?<list>(?:(?:№|n[o°]?\\.?|#|ном(?:ер)?\\.?)?\\s*\\d{1,9}(?:/\\d{1,3})?(?![\\d-])' +
    `(?:\\s*(?:от|dd|dated)\\.?\\s*${dateForm}(?:\\s*г(?:ода|\\.)?)?)?[\\s,;]*(?:и\\s+)?)+)`,
  'giu',
);

const itemForm = new RegExp(`(?<sequence>\\d{1,9})(?:/\\d{1,3})?(?:\\s*(?:от|dd|dated)\\.?\\s*${dateForm})?`, 'giu');

function dayOf({ day = '', month, word = '', year = '' }: Record<string, string | undefined>): Day | null {
  // An unknown month becomes 0, which is not a valid month.
  const named = months.findIndex((each) => new RegExp(`^(?:${each})`, 'iu').test(word)) + 1;
  const y = Number(year) + (year.length === 2 ? 2000 : 0);
  const [m, d] = [month === undefined ? named : Number(month), Number(day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  const isReal = date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  return isReal ? (date.toISOString().slice(0, 10) as Day) : null;
}

/**
 * Returns the invoices that a payment purpose names, in all common spellings. The version suffix of a number is
 * ignored. An invalid date counts as no date.
 */
export function invoiceMentions(purpose: string): readonly InvoiceMention[] {
  const found: InvoiceMention[] = [];
  for (const { groups: list } of purpose.matchAll(listForm)) {
    for (const { groups = {} } of (list?.['list'] ?? '').matchAll(itemForm)) {
      const sequence = Number(groups['sequence']);
      const mention = { sequence, day: dayOf(groups) };
      if (sequence > 0 && !found.some((each) => each.sequence === sequence && each.day === mention.day))
        found.push(mention);
    }
  }
  return found;
}

export const orderMentions = (purpose: string): readonly string[] => [
  ...new Set([...purpose.matchAll(orderForm)].map(([number]) => number)),
];
