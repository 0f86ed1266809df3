import type { Handle } from '@farad/database/connection/connect';
import { parcelQueries } from '@farad/database/parcels/parcel.queries';
import type { PaidOrderRow } from '@farad/database/payments/paid-order.queries';
import type { PaymentLineRow } from '@farad/database/payments/payment.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { tillLimits, type Mark, type PaidLine, type TillSetting } from '@farad/domain/receipt';
import type { AddressedReceipt, ReceiptCustomer } from '@farad/integrations/payments';

/** Data that the receipts of an order need: the fiscal register, its limit of items, and the buyer. */
export interface ReceiptTarget {
  readonly till: TillSetting;
  readonly itemsMax: number;
  readonly customer: ReceiptCustomer;
}

/** Returns the customer of a receipt: the buyer's contact, and the name and INN of a company. */
const customerOf = ({ contact, company }: Pick<PaidOrderRow, 'contact' | 'company'>): ReceiptCustomer => ({
  ...(contact.email === '' ? {} : { email: contact.email }),
  ...(contact.phone === '' ? {} : { phone: contact.phone }),
  ...(company === null ? {} : { name: company.name, inn: company.inn }),
});

export async function receiptTarget(
  handle: Handle,
  order: Pick<PaidOrderRow, 'contact' | 'company'>,
): Promise<ReceiptTarget> {
  const { till } = await settingQueries(handle).value('payments');
  return { till, itemsMax: tillLimits[till.kind].itemsMax, customer: customerOf(order) };
}

/** Adds the buyer and the current fiscal register to a receipt. */
export const addressed = (
  { till, customer }: ReceiptTarget,
  receipt: AddressedReceipt['receipt'],
): AddressedReceipt => ({ customer, receipt, till });

/** Returns a function that returns the marking codes scanned when a line was packed; none for goods without marking. */
export async function marksOfLines(handle: Handle, orderId: number, lines: readonly PaymentLineRow[]) {
  const isMarked = lines.some((line) => line.isMarked);
  const marks = isMarked ? await parcelQueries(handle).marks(orderId) : [];
  return ({ productId, isMarked: hasMarks }: PaymentLineRow): Pick<PaidLine, 'marks'> => {
    if (!hasMarks) return {};
    const own = marks.filter((mark) => mark.productId === productId);
    return { marks: own.map(({ code, pieces }): Mark => ({ code, pieces })) };
  };
}
