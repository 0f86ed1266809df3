import type { Handle } from '@farad/database/connection/connect';
import type { PaidOrderLine, PaidOrderRow, PaymentLineRow } from '@farad/database/payments/payment.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { moscowDay, type Day } from '@farad/domain/delivery';
import { vatClassFor, type SellerVatMode } from '@farad/domain/invoice';
import type { PaidLine } from '@farad/domain/receipt';
import { vatPercentOn, type VatPeriod } from '@farad/domain/vat';

import { sellerOf } from '#core/shop/seller.ts';

type Line = Omit<PaymentLineRow, 'cancelled' | 'shipped' | 'returned'>;

/** The place of the delivery among the lines of a payment. */
const deliveryPosition = 0;

/** Receipts are written in the language of the law. */
const deliveryName = 'Доставка';

/** How the seller of this moment adds VAT. */
export const vatModeNow = async (handle: Handle): Promise<SellerVatMode> =>
  (await sellerOf(handle))?.vatMode ?? 'general';

/** What an order's payment is for, taxed as its seller is; the delivery last, where it costs anything. */
export function linesToPay(
  { cargo }: Pick<PaidOrderRow, 'cargo'>,
  lines: readonly PaidOrderLine[],
  vatMode: SellerVatMode,
): Line[] {
  const goods = lines.map((line): Line => ({
    ...line,
    subject: 'commodity',
    vatClass: vatClassFor(vatMode, line.vatClass),
  }));
  if (cargo === 0) return goods;
  const delivery: Line = {
    position: deliveryPosition,
    productId: null,
    name: deliveryName,
    subject: 'service',
    vatClass: vatClassFor(vatMode, 'standard'),
    quantity: 1,
    total: cargo,
    country: null,
    customsDeclaration: null,
    isMarked: false,
  };
  return [...goods, delivery];
}

/** Two letters of ISO 3166; what suppliers call countries otherwise stays out of receipts, as the till takes no such thing. */
const countryForm = /^[A-Z]{2}$/;
const customsLengthMax = 32;

/** A day with the rates of VAT that staff have entered for it or for later. */
export interface TaxDay {
  readonly day: Day;
  readonly added: readonly VatPeriod[];
}

export const taxDayOf = async (handle: Handle, at: Date): Promise<TaxDay> => ({
  day: moscowDay(at),
  added: (await settingQueries(handle).value('vat')).periods,
});

/** A line as a receipt of this day writes it. */
export const paidLineOf = (
  { name, subject, quantity, total, vatClass, country, customsDeclaration }: Line,
  { day, added }: TaxDay,
): PaidLine => ({
  name,
  subject,
  quantity,
  total,
  vatPercent: vatPercentOn(vatClass, day, added),
  ...(country !== null && countryForm.test(country) ? { country } : {}),
  ...(customsDeclaration === null || customsDeclaration.length > customsLengthMax ? {} : { customsDeclaration }),
});
