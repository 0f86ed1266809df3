import type { WishedDelivery } from '@farad/contract/shop/checkout';

/** A line of an order that is being created or changed. */
export interface OrderDraftLine {
  readonly product_id: string;
  readonly mpn: string;
  readonly brand: string;
  readonly qty: number;
}

/** Adds lines to others. If a product is already among them, the quantities are added up. */
export function withLines(
  lines: readonly OrderDraftLine[],
  added: readonly OrderDraftLine[],
): readonly OrderDraftLine[] {
  return added.reduce<readonly OrderDraftLine[]>((all, line) => {
    const known = all.find(({ product_id }) => product_id === line.product_id);
    if (known === undefined) return [...all, line];
    return all.map((each) => (each === known ? { ...each, qty: each.qty + line.qty } : each));
  }, lines);
}

/** Returns the delivery in the format of an order; null if something is missing. */
export function wholeDelivery(delivery: WishedDelivery | null) {
  if (delivery === null) return null;
  if (delivery.kind === 'own_pickup') return { kind: delivery.kind } as const;
  if (delivery.kind === 'pickup_point') {
    return delivery.code === undefined ? null : ({ kind: delivery.kind, code: delivery.code } as const);
  }
  const { kind, address_id, address } = delivery;
  if (address_id !== undefined) return { kind, address_id } as const;
  const { city = '', street = '', house = '' } = address ?? {};
  if ([city, street, house].some((text) => text.trim() === '')) return null;
  return { kind, address: { ...address, city, street, house } } as const;
}
