import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { parcelQueries, type ParcelRow } from '@farad/database/parcels/parcel.queries';
import { shipmentQueries, type OpenNotice, type ShipmentRow } from '@farad/database/parcels/shipment.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import type { ShipmentId } from '@farad/domain/delivery';
import { parseJson } from '@farad/domain/shared';
import type { DeliveryFailure, ReportedShipment } from '@farad/integrations/delivery';

import { isConnected, type ConnectedCarrier } from '#core/vendors/vendors.ts';
import { applyReport, type CarrierReport } from './apply-report.ts';
import type { CarrierContext } from './carrier-context.ts';
import { canBeCarried, parcelValue, writeShipment, type CarrierWay } from './carrier-way.ts';

type Connected = CarrierContext & { readonly carrier: ConnectedCarrier };

/**
 * Maximum time in milliseconds for which a process holds a shipment. No other process calls the carrier about the
 * shipment meanwhile.
 */
const holdMs = 90_000;
const tariffMs = 10_000;
/** Maximum number of checks right after a shipment was created. Later checks are left to the sweep. */
const looksMax = 4;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Asked {
  readonly shipment: ShipmentRow;
  readonly order: OrderRow;
  readonly parcel: ParcelRow;
}

function noteSilence({ log }: CarrierContext, { number }: ShipmentRow, failure: DeliveryFailure): null {
  log.warn({ shipment: number, failure: failure.kind }, 'shipment: carrier call failed');
  return null;
}

/**
 * Returns the tariff offered at checkout if the carrier still offers it, or else the cheapest; null = the carrier did
 * not answer.
 */
async function chooseTariff(
  ctx: Connected,
  way: CarrierWay,
  { order, parcel }: Pick<Asked, 'order' | 'parcel'>,
): Promise<number | 'none' | null> {
  const value = await parcelValue(ctx.db, order, parcel);
  const answer = await ctx.carrier.port.tariffs({ cityCode: way.cityCode, grams: parcel.grams, value }, tariffMs);
  if (!answer.ok) return answer.error.kind === 'refused' ? 'none' : null;
  const fitting = answer.value.filter(({ mode }) => mode === way.mode).toSorted((a, b) => a.price - b.price);
  return (fitting.find(({ code }) => code === way.tariff) ?? fitting[0])?.code ?? 'none';
}

const refuse = async ({ db, clock }: CarrierContext, { id }: ShipmentRow, problem: string): Promise<null> => {
  await shipmentQueries(db).end(id, 'invalid', [problem], clock());
  return null;
};

/**
 * Returns the shipment that an earlier attempt created at the carrier. `none` = it created none; null = the carrier did
 * not answer.
 */
async function findEarlier(ctx: Connected, shipment: ShipmentRow): Promise<ReportedShipment | 'none' | null> {
  const found = await ctx.carrier.port.findByNumber(shipment.number);
  if (!found.ok) return found.error.kind === 'absent' ? 'none' : noteSilence(ctx, shipment, found.error);
  await shipmentQueries(ctx.db).setCarrierId(shipment.id, found.value.id);
  return found.value;
}

/** Creates a shipment at the carrier. Returns null if the carrier refused it or if the result is unknown. */
async function create(ctx: Connected, { shipment, order, parcel }: Asked): Promise<ReportedShipment | null> {
  const queries = shipmentQueries(ctx.db);
  const way = await canBeCarried(ctx.db, ctx.carrier, order, parcel.grams);
  if (!way.ok) return refuse(ctx, shipment, way.error.code);
  const tariff = shipment.tariff ?? (await chooseTariff(ctx, way.value, { order, parcel }));
  if (tariff === null) return null;
  if (tariff === 'none') return refuse(ctx, shipment, 'no_tariff');
  const requested = { number: shipment.number, tariff, to: way.value.to };
  const written = await writeShipment(ctx.db, order, parcel, requested);
  await queries.setSent(shipment.id, tariff);
  const made = await ctx.carrier.port.create(written);
  if (made.ok) {
    await queries.setCarrierId(shipment.id, made.value);
    return look(ctx, { ...shipment, carrierId: made.value });
  }
  if (made.error.kind !== 'refused') return noteSilence(ctx, shipment, made.error);
  // The number may be in use because an earlier attempt of ours created the shipment.
  const earlier = await findEarlier(ctx, shipment);
  return earlier === 'none' ? refuse(ctx, shipment, made.error.code) : earlier;
}

async function look(ctx: Connected, shipment: ShipmentRow): Promise<ReportedShipment | null> {
  if (shipment.carrierId === null) return null;
  const report = await ctx.carrier.port.shipment(shipment.carrierId);
  return report.ok ? report.value : noteSilence(ctx, shipment, report.error);
}

/**
 * Returns the carrier's report of a shipment; null = none now. A shipment that does not exist at the carrier yet is
 * created first.
 */
async function reportOf(ctx: Connected, requested: Asked): Promise<ReportedShipment | null> {
  const { shipment } = requested;
  if (shipment.carrierId !== null) return look(ctx, shipment);
  if (shipment.state === 'pending') return create(ctx, requested);
  // An earlier attempt got no response, so the shipment may exist at the carrier (integrations 3).
  const earlier = await findEarlier(ctx, shipment);
  return earlier === 'none' ? create(ctx, requested) : earlier;
}

/**
 * Returns the carrier's report of a shipment. A new one is checked several times, since the carrier usually accepts it
 * within seconds.
 */
async function settledReport(ctx: Connected, requested: Asked): Promise<ReportedShipment | null> {
  let report = await reportOf(ctx, requested);
  for (let count = 1; count < looksMax && report?.state === 'accepted'; count += 1) {
    await pause(ctx.lookPauseMs ?? 1000);
    report = await look(ctx, { ...requested.shipment, carrierId: report.id });
  }
  return report;
}

/**
 * Returns the report of the return shipment that the carrier created itself; null = none, or the carrier did not
 * answer.
 */
async function reportBack(ctx: Connected, shipment: ShipmentRow, returnId: ShipmentId | null) {
  if (returnId === null) return null;
  const report = await ctx.carrier.port.shipment(returnId);
  return report.ok ? report.value : noteSilence(ctx, shipment, report.error);
}

/** Returns the report of a shipment and of its return; null = none. */
async function wholeReport(ctx: Connected, requested: Asked): Promise<CarrierReport | null> {
  const way = await settledReport(ctx, requested);
  if (way === null) return null;
  return { way, back: await reportBack(ctx, requested.shipment, way.returnId ?? requested.shipment.returnId) };
}

async function askedOf({ db }: CarrierContext, shipmentId: number): Promise<Asked | null> {
  const shipment = await shipmentQueries(db).byId(shipmentId);
  if (shipment === undefined) return null;
  const [order, parcel] = await Promise.all([
    orderQueries(db).byNumber(shipment.orderNumber),
    parcelQueries(db).byNumber(shipment.orderId, shipment.parcelNumber),
  ]);
  return order === undefined || parcel === undefined ? null : { shipment, order, parcel };
}

/**
 * Processes a shipment as far as the carrier allows. It is created only once, even if the result of earlier attempts is
 * unknown, and then tracked. One process at a time does this. The sweep continues open shipments later. If the carrier
 * is not connected, the shipment waits.
 */
export async function carryShipment(ctx: CarrierContext, shipmentId: number): Promise<void> {
  const { db, vendors, clock } = ctx;
  const now = clock();
  const named = await shipmentQueries(db).byId(shipmentId);
  if (named === undefined) return;
  const carrier = vendors.carriers.find(named.carrier);
  if (!isConnected(carrier)) {
    vendors.noteMissing([named.carrier]);
    return;
  }
  if (!(await shipmentQueries(db).claim(shipmentId, now, new Date(now.getTime() + holdMs)))) return;
  try {
    const requested = await askedOf(ctx, shipmentId);
    const report = requested === null ? null : await wholeReport({ ...ctx, carrier }, requested);
    if (requested !== null && report !== null) {
      await inTransaction(db, (tx) => applyReport(tx, { ...ctx, carrier }, requested.shipment, report));
    }
  } finally {
    await shipmentQueries(db).letGo(shipmentId);
  }
}

/**
 * Interval in seconds at which an open shipment is checked: `made` = while it is being created, `carried` = in transit.
 */
const againSeconds = { made: 20, carried: 30 * 60 } as const;
const sweptMax = 500;

/** Queues a check of every shipment that was not checked recently, since webhooks get lost and processes die. */
export async function sweepShipments({ db, vendors, clock }: CarrierContext): Promise<void> {
  const connected = vendors.carriers.all.filter(isConnected).map(({ id }) => id);
  const before = (seconds: number): Date => new Date(clock().getTime() - seconds * 1000);
  const queries = shipmentQueries(db);
  const waiting = await queries.openCarriers();
  vendors.noteMissing(waiting.filter((id) => !connected.includes(id)));
  await queries.wakeUnread(connected, sweptMax);
  const stale = await queries.stale(
    connected,
    { made: before(againSeconds.made), carried: before(againSeconds.carried) },
    sweptMax,
  );
  for (const id of stale) await queries.wake(id);
}

/**
 * Returns the id of the shipment that a notice is about. A notice that came while its carrier was not connected is
 * parsed now.
 */
async function aboutOf({ db }: CarrierContext, id: number, notice: OpenNotice, { port }: ConnectedCarrier) {
  if (notice.carrierId !== null) return notice.carrierId;
  const read = port.readNotice(parseJson(notice.body));
  if (read !== null) await shipmentQueries(db).setNoticeAbout(id, read);
  return read;
}

/**
 * Handles a carrier's notice. The notice itself is not trusted: the carrier is asked for the shipment's state
 * (integrations 3).
 */
export async function readCarrierNotice(ctx: CarrierContext, noticeId: number): Promise<void> {
  const queries = shipmentQueries(ctx.db);
  const notice = await queries.openNotice(noticeId);
  if (notice === undefined) return;
  const carrier = ctx.vendors.carriers.find(notice.carrier);
  if (!isConnected(carrier)) {
    ctx.vendors.noteMissing([notice.carrier]);
    return;
  }
  const carrierId = await aboutOf(ctx, noticeId, notice, carrier);
  const shipment = carrierId === null ? undefined : await queries.byCarrierId(notice.carrier, carrierId);
  if (shipment !== undefined) await carryShipment(ctx, shipment.id);
  await queries.endNotice(noticeId, ctx.clock());
}
