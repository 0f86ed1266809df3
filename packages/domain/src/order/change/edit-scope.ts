import { orderStatusFacts, type OrderStatus } from '../order-status-facts.ts';

/** What of an order decides whether staff may change it. */
export interface EditableOrder {
  readonly status: OrderStatus;
  readonly isPaid: boolean;
  /** A payment of it is under way, or its money is held. */
  readonly isPaying: boolean;
  /** Some of it is packed, or being fetched in the store. */
  readonly isPacked: boolean;
}

/** What staff may change: `all`; `place`: where it goes, for the same sum; `none`. */
export const editScopes = ['all', 'place', 'none'] as const;
export type EditScope = (typeof editScopes)[number];

/** Until it is packed an order may be changed; once it is paid, or being paid, its sum stays (product O5). */
export function editScope({ status, isPaid, isPaying, isPacked }: EditableOrder): EditScope {
  if (!orderStatusFacts[status].isEditable || isPacked) return 'none';
  if (isPaid) return 'place';
  return isPaying ? 'none' : 'all';
}
