import type { PackingDesk, PickingQueue } from '@farad/contract/office/stock/warehouse';
import type { Handle } from '@farad/database/connection/connect';
import { parcelQueries } from '@farad/database/parcels/parcel.queries';
import {
  pickingQueries,
  type HeldPieces,
  type OrderPlace,
  type PickedOrderRow,
} from '@farad/database/stock/picking.queries';
import { fail, ok, type Result } from '@farad/domain/shared';
import { atPackingDesk, linesToPick, refusesPicking } from '@farad/domain/warehouse';
import type { z } from 'zod';

import type { Failure } from '#http/answers/errors.ts';
import { pageLength } from '#kit/page.ts';
import { presentOpenWave } from './show-wave.ts';

/** Maximum number of orders read for one page. Many orders may have to be skipped, because they are picked already. */
const lookedAtMax = 1000;
const wavesMax = 100;

/** An order with the pieces that are reserved for it. */
interface Standing {
  readonly order: PickedOrderRow;
  readonly pieces: readonly HeldPieces[];
}

const placeText = ({ day, id }: OrderPlace): string => `${day}_${id}`;

/** Reads the key after which a page begins; null = the first page, undefined = the key is invalid. */
function readPlace(text: string | undefined): OrderPlace | null | undefined {
  if (text === undefined) return null;
  const [, day = '', id] = /^((?:\d{4}-\d\d-\d\d)?)_([1-9]\d{0,14})$/.exec(text) ?? [];
  return id === undefined ? undefined : { day, id: Number(id) };
}

/**
 * Returns one page of the orders for which `fits` is true. `next` is the key of the next page if there may be more
 * orders.
 */
async function pageOfOrders(
  handle: Handle,
  after: OrderPlace | null,
  fits: (standing: Standing) => boolean,
): Promise<{ readonly page: readonly Standing[]; readonly next: string | null }> {
  const queries = pickingQueries(handle);
  const page: Standing[] = [];
  let place = after;
  for (let looked = 0; looked < lookedAtMax; looked += pageLength.long) {
    const orders = await queries.orders(place, pageLength.long);
    const byOrder = Map.groupBy(await queries.pieces(orders.map(({ id }) => id)), ({ orderId }) => orderId);
    for (const order of orders) {
      const standing = { order, pieces: byOrder.get(order.id) ?? [] };
      if (fits(standing)) page.push(standing);
      place = order;
      if (page.length === pageLength.long) return { page, next: placeText(order) };
    }
    if (orders.length < pageLength.long) return { page, next: null };
  }
  return { page, next: place === null ? null : placeText(place) };
}

/** Returns the fields of an order that all lists of the warehouse show. */
export const presentReady = ({ number, status, createdAt, company, contact, ...order }: PickedOrderRow) => ({
  number,
  status,
  createdAt: createdAt.toISOString(),
  delivery: order.delivery.kind,
  payment: order.payment,
  name: company?.name ?? `${contact.name} ${contact.surname}`.trim(),
  isPaid: order.paidAt !== null,
  day: order.day === '' ? null : order.day,
});

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

/** Returns why an order cannot be picked now; null = it can be picked. */
export function refusalOf({ order, pieces }: Standing) {
  const left = sum(linesToPick(pieces).map(({ needed }) => needed));
  return refusesPicking({ ...order, isPaid: order.paidAt !== null, pieces: left });
}

const fetchedPieces = (pieces: readonly HeldPieces[]): number => {
  const products = new Map(pieces.map((place) => [place.productId, place]));
  return sum([...products.values()].map(atPackingDesk));
};

type Queue = z.infer<typeof PickingQueue>;

/** Returns one page of the orders to pick, the most urgent first, and the open picking waves. */
export async function showQueue(handle: Handle, after: string | undefined): Promise<Result<Queue, Failure>> {
  const place = readPlace(after);
  if (place === undefined) return fail({ code: 'invalid_input', field: 'after' });
  const [{ page, next }, waves] = [
    await pageOfOrders(handle, place, (standing) => {
      const refusal = refusalOf(standing);
      return refusal === null || refusal === 'unpaid' || refusal === 'short';
    }),
    await pickingQueries(handle).openWaves(wavesMax),
  ];
  return ok({
    next,
    waves: waves.map(presentOpenWave),
    orders: page.map((standing) => {
      const lines = linesToPick(standing.pieces);
      const refusal = refusalOf(standing);
      return {
        ...presentReady(standing.order),
        lines: lines.length,
        pieces: sum(lines.map(({ needed }) => needed)),
        refusal: refusal === 'unpaid' || refusal === 'short' ? refusal : null,
      };
    }),
  });
}

/** Returns one page of the orders whose picked goods are at the packing desk. */
export async function showDesk(handle: Handle, after: string | undefined): Promise<Result<PackingDesk, Failure>> {
  const place = readPlace(after);
  if (place === undefined) return fail({ code: 'invalid_input', field: 'after' });
  const { page, next } = await pageOfOrders(handle, place, ({ pieces }) => fetchedPieces(pieces) > 0);
  const orders = [];
  for (const { order, pieces } of page) {
    const parcels = await parcelQueries(handle).ofOrder(order.id);
    orders.push({ ...presentReady(order), pieces: fetchedPieces(pieces), parcels: parcels.length });
  }
  return ok({ orders, next });
}
