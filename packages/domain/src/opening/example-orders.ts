/** An order of a demonstration, as far as it matters for taking the demonstration out. */
export interface KinOrder {
  readonly id: number;
  /** The order that it was split from; null = none. */
  readonly splitFrom: number | null;
  /** Whether money came for it. */
  readonly hasMoney: boolean;
}

/**
 * Splits orders into those that are deleted with a demonstration and those that stay. An order that took real money
 * stays, because its papers are kept by law; so do the orders that it was split from or into.
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
