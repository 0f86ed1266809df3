import type { BankDetails } from '../company/requisites.ts';
import type { Day } from '../delivery/day.ts';
import type { Kopecks } from '../money/money.ts';
import { sumKopecks } from '../money/sum.ts';
import type { VatSum } from './invoice-lines.ts';
import { formatInvoiceDay } from './invoice-number.ts';

/** Data of a payment that the QR code on an invoice gives to bank apps. */
export interface PaymentOrder {
  readonly name: string;
  readonly inn: string;
  readonly kpp: string | null;
  readonly bankName: string;
  readonly bik: BankDetails['bik'];
  readonly account: BankDetails['account'];
  readonly correspondentAccount: NonNullable<BankDetails['correspondentAccount']>;
  readonly amount: Kopecks;
  readonly purpose: string;
}

/** Beginning of the QR code's text: format, version and character set (GOST R 56042-2014, UTF-8). */
const header = 'ST00012';

const lengthMax = { Name: 160, BankName: 45, Purpose: 160 } as const;

/** Maximum size in bytes of the block with the mandatory fields. */
const mandatoryBytesMax = 300;

/** Allowed separators of the fields. The first one that no value contains is used. */
const separators = ['|', '~', '^', '#', '`'] as const;

/** Returns the length of a text in UTF-8 bytes. The text must have no lone surrogates. */
const bytesOf = (text: string): number => encodeURIComponent(text).replace(/%../g, '-').length;

/** Replaces control characters by spaces and cuts the text to `most` characters. */
const plain = (text: string, most: number): string =>
  [
    ...text
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, ' ')
      .replace(/ {2,}/g, ' ')
      .trim(),
  ]
    .slice(0, most)
    .join('')
    .trimEnd();

type Field = readonly [key: string, value: string];

const join = (fields: readonly Field[], separator: string): string =>
  [header, ...fields.map(([key, value]) => `${key}=${value}`)].join(separator);

function mandatory(order: PaymentOrder, name: string): readonly Field[] {
  return [
    ['Name', name],
    ['PersonalAcc', order.account],
    ['BankName', plain(order.bankName, lengthMax.BankName)],
    ['BIC', order.bik],
    ['CorrespAcc', order.correspondentAccount],
  ];
}

/**
 * Returns the payee's name, cut so that the mandatory block has room for it. Banks identify the payee by the account
 * number, not by the name.
 */
function fittingName(order: PaymentOrder): string {
  const room = mandatoryBytesMax - bytesOf(join(mandatory(order, ''), '|'));
  const name = [...plain(order.name, lengthMax.Name)];
  while (bytesOf(name.join('')) > room) name.pop();
  return name.join('').trimEnd();
}

/** Returns the text of the payment QR code (GOST R 56042-2014; integrations section 5), in UTF-8. */
export function paymentCodeText(order: PaymentOrder): string {
  const fields: readonly Field[] = [
    ...mandatory(order, fittingName(order)),
    ['Sum', String(order.amount)],
    ['Purpose', plain(order.purpose, lengthMax.Purpose)],
    ['PayeeINN', order.inn],
    ...(order.kpp === null ? [] : [['KPP', order.kpp] as const]),
  ];
  const separator = separators.find((each) => fields.every(([, value]) => !value.includes(each)));
  if (separator !== undefined) return join(fields, separator);
  return join(
    fields.map(([key, value]) => [key, value.replaceAll('|', ' ')] as const),
    '|',
  );
}

/** Formats an amount as payment orders do, with a dash between roubles and kopecks: `220-00`. */
const dashed = (amount: Kopecks): string => `${Math.floor(amount / 100)}-${String(amount % 100).padStart(2, '0')}`;

/** Returns the words about VAT at the end of a payment purpose. */
export function vatWords(vat: readonly VatSum[]): string {
  const taxed = vat.filter(({ percent }) => percent !== null);
  const [first] = taxed;
  if (first === undefined) return ', без НДС';
  if (taxed.length === 1 && vat.length === 1) return `, в т.ч. НДС ${first.percent}% ${dashed(first.vat)}`;
  return `, в т.ч. НДС ${dashed(sumKopecks(taxed.map((each) => each.vat)))}`;
}

/**
 * Returns the purpose that the buyer should put into the payment order. It names the invoice, so that the shop can
 * match the payment.
 */
export function paymentPurpose(invoice: {
  readonly number: string;
  readonly day: Day;
  readonly vat: readonly VatSum[];
}): string {
  return `Оплата счета ${invoice.number} от ${formatInvoiceDay(invoice.day)}${vatWords(invoice.vat)}`;
}
