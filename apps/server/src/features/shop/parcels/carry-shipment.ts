import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { parcelQueries, type ParcelRow } from '@farad/database/parcels/parcel.queries';
import { shipmentQueries, type ShipmentRow } from '@farad/database/parcels/shipment.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import type { ShipmentId } from '@farad/domain/delivery';
import type { DeliveryFailure, DeliveryPort, ReportedShipment } from '@farad/integrations/delivery';

import { applyReport, type CarrierReport } from './apply-report.ts';
import type { CarrierContext } from './carrier-context.ts';
import { canBeCarried, parcelValue, writeShipment, type CarrierWay } from './carrier-way.ts';

type Connected = CarrierContext & { readonly delivery: DeliveryPort };

/** Nobody asks about a shipment so long while another does. */
const holdMs = 90_000;
const tariffMs = 10_000;
/** Looks at a new shipment at once; the sweep goes on with it. */
const looksMax = 4;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Asked {
  readonly shipment: ShipmentRow;
  readonly order: OrderRow;
  readonly parcel: ParcelRow;
}

function noteSilence({ log }: CarrierContext, { number }: ShipmentRow, failure: DeliveryFailure): null {
  log.warn({ shipment: number, failure: failure.kind }, 'the carrier did not answer about a shipment');
  return null;
}

/** The tariff of checkout if it is still offered for this way, else the cheapest; null: not known now. */
async function chooseTariff(
  ctx: Connected,
  way: CarrierWay,
  { order, parcel }: Pick<Asked, 'order' | 'parcel'>,
): Promise<number | 'none' | null> {
  const value = await parcelValue(ctx.db, order, parcel);
  const answer = await ctx.delivery.tariffs({ cityCode: way.cityCode, grams: parcel.grams, value }, tariffMs);
  if (!answer.ok) return answer.error.kind === 'refused' ? 'none' : null;
  const fitting = answer.value.filter(({ mode }) => mode === way.mode).toSorted((a, b) => a.price - b.price);
  return (fitting.find(({ code }) => code === way.tariff) ?? fitting[0])?.code ?? 'none';
}

const refuse = async ({ db, clock }: CarrierContext, { id }: ShipmentRow, problem: string): Promise<null> => {
  await shipmentQueries(db).end(id, 'invalid', [problem], clock());
  return null;
};

/** The shipment that an earlier try has made; `none`: it made none. */
async function findEarlier(ctx: Connected, shipment: ShipmentRow): Promise<ReportedShipment | 'none' | null> {
  const found = await ctx.delivery.findByNumber(shipment.number);
  if (!found.ok) return found.error.kind === 'absent' ? 'none' : noteSilence(ctx, shipment, found.error);
  await shipmentQueries(ctx.db).setCarrierId(shipment.id, found.value.id);
  return found.value;
}

/** Has the carrier take a parcel in; null: it did not, or nobody knows yet. */
async function create(ctx: Connected, { shipment, order, parcel }: Asked): Promise<ReportedShipment | null> {
  const queries = shipmentQueries(ctx.db);
  const way = await canBeCarried(ctx.db, ctx, order, parcel.grams);
  if (!way.ok) return refuse(ctx, shipment, way.error.code);
  const tariff = shipment.tariff ?? (await chooseTariff(ctx, way.value, { order, parcel }));
  if (tariff === null) return null;
  if (tariff === 'none') return refuse(ctx, shipment, 'no_tariff');
  const asked = { number: shipment.number, tariff, to: way.value.to };
  const written = await writeShipment(ctx.db, order, parcel, asked);
  await queries.setSent(shipment.id, tariff);
  const made = await ctx.delivery.create(written);
  if (made.ok) {
    await queries.setCarrierId(shipment.id, made.value);
    return look(ctx, { ...shipment, carrierId: made.value });
  }
  if (made.error.kind !== 'refused') return noteSilence(ctx, shipment, made.error);
  // A number that is taken is ours of an earlier try.
  const earlier = await findEarlier(ctx, shipment);
  return earlier === 'none' ? refuse(ctx, shipment, made.error.code) : earlier;
}

async function look(ctx: Connected, shipment: ShipmentRow): Promise<ReportedShipment | null> {
  if (shipment.carrierId === null) return null;
  const report = await ctx.delivery.shipment(shipment.carrierId);
  return report.ok ? report.value : noteSilence(ctx, shipment, report.error);
}

/** What the carrier knows of a shipment, which it is given first where it was not yet. */
async function reportOf(ctx: Connected, asked: Asked): Promise<ReportedShipment | null> {
  const { shipment } = asked;
  if (shipment.carrierId !== null) return look(ctx, shipment);
  if (shipment.state === 'pending') return create(ctx, asked);
  // Sent, and no answer came: it may have been made (integrations 3).
  const earlier = await findEarlier(ctx, shipment);
  return earlier === 'none' ? create(ctx, asked) : earlier;
}

/** A new shipment is looked at a few times at once, since mostly it is taken within seconds. */
async function settledReport(ctx: Connected, asked: Asked): Promise<ReportedShipment | null> {
  let report = await reportOf(ctx, asked);
  for (let count = 1; count < looksMax && report?.state === 'accepted'; count += 1) {
    await pause(ctx.lookPauseMs ?? 1000);
    report = await look(ctx, { ...asked.shipment, carrierId: report.id });
  }
  return report;
}

/** The way back that the carrier has made of its own; null: there is none, or nothing is known of it now. */
async function reportBack(ctx: Connected, shipment: ShipmentRow, returnId: ShipmentId | null) {
  if (returnId === null) return null;
  const report = await ctx.delivery.shipment(returnId);
  return report.ok ? report.value : noteSilence(ctx, shipment, report.error);
}

/** Everything the carrier says of a parcel now; null: nothing. */
async function wholeReport(ctx: Connected, asked: Asked): Promise<CarrierReport | null> {
  const way = await settledReport(ctx, asked);
  if (way === null) return null;
  return { way, back: await reportBack(ctx, asked.shipment, way.returnId ?? asked.shipment.returnId) };
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
 * Brings one shipment as far as the carrier lets it: made once whatever happened to earlier tries, then followed. One
 * asker at a time; what is left open is taken up by the sweep.
 */
export async function carryShipment(ctx: CarrierContext, shipmentId: number): Promise<void> {
  const { db, delivery, clock } = ctx;
  const now = clock();
  if (delivery === null) return;
  if (!(await shipmentQueries(db).claim(shipmentId, now, new Date(now.getTime() + holdMs)))) return;
  try {
    const asked = await askedOf(ctx, shipmentId);
    const report = asked === null ? null : await wholeReport({ ...ctx, delivery }, asked);
    if (asked !== null && report !== null) {
      await inTransaction(db, (tx) => applyReport(tx, ctx, asked.shipment, report));
    }
  } finally {
    await shipmentQueries(db).letGo(shipmentId);
  }
}

/** Seconds after which an open shipment is asked about again: one that is being made, and one on its way. */
const againSeconds = { made: 20, carried: 30 * 60 } as const;
const sweptMax = 500;

/** Takes up every shipment that nothing was heard of for a while: webhooks get lost, processes die. */
export async function sweepShipments({ db, delivery, clock }: CarrierContext): Promise<void> {
  if (delivery === null) return;
  const before = (seconds: number): Date => new Date(clock().getTime() - seconds * 1000);
  const queries = shipmentQueries(db);
  const stale = await queries.stale(
    { made: before(againSeconds.made), carried: before(againSeconds.carried) },
    sweptMax,
  );
  for (const id of stale) await queries.wake(id);
}

/** Looks at what a carrier told: what it is about is asked of the carrier itself (integrations 3). */
export async function readCarrierNotice(ctx: CarrierContext, noticeId: number): Promise<void> {
  const queries = shipmentQueries(ctx.db);
  const carrierId = await queries.openNotice(noticeId);
  if (carrierId === null) return;
  const shipment = await queries.byCarrierId(carrierId);
  if (shipment !== undefined) await carryShipment(ctx, shipment.id);
  await queries.endNotice(noticeId, ctx.clock());
}
