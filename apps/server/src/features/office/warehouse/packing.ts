import type { OrderToPack } from '@farad/contract/office/stock/warehouse';
import type { Handle } from '@farad/database/connection/connect';
import { orderQueries } from '@farad/database/orders/order.queries';
import { parcelQueries } from '@farad/database/parcels/parcel.queries';
import { pickingQueries } from '@farad/database/stock/picking.queries';
import { leftToPack } from '@farad/domain/delivery';
import { isOrderNumber } from '@farad/domain/order';
import { fail, ok, textIn, type Locale, type Result } from '@farad/domain/shared';
import { atPackingDesk, isMadeReady } from '@farad/domain/warehouse';

import type { Failure } from '#http/answers/errors.ts';
import { presentReady } from './queue.ts';

/** Returns the id on the label of a bag. A bag contains one product of one order. */
export const bagId = (waveId: number, bag: number): string => `${waveId}-${bag}`;

/** Returns the lines of an order that are not packed yet, with the picked quantities. */
export async function showToPack(
  handle: Handle,
  number: string,
  locale: Locale,
): Promise<Result<OrderToPack, Failure>> {
  const picking = pickingQueries(handle);
  const order = isOrderNumber(number) ? await picking.byNumber(number) : undefined;
  if (order === undefined) return fail({ code: 'not_found' });
  const parcels = parcelQueries(handle);
  const [lines, toSend, packed, pieces, bags] = [
    await orderQueries(handle).lines(order.id),
    await parcels.toSend(order.id),
    await parcels.ofOrder(order.id),
    await picking.pieces([order.id]),
    await picking.bags(order.id),
  ];
  const left = leftToPack(toSend, packed);
  const ids = left.map(({ productId }) => productId);
  const [marked, weights] = [await parcels.markedOf(ids), await parcels.weights(ids)];
  return ok({
    ...presentReady(order),
    comment: order.comment,
    address: order.delivery.address,
    mayPack: left.length > 0 && isMadeReady(order.status),
    lines: left.flatMap(({ productId, quantity }) => {
      const line = lines.find((each) => each.productId === productId);
      const held = pieces.find((each) => each.productId === productId);
      if (line === undefined) return [];
      return {
        product_id: String(productId),
        mpn: line.mpn,
        brand: line.brand,
        title: textIn(line.title, locale),
        left: quantity,
        fetched: held === undefined ? 0 : Math.min(quantity, atPackingDesk(held)),
        isMarked: marked.has(productId),
        milligrams: weights.get(productId) ?? null,
        bags: bags
          .filter((bag) => bag.productId === productId)
          .map(({ waveId, bag, picked }) => ({
            id: bagId(waveId, bag),
            pieces: picked,
          })),
      };
    }),
    parcels: packed.map((parcel) => ({
      number: parcel.number,
      state: parcel.state,
      grams: parcel.grams,
      isCarried: parcel.carrier !== null,
    })),
  });
}
