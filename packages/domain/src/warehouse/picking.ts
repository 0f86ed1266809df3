import { orderStatusFacts, type OrderStatus } from '../order/order-status-facts.ts';
import type { PaymentKind } from '../order/order.ts';
import { compareCells } from './cell.ts';

/** Most orders and lines of one wave: what one person carries on one way. */
export const waveOrdersMax = 30;
export const waveLinesMax = 500;

/** Whether goods of orders in this status are made ready. */
export const isMadeReady = (status: OrderStatus): boolean => orderStatusFacts[status].isPacked;

/** What of an order decides whether its goods are fetched now. */
export interface OrderToPick {
  readonly status: OrderStatus;
  readonly payment: PaymentKind;
  readonly isPaid: boolean;
  /** The money is held on the card. */
  readonly isHeld: boolean;
  /** Pieces held for it that nobody has fetched. */
  readonly pieces: number;
  /** Somebody fetches it. */
  readonly isInWave: boolean;
  /** Pieces were not found, and staff have not said what now. */
  readonly isShort: boolean;
}

/** Why an order is not fetched now. */
export type PickRefusal = 'status' | 'unpaid' | 'nothing' | 'in_wave' | 'short';

/**
 * Whether goods of an order are fetched now (product X): it is being made ready; it is paid, its money is held, it is paid
 * in the office, or its invoice is agreed, which staff say by taking it to work.
 */
export function refusesPicking(order: OrderToPick): PickRefusal | null {
  if (!isMadeReady(order.status)) return 'status';
  if (order.isInWave) return 'in_wave';
  if (order.isShort) return 'short';
  if (order.pieces <= 0) return 'nothing';
  const isPaidLater = order.payment === 'cash_on_receipt' || order.payment === 'invoice';
  return isPaidLater || order.isPaid || order.isHeld ? null : 'unpaid';
}

/** Pieces of one product for one order in one warehouse. */
export interface PickLine {
  readonly orderId: number;
  readonly productId: number;
  readonly warehouseId: number;
  readonly cell: string;
  readonly needed: number;
}

export interface NumberedLine extends PickLine {
  /** Of the order's box, from 1. */
  readonly box: number;
  /** Of the line's bag, from 1, in the order of the way. */
  readonly bag: number;
}

/** The order in which a person walks: warehouse, place, product; within one, boxes. */
export const compareOnWay = (
  a: Pick<PickLine, 'warehouseId' | 'cell' | 'productId'>,
  b: Pick<PickLine, 'warehouseId' | 'cell' | 'productId'>,
): number => a.warehouseId - b.warehouseId || compareCells(a.cell, b.cell) || a.productId - b.productId;

/** Gives each order a box and each line a bag. Orders come in the order of their boxes. */
export function planWave(orders: readonly (readonly PickLine[])[]): readonly NumberedLine[] {
  return orders
    .flatMap((lines, at) => lines.map((line) => ({ ...line, box: at + 1 })))
    .toSorted((a, b) => compareOnWay(a, b) || a.box - b.box)
    .map((line, at) => ({ ...line, bag: at + 1 }));
}

/** Shares out what was found at a place: the first bags are filled first, so that the fewest orders lack something. */
export function splitFound(found: number, needed: readonly number[]): readonly number[] {
  let rest = found;
  return needed.map((pieces) => {
    const share = Math.min(rest, pieces);
    rest -= share;
    return share;
  });
}

/** Pieces of a product in an order, by what has become of them. */
export interface PieceState {
  /** Held for the order: not sent. */
  readonly held: number;
  /** Fetched in waves that are over. */
  readonly fetched: number;
  /** Sent in parcels. */
  readonly sent: number;
  /** Packed and not sent. */
  readonly packed: number;
}

/** Of those fetched, how many lie at the packing desk. */
export const atPackingDesk = ({ fetched, sent, packed }: PieceState): number => Math.max(0, fetched - sent - packed);

/** How many of them are still to be fetched: those held that neither lie at the packing desk nor in a parcel. */
export const leftToPick = ({ held, fetched, sent, packed }: PieceState): number =>
  Math.max(0, held - Math.max(packed, fetched - sent, 0));

/** Pieces of a product that an order holds in one warehouse; the rest of the state is of the product in the order. */
export interface HeldInWarehouse extends Omit<PickLine, 'needed'>, PieceState {}

/** What is still to be fetched of each product, from the warehouses in their order. */
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
