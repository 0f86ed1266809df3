import type { Handle } from '@farad/database/connection/connect';
import type { PaidOrderLine, PaidOrderRow } from '@farad/database/payments/paid-order.queries';
import type { PaymentLineRow } from '@farad/database/payments/payment.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { moscowDay, type Day } from '@farad/domain/delivery';
import { vatClassFor, type SellerVatMode } from '@farad/domain/invoice';
import type { PaidLine } from '@farad/domain/receipt';
import { vatPercentOn, type VatPeriod } from '@farad/domain/vat';

import { sellerOf } from '#core/shop/seller.ts';

type Line = Omit<PaymentLineRow, 'cancelled' | 'shipped' | 'returned'>;

/** Position of the delivery among the lines of a payment. Goods have the positions from 1. */
const deliveryPosition = 0;

/** Name of the delivery on receipts, which must be in Russian by law. */
const deliveryName = 'Доставка';

/** Returns the seller's current VAT mode. */
export const vatModeNow = async (handle: Handle): Promise<SellerVatMode> =>
  (await sellerOf(handle))?.vatMode ?? 'general';

/** Returns the lines of an order to pay, with the seller's VAT. The delivery comes last, unless it is free. */
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
    unit: 'piece',
    total: cargo,
    country: null,
    customsDeclaration: null,
    isMarked: false,
  };
  return [...goods, delivery];
}

/**
 * Form of a country code by ISO 3166: two letters. Other names of countries, which suppliers use, are left out, since
 * the fiscal register refuses them.
 */
const countryForm = /^[A-Z]{2}$/;
const customsLengthMax = 32;

/** A day, and the VAT rates that staff entered in addition to the built-in ones. */
export interface TaxDay {
  readonly day: Day;
  readonly added: readonly VatPeriod[];
}

export const taxDayOf = async (handle: Handle, at: Date): Promise<TaxDay> => ({
  day: moscowDay(at),
  added: (await settingQueries(handle).value('vat')).periods,
});

/** Returns a line in the form that a receipt of this day needs. */
export const paidLineOf = (
  { name, subject, quantity, unit, total, vatClass, country, customsDeclaration }: Line,
  { day, added }: TaxDay,
): PaidLine => ({
  name,
  subject,
  quantity,
  ...(unit === 'piece' ? {} : { unit }),
  total,
  vatPercent: vatPercentOn(vatClass, day, added),
  ...(country !== null && countryForm.test(country) ? { country } : {}),
  ...(customsDeclaration === null || customsDeclaration.length > customsLengthMax ? {} : { customsDeclaration }),
});
