import type { PaidOrderLine, PaidOrderRow, PaymentLineRow } from '@farad/database/payment.queries';
import { moscowDay } from '@farad/domain/delivery';
import type { PaidLine } from '@farad/domain/receipt';
import { vatPercentOn } from '@farad/domain/vat';
import type { AddressedReceipt, ReceiptCustomer } from '@farad/integrations/payments';

type Line = Omit<PaymentLineRow, 'cancelled' | 'shipped' | 'returned'>;

/** The place of the delivery among the lines of a payment. */
const deliveryPosition = 0;

/** Receipts are written in the language of the law. */
const deliveryName = 'Доставка';

/** What an order's payment is for; the delivery last, where it costs anything. */
export function linesToPay({ cargo }: Pick<PaidOrderRow, 'cargo'>, lines: readonly PaidOrderLine[]): Line[] {
  const goods = lines.map((line): Line => ({ ...line, subject: 'commodity' }));
  if (cargo === 0) return goods;
  const delivery: Line = {
    ...{ position: deliveryPosition, productId: null, name: deliveryName, subject: 'service' },
    ...{ vatClass: 'standard', quantity: 1, total: cargo },
  };
  return [...goods, delivery];
}

/** A line as a receipt of this moment writes it. */
export const paidLineOf = ({ name, subject, quantity, total, vatClass }: Line, at: Date): PaidLine => ({
  ...{ name, subject, quantity, total, vatPercent: vatPercentOn(vatClass, moscowDay(at)) },
});

/** Whom receipts go to: by what the buyer gave. */
function receiptCustomer({ contact }: Pick<PaidOrderRow, 'contact'>): ReceiptCustomer {
  return {
    ...(contact.email === '' ? {} : { email: contact.email }),
    ...(contact.phone === '' ? {} : { phone: contact.phone }),
  };
}

/** The receipt for its buyer. */
export const addressed = (
  order: Pick<PaidOrderRow, 'contact'>,
  receipt: AddressedReceipt['receipt'],
): AddressedReceipt => ({ customer: receiptCustomer(order), receipt });
