/** An order, as far as the removal of demonstration data needs it. */
export interface KinOrder {
  readonly id: number;
  /** Id of the order from which this one was split off; null = none. */
  readonly splitFrom: number | null;
  /** True if the shop received money for the order. */
  readonly hasMoney: boolean;
}

/**
 * Splits orders into those to delete with the demonstration data and those to keep. An order for which real money was
 * received is kept, because the law requires its documents. So are all orders that were split off from it, or from
 * which it was split off.
 */
export function ordersToRemove<Order extends KinOrder>(
  orders: readonly Order[],
  { isMoneyReal }: { readonly isMoneyReal: boolean },
): { readonly removed: readonly Order[]; readonly kept: readonly Order[] } {
  const headOf = new Map(orders.map(({ id }) => [id, id]));
  const head = (id: number): number => {
    const above = headOf.get(id) ?? id;
    return above === id ? id : head(above);
  };
  for (const { id, splitFrom } of orders) {
    if (splitFrom !== null && headOf.has(splitFrom)) headOf.set(head(id), head(splitFrom));
  }
  const paid = new Set(orders.flatMap(({ id, hasMoney }) => (isMoneyReal && hasMoney ? [head(id)] : [])));
  return {
    removed: orders.filter(({ id }) => !paid.has(head(id))),
    kept: orders.filter(({ id }) => paid.has(head(id))),
  };
}
