import type { StaffOrder, StaffOrderRow, WireFigures } from '@farad/contract/office/orders/orders';
import { cancelWishQueries, type CancelWishRow } from '@farad/database/orders/cancel-wish.queries';
import type { Handle } from '@farad/database/connection/connect';
import { orderChangeQueries } from '@farad/database/orders/order-change.queries';
import { orderLackQueries, type LackingLine } from '@farad/database/orders/order-lack.queries';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { owedReturnQueries, type OwedReturn } from '@farad/database/orders/owed-return.queries';
import { refundQueries } from '@farad/database/payments/refund.queries';
import type { OrderFigures } from '@farad/database/orders/schema-orders';
import type { StaffOrderListRow } from '@farad/database/orders/staff-order-list.queries';
import {
  staffOrderQueries,
  type StaffOrderLineRow,
  type StaffReturnRow,
} from '@farad/database/orders/staff-order.queries';
import { unpaidGoodsQueries } from '@farad/database/orders/unpaid-goods.queries';
import { sumKopecks, toRoubles, unitPriceToRoubles, type Kopecks } from '@farad/domain/money';
import {
  editScope,
  nextMoves,
  orderStatusFacts,
  paidForPieces,
  unpaidOf,
  type EditScope,
  type OrderDelivery,
} from '@farad/domain/order';
import { fail, ok, textIn, type Locale, type Result } from '@farad/domain/shared';
import { isMadeReady } from '@farad/domain/warehouse';
import { openingHours } from '@farad/wording/opening-hours';

import type { Failure } from '#http/answers/errors.ts';
import { missingOf } from '#core/orders/unpaid-goods.ts';
import { marginsOf, type ShownMargin } from './show-margins.ts';

const noKopecks = 0 as Kopecks;

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const presentRow = (row: StaffOrderListRow, margin?: ShownMargin): StaffOrderRow => ({
  id: String(row.id),
  number: row.number,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  total: toRoubles(row.total),
  refunded: toRoubles(row.refunded),
  owed: toRoubles(row.owed),
  lineCount: row.lineCount,
  customerId: String(row.accountId),
  name: row.name,
  phone: row.phone,
  company:
    row.companyName === null
      ? null
      : {
          name: row.companyName,
          inn: row.inn ?? '',
        },
  delivery: row.delivery,
  payment: row.paymentMethod,
  paidAt: iso(row.paidAt),
  payUntil: iso(row.payUntil),
  isWaiting: row.approval === 'waiting' && row.status === 'request',
  asksToCancel: row.asksToCancel,
  next: nextMoves(
    {
      status: row.status,
      customerType: row.customerType,
      deliveryKind: row.delivery,
      isPaid: row.paidAt !== null,
      awaitsApproval: row.approval === 'waiting',
      owesGoods: false,
    },
    'staff',
  ),
  campaign: {
    first: row.utm.first ?? {},
    last: row.utm.last ?? {},
  },
  margin: margin?.order,
});

function presentPlace(delivery: OrderDelivery, locale: Locale): StaffOrder['place'] {
  const { kind, address } = delivery;
  const hours = openingHours(delivery.hours, locale);
  const place = { kind, address, hours, code: null, recipient: '', phone: '', comment: '', days: null };
  if (delivery.kind === 'own_pickup') return place;
  if (delivery.kind === 'pickup_point') return { ...place, code: delivery.code, days: delivery.days };
  const { recipient, phone, comment } = delivery.door;
  return { ...place, recipient, phone: phone ?? '', comment, days: delivery.days };
}

const presentLine = (
  line: StaffOrderLineRow,
  { lacking, margin }: { readonly lacking: readonly LackingLine[]; readonly margin: ShownMargin | undefined },
  locale: Locale,
): StaffOrder['lines'][number] => ({
  position: line.position,
  productId: String(line.productId),
  seo: line.seo,
  title: textIn(line.title, locale),
  mpn: line.mpn,
  brand: line.brand,
  package: line.package,
  unit: line.unit,
  qty: line.quantity,
  price: unitPriceToRoubles(line.unitPrice),
  total: toRoubles(line.total),
  discount: toRoubles((line.coupon + line.bonus) as Kopecks),
  held: line.held.map(({ warehouse, qty }) => ({
    warehouse: textIn(warehouse, locale),
    qty,
  })),
  margin: margin?.lines.get(line.position),
  lacks: lacking.find(({ productId }) => productId === line.productId)?.lacks ?? 0,
});

/**
 * Returns the amount of a return request that is not refunded yet (`owed`), and the amount whose refund is in progress.
 */
export const owedOf = (
  unpaid: readonly OwedReturn[],
  returnId: number,
): Pick<StaffOrder['returns'][number], 'owed' | 'underway'> => {
  const own = unpaid.find((each) => each.returnId === returnId);
  return { owed: toRoubles(own?.owed ?? noKopecks), underway: toRoubles(own?.underway ?? noKopecks) };
};

/**
 * Returns the amount that the buyer paid for the pieces of a return request. After acceptance only the accepted pieces
 * count.
 */
const sumOfReturn = ({ lines }: StaffReturnRow, bought: readonly StaffOrderLineRow[]): number => {
  const paid = lines.map(({ position, quantity, accepted }) => {
    const line = bought.find((each) => each.position === position);
    return line === undefined ? noKopecks : paidForPieces(line, accepted ?? quantity);
  });
  return toRoubles(sumKopecks(paid));
};

const presentReturn = (
  row: StaffReturnRow,
  {
    lines: bought,
    owed: unpaid,
  }: { readonly lines: readonly StaffOrderLineRow[]; readonly owed: readonly OwedReturn[] },
): StaffOrder['returns'][number] => ({
  id: String(row.id),
  createdAt: row.createdAt.toISOString(),
  state: row.state,
  reason: row.reason,
  comment: row.comment,
  photos: row.photos.map(String),
  sum: sumOfReturn(row, bought),
  ...owedOf(unpaid, row.id),
  answeredAt: iso(row.answeredAt),
  answeredBy: row.answeredBy ?? '',
  answer: row.answer,
  lines: row.lines.map(({ productId, quantity, ...line }) => ({
    ...line,
    productId: String(productId),
    qty: quantity,
  })),
});

const presentWish = (wish: CancelWishRow): StaffOrder['cancelWish'] => ({
  state: wish.state,
  reason: wish.reason,
  createdAt: wish.createdAt.toISOString(),
  answeredAt: iso(wish.answeredAt),
  answeredBy: wish.answeredBy ?? '',
  answer: wish.answer,
});

const presentFigures = (figures: OrderFigures): WireFigures => ({
  goods: toRoubles(figures.goods),
  coupon: toRoubles(figures.coupon),
  bonuses: toRoubles(figures.bonus),
  cargo: toRoubles(figures.cargo),
  total: toRoubles(figures.total),
  delivery: figures.delivery,
  payment: figures.payment,
  number: figures.number ?? '',
  lines: figures.lines.map(({ mpn, quantity, total }) => ({
    mpn,
    qty: quantity,
    total: toRoubles(total),
  })),
});

/**
 * True if staff can set how long stock stays reserved for an order. The order must be unpaid, be paid on receipt or by
 * invoice, and be able to expire.
 */
export const mayHold = ({ status, paidAt, paymentMethod }: OrderRow): boolean =>
  orderStatusFacts[status].holdsUnpaid &&
  paidAt === null &&
  (paymentMethod === 'cash_on_receipt' || paymentMethod === 'invoice');

/** True if the goods are still in the shop and the order's status allows that they are handed over. */
export const mayLeave = ({ status }: OrderRow): boolean => isMadeReady(status);

const scopeOf = async (handle: Handle, { id, status, paidAt }: OrderRow): Promise<EditScope> =>
  editScope({ status, isPaid: paidAt !== null, ...(await orderChangeQueries(handle).bound(id)) });

/** True if pieces can be removed from an order. Nothing of it may be paid, in payment, packed or picked. */
export const mayCancelPieces = async (handle: Handle, order: OrderRow): Promise<boolean> =>
  (await scopeOf(handle, order)) === 'all';

/** Language in which staff see an order, and whether purchase prices are included. */
export interface OrderView {
  readonly locale: Locale;
  readonly seesCosts: boolean;
}

/** Reads all data that the back office's page of an order shows. */
async function readParts(handle: Handle, order: OrderRow, seesCosts: boolean) {
  const [queries, changing, unpaid] = [
    staffOrderQueries(handle),
    orderChangeQueries(handle),
    unpaidGoodsQueries(handle),
  ];
  const [lines, events, returns, notes, changes, kin, edit, owed, refunded, money, releases, wish, lacking] =
    await Promise.all([
      queries.lines(order.id),
      queries.events(order.id),
      queries.returns(order.id),
      queries.notes(order.id),
      changing.ofOrder(order.id),
      changing.kin(order.id),
      scopeOf(handle, order),
      owedReturnQueries(handle).ofOrder(order.id),
      refundQueries(handle).refunded(order.id),
      unpaid.of(order.id),
      unpaid.releases(order.id),
      cancelWishQueries(handle).latest(order.id),
      orderLackQueries(handle).lines([order.id]),
    ]);
  const margin = seesCosts ? (await marginsOf(handle, [order])).get(order.id) : undefined;
  const missing = mayLeave(order) ? await missingOf(handle, order) : 0;
  return {
    lines,
    events,
    returns,
    notes,
    changes,
    kin,
    edit,
    owed,
    refunded,
    money,
    releases,
    wish,
    lacking,
    margin,
    missing,
  };
}

type OrderParts = Awaited<ReturnType<typeof readParts>>;

/** Returns an order as a row of the order list. */
function rowOf(order: OrderRow, { lines, owed, refunded, wish, margin }: OrderParts): StaffOrderRow {
  const { contact, company, delivery } = order;
  const row = {
    ...order,
    refunded,
    owed: sumKopecks(owed.map((each) => each.owed)),
    lineCount: lines.length,
    asksToCancel: wish?.state === 'waiting',
    name: `${contact.name} ${contact.surname}`.trim(),
    phone: contact.phone,
    companyName: company?.name ?? null,
    inn: company?.inn ?? null,
    delivery: delivery.kind,
  };
  return presentRow(row, margin);
}

function presentCompany({ company, companyId }: OrderRow): StaffOrder['company'] {
  if (company === null) return null;
  const id = companyId === null ? null : String(companyId);
  return { purchaseNumber: '', accountantEmail: '', ...company, id };
}

/** Returns the amount that the buyer still has to pay; 0 for a cancelled order. */
const unpaidKopecks = (order: OrderRow, { money }: OrderParts): Kopecks =>
  order.status === 'cancelled'
    ? noKopecks
    : unpaidOf({ total: order.total, isPaid: order.paidAt !== null, received: money.received });

/** Returns all data of one order that staff can see. */
export async function showOrder(
  handle: Handle,
  number: string,
  { locale, seesCosts }: OrderView,
): Promise<Result<StaffOrder, Failure>> {
  const order = await orderQueries(handle).byNumber(number);
  if (order === undefined) return fail({ code: 'not_found' });
  const parts = await readParts(handle, order, seesCosts);
  const { kin, edit, wish } = parts;
  return ok({
    ...rowOf(order, parts),
    customerType: order.customerType,
    locale: order.locale,
    contact: order.contact,
    approval: order.approval,
    version: order.version,
    madeBy: kin.madeBy ?? '',
    splitFrom: kin.splitFrom,
    splitInto: [...kin.splitInto],
    changes: parts.changes.map(({ at, before, after, ...change }) => ({
      ...change,
      at: at.toISOString(),
      before: presentFigures(before),
      after: presentFigures(after),
    })),
    company: presentCompany(order),
    comment: order.comment,
    place: presentPlace(order.delivery, locale),
    goods: toRoubles(order.goods),
    coupon: order.couponCode,
    couponDiscount: toRoubles(order.coupon),
    bonuses: toRoubles(order.bonus),
    cargo: toRoubles(order.cargo),
    lines: parts.lines.map((line) => presentLine(line, parts, locale)),
    events: parts.events.map(({ at, name, ...event }) => ({ ...event, at: at.toISOString(), name: name ?? '' })),
    returns: parts.returns.map((row) => presentReturn(row, parts)),
    cancelWish: wish === undefined ? null : presentWish(wish),
    notes: parts.notes.map((note) => ({ ...note, id: String(note.id), at: note.at.toISOString() })),
    unpaid: toRoubles(unpaidKopecks(order, parts)),
    releases: parts.releases.map(({ at, by, missing: sum, reason }) => ({
      at: at.toISOString(),
      by,
      missing: toRoubles(sum),
      reason,
    })),
    may: {
      hold: mayHold(order),
      cancelPieces: edit === 'all',
      edit,
      split: edit === 'all',
      releaseUnpaid: parts.missing > 0,
    },
  });
}
