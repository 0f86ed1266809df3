import type { Handle } from '@farad/database/connection/connect';
import { parcelQueries } from '@farad/database/parcels/parcel.queries';
import type { PaidOrderRow, PaymentLineRow } from '@farad/database/payments/payment.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { tillLimits, type Mark, type PaidLine, type TillSetting } from '@farad/domain/receipt';
import type { AddressedReceipt, ReceiptCustomer } from '@farad/integrations/payments';

/** Where the receipts of an order go: its till, what that takes, and its buyer. */
export interface ReceiptTarget {
  readonly till: TillSetting;
  readonly itemsMax: number;
  readonly customer: ReceiptCustomer;
}

/** Whom receipts go to: by what the buyer gave, and a company by its name and INN. */
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

/** The receipt for its buyer, at the till of this moment. */
export const addressed = (
  { till, customer }: ReceiptTarget,
  receipt: AddressedReceipt['receipt'],
): AddressedReceipt => ({ customer, receipt, till });

/** Codes that were scanned when the order was packed, by line; nothing for goods that are not marked. */
export async function marksOfLines(handle: Handle, orderId: number, lines: readonly PaymentLineRow[]) {
  const isMarked = lines.some((line) => line.isMarked);
  const marks = isMarked ? await parcelQueries(handle).marks(orderId) : [];
  return ({ productId, isMarked: hasMarks }: PaymentLineRow): Pick<PaidLine, 'marks'> => {
    if (!hasMarks) return {};
    const own = marks.filter((mark) => mark.productId === productId);
    return { marks: own.map(({ code, pieces }): Mark => ({ code, pieces })) };
  };
}
