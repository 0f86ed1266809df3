import type { StaffParcels } from '@farad/contract/office/orders/parcels';
import type { AuditEvent } from '@farad/database/staff/audit.queries';
import type { Tx } from '@farad/database/connection/connect';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { parcelStockQueries } from '@farad/database/parcels/parcel-stock.queries';
import { parcelQueries, type ParcelRow } from '@farad/database/parcels/parcel.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { shipmentQueries } from '@farad/database/parcels/shipment.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import {
  checkMarks,
  type PackedMark,
  checkParcel,
  isLive,
  isParcelOver,
  nextByHand,
  orderGrams,
  type PackedLine,
  type ParcelState,
} from '@farad/domain/delivery';
import type { Quantity } from '@farad/domain/money';
import { isOrderNumber } from '@farad/domain/order';
import type { ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';

import { chosenCarrier } from '#core/vendors/vendors.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import type { Mover } from '#core/orders/move-order.ts';
import { refusesUnpaid } from '#core/orders/unpaid-goods.ts';
import { canBeCarried } from './carrier-way.ts';
import { followParcels, mayFollow, putBackIntoStock, takeFromStock } from './follow-parcels.ts';
import { packedIn, showParcels } from './show-parcels.ts';

export type Outcome = Promise<Result<StaffParcels, Failure>>;
type Change = Omit<AuditEvent, 'object'>;

const refuse = (failure: Failure): Result<never, Failure> => fail(failure);

/**
 * Changes the parcels of one order under a lock and records the change in the audit log. Returns the parcels after the
 * change.
 */
async function change(
  deps: Deps,
  caller: StaffCallOrigin,
  number: string,
  work: (tx: Tx, order: OrderRow) => Promise<Result<Change, Failure>>,
): Outcome {
  const outcome = await decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const order = isOrderNumber(number) ? await orderQueries(tx).lock(number) : undefined;
    if (order === undefined) return fail({ code: 'not_found' });
    const changed = await work(tx, order);
    if (!changed.ok) return changed;
    await record(tx, deps, caller, { ...changed.value, object: { kind: 'order', id: order.id } });
    return ok(null);
  });
  return outcome.ok ? showParcels(deps, number) : outcome;
}

export const readParcelNumber = (text: string): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0);

/** Changes one parcel of an order under a lock. */
export const changeParcel = (
  deps: Deps,
  caller: StaffCallOrigin,
  { number, parcel: parcelText }: ParcelName,
  work: (tx: Tx, order: OrderRow, parcel: ParcelRow) => Promise<Result<Change, Failure>>,
): Outcome =>
  change(deps, caller, number, async (tx, order) => {
    const parcel = await parcelQueries(tx).byNumber(order.id, readParcelNumber(parcelText));
    return parcel === undefined ? refuse({ code: 'not_found' }) : work(tx, order, parcel);
  });

/** Number of the order and number of the parcel, from the path. */
export interface ParcelName {
  readonly number: string;
  readonly parcel: string;
}

export const byStaff = ({ actor }: StaffCallOrigin): Mover => ({ kind: 'staff', staffId: actor.staff.id });

/** Returns how many pieces of each wanted product the new parcel and all unsent parcels contain together. */
function neededFor(parcels: readonly ParcelRow[], wanted: readonly PackedLine[]): readonly PackedLine[] {
  const waiting = parcels.filter((parcel) => parcel.shippedAt === null && isLive(parcel));
  return wanted.map(({ productId, quantity }) => {
    const packed = waiting.flatMap(({ lines }) => lines).filter((line) => line.productId === productId);
    return { productId, quantity: packed.reduce((sum, line) => sum + line.quantity, quantity as number) as Quantity };
  });
}

export interface WantedLine {
  readonly product_id: string;
  readonly qty: number;
  /**
   * Marking codes of a line. A text is the code of one piece. An object is the code of a pack, with the number of its
   * pieces.
   */
  readonly marks: readonly (string | PackedMark)[];
}

const marksOf = ({ marks }: WantedLine): PackedMark[] =>
  marks.map((mark) => (typeof mark === 'string' ? { code: mark, pieces: 1 } : mark));

/** Returns a failure if the marking codes of a product are wrong; null = all are right. */
async function wrongMarks(tx: Tx, products: readonly WantedLine[]): Promise<Failure | null> {
  const queries = parcelQueries(tx);
  const marked = await queries.markedOf(products.map(({ product_id }) => Number(product_id)));
  const codes = products.flatMap((line) => marksOf(line).map(({ code }) => code));
  const taken = new Set(codes.filter((code, index) => codes.indexOf(code) !== index));
  const other = await queries.takenMark(codes);
  if (other !== undefined) taken.add(other);
  const index = products.findIndex(
    (line) =>
      checkMarks({ isMarked: marked.has(Number(line.product_id)), quantity: line.qty, marks: marksOf(line) }) !==
        null || marksOf(line).some(({ code }) => taken.has(code)),
  );
  return index === -1 ? null : { code: 'invalid_input', field: `products.${index}.marks` };
}

/** Packs a parcel. It may contain at most the pieces that are not packed yet, and only pieces in stock (product O5). */
export const packParcel = (
  deps: Deps,
  caller: StaffCallOrigin,
  number: string,
  { products, grams }: { readonly products: readonly WantedLine[]; readonly grams: number | null },
) =>
  change(deps, caller, number, async (tx, order) => {
    if (!packedIn.includes(order.status)) return refuse({ code: 'transition_not_allowed' });
    const wanted = products.map(({ product_id, qty }): PackedLine => ({
      productId: Number(product_id) as ProductId,
      quantity: qty as Quantity,
    }));
    const queries = parcelQueries(tx);
    const [ordered, parcels] = [await queries.toSend(order.id), await queries.ofOrder(order.id)];
    const checked = checkParcel(wanted, ordered, parcels);
    if (!checked.ok) {
      const index = wanted.findLastIndex(({ productId }) => productId === checked.error.productId);
      return refuse({
        code: 'invalid_input',
        field: `products.${index}.qty`,
        productId: String(checked.error.productId),
        available: checked.error.left,
      });
    }
    const wrong = await wrongMarks(tx, products);
    if (wrong !== null) return refuse(wrong);
    const shortage = await parcelStockQueries(tx).hold(order.id, neededFor(parcels, wanted));
    if (shortage !== null) {
      const { productId, available } = shortage;
      return refuse({ code: 'not_enough_stock', productId: String(productId), available });
    }
    const weights = await queries.weights(wanted.map(({ productId }) => productId));
    const weighed = wanted.map(({ productId, quantity }) => ({
      weightMilligrams: weights.get(productId) ?? null,
      quantity,
    }));
    const { packingGrams } = await settingQueries(tx).value('delivery');
    const parcel = await queries.add({
      orderId: order.id,
      grams: grams ?? orderGrams(weighed, packingGrams),
      lines: wanted,
      at: deps.clock(),
    });
    const marks = products.flatMap((line) =>
      marksOf(line).map((mark) => ({ productId: Number(line.product_id) as ProductId, ...mark })),
    );
    await queries.addMarks(order.id, parcel, marks);
    return ok({ action: 'order.parcel_packed', after: { parcel, products, grams } });
  });

/**
 * Records that a parcel was sent. Reduces the stock, and moves the order to the status that its parcels require. Fails
 * if the order must be paid first.
 */
async function leave(
  tx: Tx,
  deps: Deps,
  { order, parcel, state, by }: { order: OrderRow; parcel: ParcelRow; state: ParcelState; by: Mover },
): Promise<Result<null, Failure>> {
  const unpaid = await refusesUnpaid(tx, order);
  if (unpaid !== null) return fail(unpaid);
  const at = deps.clock();
  const taken = await takeFromStock(tx, order, parcel, at);
  if (!taken.ok) return taken;
  await parcelQueries(tx).move(parcel.id, { state, at });
  await followParcels(tx, deps, { order, parcelNumber: parcel.number, by });
  return ok(null);
}

/**
 * Hands over a parcel. `by: carrier` creates a shipment, and the parcel counts as sent once the carrier has accepted
 * it; otherwise it is sent immediately. The last parcel requires that the whole order is in the warehouse.
 */
export const handOverParcel = (
  deps: Deps,
  caller: StaffCallOrigin,
  name: ParcelName,
  { by, track }: { readonly by: 'carrier' | 'shop'; readonly track: string },
) =>
  changeParcel(deps, caller, name, async (tx, order, parcel) => {
    const [queries, shipments] = [parcelQueries(tx), shipmentQueries(tx)];
    const isOwnPickup = order.delivery.kind === 'own_pickup';
    const isReady = parcel.state === 'packed' || (isOwnPickup && parcel.state === 'ready_for_pickup');
    if (!isReady || (await shipments.liveOf(parcel.id)) !== undefined)
      return refuse({ code: 'transition_not_allowed' });
    const state: ParcelState = isOwnPickup ? 'delivered' : 'handed_over';
    const ordered = await queries.toSend(order.id);
    const after = (await queries.ofOrder(order.id)).map((each) => (each.id === parcel.id ? { ...each, state } : each));
    const mover = byStaff(caller);
    if (!mayFollow(order, ordered, after, by === 'carrier' ? { kind: 'system' } : mover)) {
      return refuse({ code: 'last_parcel_waits' });
    }
    if (by === 'carrier') {
      const carrier = chosenCarrier(deps.vendors);
      const way = await canBeCarried(tx, carrier, order, parcel.grams);
      if (!way.ok || carrier === null) return way.ok ? refuse({ code: 'delivery_unavailable' }) : way;
      // The acceptance by the carrier cannot be undone, so the payment is checked before.
      const unpaid = await refusesUnpaid(tx, order);
      if (unpaid !== null) return refuse(unpaid);
      const numberBase = `${order.number}-${parcel.number}`;
      await shipments.add({ parcelId: parcel.id, carrier: carrier.id, numberBase, at: deps.clock() });
    } else {
      await queries.setCarrier(parcel.id, null, track === '' ? null : track);
      const left = await leave(tx, deps, { order, parcel, state, by: mover });
      if (!left.ok) return left;
    }
    return ok({ action: 'order.parcel_handed_over', after: { parcel: parcel.number, by, track } });
  });

/**
 * Sets the state of a parcel by hand. This is possible with a connected carrier too, which may be wrong or silent. The
 * carrier's last status is then ignored.
 */
export const moveParcel = (deps: Deps, caller: StaffCallOrigin, name: ParcelName, state: ParcelState) =>
  changeParcel(deps, caller, name, async (tx, order, parcel) => {
    const isOwnPickup = order.delivery.kind === 'own_pickup';
    if (!nextByHand(parcel.state, isOwnPickup).includes(state)) return refuse({ code: 'transition_not_allowed' });
    const by = byStaff(caller);
    const shipments = shipmentQueries(tx);
    const shipment = isParcelOver(state) ? await shipments.liveOf(parcel.id) : undefined;
    if (shipment !== undefined) await shipments.end(shipment.id, 'confirmed', [], deps.clock());
    if (isOwnPickup && state === 'delivered') {
      const left = await leave(tx, deps, { order, parcel, state, by });
      if (!left.ok) return left;
    } else {
      await parcelQueries(tx).move(parcel.id, { state, at: deps.clock() });
      if (state === 'returned') await putBackIntoStock(tx, order, parcel);
      await followParcels(tx, deps, { order, parcelNumber: parcel.number, by });
    }
    return ok({
      action: 'order.parcel_moved',
      before: {
        parcel: parcel.number,
        state: parcel.state,
      },
      after: {
        parcel: parcel.number,
        state,
      },
    });
  });

/** Unpacks a parcel that was not sent. Its goods stay reserved for the order. */
export const removeParcel = (deps: Deps, caller: StaffCallOrigin, name: ParcelName) =>
  changeParcel(deps, caller, name, async (tx, _order, parcel) => {
    const isAsked = (await shipmentQueries(tx).liveOf(parcel.id)) !== undefined;
    const hasLeft = parcel.shippedAt !== null || !['packed', 'ready_for_pickup'].includes(parcel.state);
    if (isAsked || hasLeft) return refuse({ code: 'transition_not_allowed' });
    await parcelQueries(tx).remove(parcel.id);
    return ok({ action: 'order.parcel_removed', before: { parcel: parcel.number } });
  });
