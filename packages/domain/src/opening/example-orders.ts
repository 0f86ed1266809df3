/** An order, as far as the removal of a demonstration or a trial needs it. */
export interface KinOrder {
  readonly id: number;
  /** Id of the order from which this one was split off; null = none. */
  readonly splitFrom: number | null;
  /**
   * True if the order was placed while the shop was in trial mode. Bank transfers and cash recorded for it are not
   * real.
   */
  readonly isTrial: boolean;
  /** True if the shop received money for the order. */
  readonly hasMoney: boolean;
  /** True if a payment provider, and not its twin, received money for the order. */
  readonly hasProviderMoney: boolean;
}

const tookRealMoney = ({ isTrial, hasMoney, hasProviderMoney }: KinOrder, isMoneyReal: boolean): boolean =>
  isTrial ? hasProviderMoney : isMoneyReal && hasMoney;

/**
 * Splits orders into those to delete with the trial, those to delete with the demonstration, and those to keep. An
 * order for which real money was received is kept, because the law requires its documents. The parts of a split order
 * are deleted or kept together. `isMoneyReal` = orders outside a trial take real money.
 */
export function ordersToRemove<Order extends KinOrder>(
  orders: readonly Order[],
  { isMoneyReal }: { readonly isMoneyReal: boolean },
): { readonly trial: readonly Order[]; readonly examples: readonly Order[]; readonly kept: readonly Order[] } {
  const headOf = new Map(orders.map(({ id }) => [id, id]));
  const head = (id: number): number => {
    const above = headOf.get(id) ?? id;
    return above === id ? id : head(above);
  };
  for (const { id, splitFrom } of orders) {
    if (splitFrom !== null && headOf.has(splitFrom)) headOf.set(head(id), head(splitFrom));
  }
  const headsOf = (is: (order: Order) => boolean) => new Set(orders.filter(is).map(({ id }) => head(id)));
  const paid = headsOf((order) => tookRealMoney(order, isMoneyReal));
  const trials = headsOf(({ isTrial }) => isTrial);
  const removed = orders.filter(({ id }) => !paid.has(head(id)));
  return {
    trial: removed.filter(({ id }) => trials.has(head(id))),
    examples: removed.filter(({ id }) => !trials.has(head(id))),
    kept: orders.filter(({ id }) => paid.has(head(id))),
  };
}
