import { orderStatusFacts, type OrderStatus } from '../order/order-status-facts.ts';
import type { PaymentKind } from '../order/order.ts';
import { compareCells } from './cell.ts';

/** Maximum number of orders and of lines in a wave, the orders that one person picks in one round. */
export const waveOrdersMax = 30;
export const waveLinesMax = 500;

/** True if the warehouse must pick and pack orders in this status. */
export const isMadeReady = (status: OrderStatus): boolean => orderStatusFacts[status].isPacked;

/** Facts that decide whether an order can be picked now. */
export interface OrderToPick {
  readonly status: OrderStatus;
  readonly payment: PaymentKind;
  readonly isPaid: boolean;
  /** True if the money is held on the card. */
  readonly isHeld: boolean;
  /** Number of reserved pieces that are not picked yet. */
  readonly pieces: number;
  /** True if another wave already contains the order. */
  readonly isInWave: boolean;
  /** True if pieces are missing and staff have not decided yet what to do. */
  readonly isShort: boolean;
}

/** Why an order cannot be picked now. */
export type PickRefusal = 'status' | 'unpaid' | 'nothing' | 'in_wave' | 'short';

/**
 * Returns why an order cannot be picked now; null = it can. The order must be in work. It must also be
 * paid, or its money held, or be paid at the office or by an agreed invoice. Staff agree to an invoice by taking the
 * order to work.
 */
export function refusesPicking(order: OrderToPick): PickRefusal | null {
  if (!isMadeReady(order.status)) return 'status';
  if (order.isInWave) return 'in_wave';
  if (order.isShort) return 'short';
  if (order.pieces <= 0) return 'nothing';
  const isPaidLater = order.payment === 'cash_on_receipt' || order.payment === 'invoice';
  return isPaidLater || order.isPaid || order.isHeld ? null : 'unpaid';
}

/** Pieces of a product to pick for an order in a warehouse. */
export interface PickLine {
  readonly orderId: number;
  readonly productId: number;
  readonly warehouseId: number;
  readonly cell: string;
  readonly needed: number;
}

export interface NumberedLine extends PickLine {
  /** Number of the order's box in the wave, from 1. */
  readonly box: number;
  /** Number of the line's bag in the wave, from 1, in walking order. */
  readonly bag: number;
}

/** Compares lines for sorting in walking order: by warehouse, cell, then product. */
export const compareOnWay = (
  a: Pick<PickLine, 'warehouseId' | 'cell' | 'productId'>,
  b: Pick<PickLine, 'warehouseId' | 'cell' | 'productId'>,
): number => a.warehouseId - b.warehouseId || compareCells(a.cell, b.cell) || a.productId - b.productId;

/** Gives each order a box and each line a bag, and returns the lines in walking order. The first order gets box 1. */
export function planWave(orders: readonly (readonly PickLine[])[]): readonly NumberedLine[] {
  return orders
    .flatMap((lines, at) => lines.map((line) => ({ ...line, box: at + 1 })))
    .toSorted((a, b) => compareOnWay(a, b) || a.box - b.box)
    .map((line, at) => ({ ...line, bag: at + 1 }));
}

/**
 * Distributes the pieces found in a cell over the bags that need them. The first bags are filled completely, so that as
 * few orders as possible lack pieces.
 */
export function splitFound(found: number, needed: readonly number[]): readonly number[] {
  let rest = found;
  return needed.map((pieces) => {
    const share = Math.min(rest, pieces);
    rest -= share;
    return share;
  });
}

/** Where the pieces of a product in an order are. */
export interface PieceState {
  /** Number of pieces that the order reserves and that are not sent yet. */
  readonly held: number;
  /** Number of pieces picked in finished waves. */
  readonly fetched: number;
  /** Number of pieces sent in parcels. */
  readonly sent: number;
  /** Number of pieces that are packed but not sent yet. */
  readonly packed: number;
}

/** Returns how many of the picked pieces are at the packing desk. */
export const atPackingDesk = ({ fetched, sent, packed }: PieceState): number => Math.max(0, fetched - sent - packed);

/** Returns how many reserved pieces are still to be picked: those neither at the packing desk nor in a parcel. */
export const leftToPick = ({ held, fetched, sent, packed }: PieceState): number =>
  Math.max(0, held - Math.max(packed, fetched - sent, 0));

/**
 * `held` counts the pieces that an order reserves in one warehouse. The other counts are for the whole order, in all
 * warehouses.
 */
export interface HeldInWarehouse extends Omit<PickLine, 'needed'>, PieceState {}

/** Returns the pieces that are still to be picked. The warehouses of a product are emptied in the order given. */
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
