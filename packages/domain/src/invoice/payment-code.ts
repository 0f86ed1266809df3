import type { BankDetails } from '../company/requisites.ts';
import type { Day } from '../delivery/day.ts';
import type { Kopecks } from '../money/money.ts';
import { sumKopecks } from '../money/sum.ts';
import type { VatSum } from './invoice-lines.ts';
import { formatInvoiceDay } from './invoice-number.ts';

/** To whom and for what money is asked, as bank applications read it off paper. */
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

/** Format, version and character set: GOST R 56042-2014, UTF-8. */
const header = 'ST00012';

const lengthMax = { Name: 160, BankName: 45, Purpose: 160 } as const;

/** Most bytes of the block that must be there. */
const mandatoryBytesMax = 300;

/** The first that no value has separates them; the usual one is the first. */
const separators = ['|', '~', '^', '#', '`'] as const;

/** Length in UTF-8, of text without lone surrogates. */
const bytesOf = (text: string): number => encodeURIComponent(text).replace(/%../g, '-').length;

/** One line without control characters; cut by characters, never within one. */
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

/** The name as long as the mandatory block allows; whose account it is, bank applications know by its number. */
function fittingName(order: PaymentOrder): string {
  const room = mandatoryBytesMax - bytesOf(join(mandatory(order, ''), '|'));
  const name = [...plain(order.name, lengthMax.Name)];
  while (bytesOf(name.join('')) > room) name.pop();
  return name.join('').trimEnd();
}

/** The text of the QR code to pay by (GOST R 56042-2014; integrations section 5). Its bytes are UTF-8. */
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

/** Roubles and kopecks as payment orders write them: `220-00`. */
const dashed = (amount: Kopecks): string => `${Math.floor(amount / 100)}-${String(amount % 100).padStart(2, '0')}`;

/** The tax at the end of a purpose. */
export function vatWords(vat: readonly VatSum[]): string {
  const taxed = vat.filter(({ percent }) => percent !== null);
  const [first] = taxed;
  if (first === undefined) return ', без НДС';
  if (taxed.length === 1 && vat.length === 1) return `, в т.ч. НДС ${first.percent}% ${dashed(first.vat)}`;
  return `, в т.ч. НДС ${dashed(sumKopecks(taxed.map((each) => each.vat)))}`;
}

/** What the buyer writes in his payment order, so that its money is recognised. */
export function paymentPurpose(invoice: {
  readonly number: string;
  readonly day: Day;
  readonly vat: readonly VatSum[];
}): string {
  return `Оплата счета ${invoice.number} от ${formatInvoiceDay(invoice.day)}${vatWords(invoice.vat)}`;
}
