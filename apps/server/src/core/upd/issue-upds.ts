import type { Tx } from '@farad/database/connection/connect';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { goneBackOf } from '@farad/database/orders/gone-back.queries';
import type { OrderRow } from '@farad/database/orders/order.queries';
import { parcelQueries } from '@farad/database/parcels/parcel.queries';
import { documentQueries, type DocumentOrderRow } from '@farad/database/payments/document.queries';
import type { InvoiceSeller } from '@farad/database/payments/invoice.queries';
import { updQueries, type UpdHead, type UpdSourceLine } from '@farad/database/payments/upd.queries';
import { isLive, leftToPack, moscowDay } from '@farad/domain/delivery';
import { sellerVat } from '@farad/domain/invoice';
import type { Kopecks } from '@farad/domain/money';
import { goodsName, type GoodsOrigin, type HandedPieces, piecesOfParcel } from '@farad/domain/receipt';
import { updLines, updTotals, type UpdBuyer, type UpdLine, type UpdOrder } from '@farad/domain/upd';
import type { VatClass, VatPercent, VatPeriod } from '@farad/domain/vat';

import { sellerOf } from '../shop/seller.ts';

/** Goods that were handed over at one time. `parcelId` null = they left in no parcel. */
interface HandOver {
  readonly parcelId: number | null;
  readonly at: Date;
  readonly pieces: readonly HandedPieces[];
}

/**
 * Returns the hand-overs of an order that have no УПД yet. `goneAt`: when goods that are in no parcel left; null = they
 * are in the shop.
 */
async function owedFor(
  tx: Tx,
  orderId: number,
  issued: readonly UpdHead[],
  goneAt: Date | null,
): Promise<readonly HandOver[]> {
  const queries = parcelQueries(tx);
  const parcels = await queries.ofOrder(orderId);
  const marks = await queries.marks(orderId);
  const packed = parcels.filter(isLive).flatMap((parcel): HandOver[] => {
    const { id, shippedAt } = parcel;
    const isIssued = issued.some((upd) => upd.parcelId === id && upd.handedAt.getTime() === shippedAt?.getTime());
    if (shippedAt === null || isIssued) return [];
    return [{ parcelId: id, at: shippedAt, pieces: piecesOfParcel(parcel, marks) }];
  });
  if (goneAt === null || issued.some(({ parcelId }) => parcelId === null)) return packed;
  const rest = leftToPack(await queries.toSend(orderId), parcels).map((line) => ({ ...line, marks: [] }));
  return rest.length === 0 ? packed : [...packed, { parcelId: null, at: goneAt, pieces: rest }];
}

/** Maximum length of the number of a customs declaration (format of the УПД). A longer text is no such number. */
const customsLengthMax = 29;

const originOf = ({ country, customsDeclaration }: UpdSourceLine): GoodsOrigin => ({
  ...(country === null ? {} : { country }),
  ...(customsDeclaration === null || customsDeclaration.length > customsLengthMax ? {} : { customsDeclaration }),
});

const orderOf = (
  lines: readonly UpdSourceLine[],
  cargo: Kopecks,
  percentOf: (vatClass: VatClass) => VatPercent,
): UpdOrder => ({
  lines: lines.map((line) => {
    const { position, productId, article, unit, quantity, total, vatClass } = line;
    const name = goodsName(article, line.name);
    const goods = { position, productId, article, name, unit, quantity, total };
    return { ...goods, vatPercent: percentOf(vatClass), ...originOf(line) };
  }),
  cargo,
  cargoVatPercent: percentOf('standard'),
});

const buyerOf = ({ name, inn, kpp, purchaseNumber }: BuyingCompany, address: string | null): UpdBuyer => ({
  name,
  inn,
  kpp,
  address: address ?? '',
  ...(purchaseNumber === undefined ? {} : { purchaseNumber }),
});

type BuyingCompany = NonNullable<DocumentOrderRow['company']>;

/** Writes the УПД of each hand-over. The counter of numbers is locked from here on. */
async function writeUpds(
  tx: Tx,
  order: DocumentOrderRow & { readonly company: BuyingCompany },
  handOvers: readonly HandOver[],
  {
    seller,
    periods,
    now,
  }: { readonly seller: InvoiceSeller; readonly periods: readonly VatPeriod[]; readonly now: Date },
): Promise<void> {
  const upds = updQueries(tx);
  const lines = await upds.orderLines(order.id);
  const delivery = (await goneBackOf(tx, order.id)).find(({ position }) => position === 0);
  const cargo = (order.cargo - (delivery?.amount ?? 0)) as Kopecks;
  let inForce: readonly UpdLine[] = await upds.rowsInForce(order.id);
  for (const { parcelId, at, pieces } of handOvers) {
    const day = moscowDay(at);
    const rows = updLines(orderOf(lines, cargo, sellerVat(seller.vatMode, day, periods)), pieces, inForce);
    if (rows.length === 0) continue;
    const year = Number(day.slice(0, 4));
    await upds.insert({
      orderId: order.id,
      parcelId,
      handedAt: at,
      year,
      sequence: await upds.nextSequence(year),
      issuedAt: now,
      seller,
      buyer: buyerOf(order.company, order.companyAddress),
      payments: await upds.payments(order.id, day),
      lines: rows,
      total: updTotals(rows).total,
    });
    inForce = [...inForce, ...rows];
  }
}

/**
 * Issues the УПД of all goods of a company's order that were handed over and have none yet, each only once (decision
 * 72). Private persons get none, and a shop without a seller issues none. The order must be locked. Call it last in the
 * transaction: the counter of numbers stays locked until the transaction ends.
 */
export async function issueUpds(
  tx: Tx,
  { id, customerType }: Pick<OrderRow, 'id' | 'customerType'>,
  { goneAt, now }: { readonly goneAt: Date | null; readonly now: Date },
): Promise<void> {
  if (customerType === 'personal') return;
  const handOvers = await owedFor(tx, id, await updQueries(tx).ofOrder(id), goneAt);
  if (handOvers.length === 0) return;
  const order = await documentQueries(tx).byId(id);
  const seller = await sellerOf(tx);
  if (order === undefined || order.company === null || seller === undefined) return;
  const { periods } = await settingQueries(tx).value('vat');
  await writeUpds(tx, { ...order, company: order.company }, handOvers, { seller, periods, now });
}
