import { orderStatusFacts, type OrderStatus } from '../order/order-status-facts.ts';
import type { PaymentKind } from '../order/order.ts';
import { compareCells } from './cell.ts';

/** Maximum number of orders and lines in a wave: what one person can carry in one round. */
export const waveOrdersMax = 30;
export const waveLinesMax = 500;

/** Whether goods of orders in this status are picked and packed. */
export const isMadeReady = (status: OrderStatus): boolean => orderStatusFacts[status].isPacked;

/** Facts of an order that decide whether to pick it now. */
export interface OrderToPick {
  readonly status: OrderStatus;
  readonly payment: PaymentKind;
  readonly isPaid: boolean;
  /** The money is held on the card. */
  readonly isHeld: boolean;
  /** Reserved pieces that are not picked yet. */
  readonly pieces: number;
  /** Another wave already contains it. */
  readonly isInWave: boolean;
  /** Pieces are missing, and staff have not decided what to do. */
  readonly isShort: boolean;
}

/** Why an order is not picked now. */
export type PickRefusal = 'status' | 'unpaid' | 'nothing' | 'in_wave' | 'short';

/**
 * Returns why an order cannot be picked now; null = it can (product X). It must be in work, and paid, held, paid in the
 * office, or with an agreed invoice. Staff agree to an invoice by taking the order to work.
 */
export function refusesPicking(order: OrderToPick): PickRefusal | null {
  if (!isMadeReady(order.status)) return 'status';
  if (order.isInWave) return 'in_wave';
  if (order.isShort) return 'short';
  if (order.pieces <= 0) return 'nothing';
  const isPaidLater = order.payment === 'cash_on_receipt' || order.payment === 'invoice';
  return isPaidLater || order.isPaid || order.isHeld ? null : 'unpaid';
}

/** Pieces of a product for an order in a warehouse. */
export interface PickLine {
  readonly orderId: number;
  readonly productId: number;
  readonly warehouseId: number;
  readonly cell: string;
  readonly needed: number;
}

export interface NumberedLine extends PickLine {
  /** Box number of the order, from 1. */
  readonly box: number;
  /** Bag number of the line, from 1, in walking order. */
  readonly bag: number;
}

/** Compares by walking order: warehouse, cell, product, then box. */
export const compareOnWay = (
  a: Pick<PickLine, 'warehouseId' | 'cell' | 'productId'>,
  b: Pick<PickLine, 'warehouseId' | 'cell' | 'productId'>,
): number => a.warehouseId - b.warehouseId || compareCells(a.cell, b.cell) || a.productId - b.productId;

/** Assigns a box to each order and a bag to each line. The orders are listed by box. */
export function planWave(orders: readonly (readonly PickLine[])[]): readonly NumberedLine[] {
  return orders
    .flatMap((lines, at) => lines.map((line) => ({ ...line, box: at + 1 })))
    .toSorted((a, b) => compareOnWay(a, b) || a.box - b.box)
    .map((line, at) => ({ ...line, bag: at + 1 }));
}

/**
 * Distributes the pieces found in a cell. Fills the first bags completely, so that as few orders as possible lack
 * pieces.
 */
export function splitFound(found: number, needed: readonly number[]): readonly number[] {
  let rest = found;
  return needed.map((pieces) => {
    const share = Math.min(rest, pieces);
    rest -= share;
    return share;
  });
}

/** Pieces of a product in an order, by state. */
export interface PieceState {
  /** Reserved for the order and not sent. */
  readonly held: number;
  /** Picked in finished waves. */
  readonly fetched: number;
  /** Sent in parcels. */
  readonly sent: number;
  /** Packed and not sent. */
  readonly packed: number;
}

/** Returns how many of the picked pieces are at the packing desk. */
export const atPackingDesk = ({ fetched, sent, packed }: PieceState): number => Math.max(0, fetched - sent - packed);

/** Returns how many reserved pieces remain to be picked: those neither at the packing desk nor in a parcel. */
export const leftToPick = ({ held, fetched, sent, packed }: PieceState): number =>
  Math.max(0, held - Math.max(packed, fetched - sent, 0));

/** Pieces of a product that an order holds in one warehouse. The other fields count the product in the whole order. */
export interface HeldInWarehouse extends Omit<PickLine, 'needed'>, PieceState {}

/** Returns the pieces of each product that remain to be picked, from the warehouses in their order. */
export function linesToPick(pieces: readonly HeldInWarehouse[]): readonly PickLine[] {
  const groups = Map.groupBy(pieces, ({ orderId, productId }) => `${orderId} ${productId}`);
  return [...groups.values()].flatMap((places) => {
    const [first] = places;
    if (first === undefined) return [];
    const held = places.reduce((sum, place) => sum + place.held, 0);
    const shares = splitFound(
      leftToPick({ ...first, held }),
      places.map((place) => place.held),
    );
    return places.flatMap(({ orderId, productId, warehouseId, cell }, at) => {
      const needed = shares[at] ?? 0;
      return needed > 0 ? [{ orderId, productId, warehouseId, cell, needed }] : [];
    });
  });
}
