import { orderStatusFacts, type OrderStatus } from '../order-status-facts.ts';

/** Facts that decide whether staff may edit an order. */
export interface EditableOrder {
  readonly status: OrderStatus;
  readonly isPaid: boolean;
  /** A payment is in progress, or its money is held. */
  readonly isPaying: boolean;
  /** Some of it is packed, or is being picked in the warehouse. */
  readonly isPacked: boolean;
}

/** What staff may change: `all`; `place`: the delivery address, for the same total; `none`. */
export const editScopes = ['all', 'place', 'none'] as const;
export type EditScope = (typeof editScopes)[number];

/**
 * Returns what staff may change. An order is editable until it is packed; once paid or being paid, its total is fixed
 * (product O5).
 */
export function editScope({ status, isPaid, isPaying, isPacked }: EditableOrder): EditScope {
  if (!orderStatusFacts[status].isEditable || isPacked) return 'none';
  if (isPaid) return 'place';
  return isPaying ? 'none' : 'all';
}
