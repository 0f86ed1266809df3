import type { Handle } from '@farad/database/connection/connect';
import { parcelQueries } from '@farad/database/parcels/parcel.queries';
import { paidOrderQueries, type PaidOrderRow } from '@farad/database/payments/paid-order.queries';
import type { PaymentLineRow } from '@farad/database/payments/payment.queries';
import { refundQueries } from '@farad/database/payments/refund.queries';
import { isLive } from '@farad/domain/delivery';
import { hasLeft, isWithBuyer } from '@farad/domain/order';

import { linesToPay, vatModeNow } from '../provider/lines-to-pay.ts';

/**
 * Returns the lines of an order that is paid by bank or cash. Each line contains how many of its pieces were refunded
 * by bank or cash, and how many were handed over in parcels.
 */
export async function officeLines(handle: Handle, order: PaidOrderRow): Promise<readonly PaymentLineRow[]> {
  const refunds = (await refundQueries(handle).standing(order.id)).filter(({ way }) => way !== 'provider');
  const gone = (await Promise.all(refunds.map(({ id }) => refundQueries(handle).lines(id)))).flat();
  const sent = (await parcelQueries(handle).ofOrder(order.id))
    .filter((parcel) => isLive(parcel) && parcel.shippedAt !== null)
    .flatMap(({ lines }) => lines);
  const goneOf = (position: number, move: 'cancel' | 'return'): number =>
    gone
      .filter((each) => each.position === position && each.move === move)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const lines = linesToPay(order, await paidOrderQueries(handle).lines(order.id), await vatModeNow(handle));
  return lines.map((line) => {
    const [cancelled, returned] = [goneOf(line.position, 'cancel'), goneOf(line.position, 'return')];
    const isWhole = line.productId === null ? isWithBuyer(order.status) : hasLeft(order.status);
    const inParcels = sent
      .filter(({ productId }) => productId === line.productId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const left = line.quantity - cancelled;
    // Returned pieces were handed over before, even if their parcel has come back.
    const shipped = Math.max(returned, Math.min(left, isWhole ? left : inParcels));
    return { ...line, cancelled, shipped, returned };
  });
}
