import { orderStatusFacts, type OrderStatus } from '../order-status-facts.ts';

/** Facts that decide whether staff may edit an order. */
export interface EditableOrder {
  readonly status: OrderStatus;
  readonly isPaid: boolean;
  /** A payment is in progress, or money is held on the card. */
  readonly isPaying: boolean;
  /** At least a part of the goods is packed or is being picked. */
  readonly isPacked: boolean;
}

/**
 * Fields that staff may change in an order: all, only the delivery address (`place`), or no field. A new address must
 * not change the total.
 */
export const editScopes = ['all', 'place', 'none'] as const;
export type EditScope = (typeof editScopes)[number];

/**
 * Returns which fields of an order staff may change (product O5). No field can change if the status forbids it, or once
 * goods are being picked or packed. The same applies while an unpaid order's payment is in progress. Once the order is
 * paid, only the address can change.
 */
export function editScope({ status, isPaid, isPaying, isPacked }: EditableOrder): EditScope {
  if (!orderStatusFacts[status].isEditable || isPacked) return 'none';
  if (isPaid) return 'place';
  return isPaying ? 'none' : 'all';
}
