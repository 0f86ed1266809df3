import { fail, ok, type Result } from '../shared/result.ts';
import { orderStatuses, type OrderStatus } from './order-status-facts.ts';
import type { CustomerType, DeliveryKind, OrderActorKind } from './order.ts';

/** Facts of an order that decide about its changes of status. */
export interface MovableOrder {
  readonly status: OrderStatus;
  readonly customerType: CustomerType;
  readonly deliveryKind: DeliveryKind;
  readonly isPaid: boolean;
  /** True if an owner of the buyer's company has not approved the order yet (product U4). */
  readonly awaitsApproval: boolean;
  /** True if a refund of unsent pieces was withdrawn, so that they must be sent (decision 0037). */
  readonly owesGoods: boolean;
}

/** A condition for a transition, besides the current status. */
type Condition =
  | 'personal_customer'
  | 'company_customer'
  | 'own_pickup'
  | 'sent'
  | 'unpaid'
  | 'awaits_approval'
  | 'awaits_no_approval'
  | 'owes_goods';

/** A change of status. `by`: who may make it, and the condition for this actor; null = no condition. */
export interface OrderTransition {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  /** Condition for all actors; null = none. */
  readonly when: Condition | null;
  readonly by: Readonly<Partial<Record<OrderActorKind, Condition | null>>>;
}

const staff = { staff: null } as const;
const staffOrSystem = { staff: null, system: null } as const;
const cancelEarly = { customer: null, staff: null, system: 'unpaid' } as const;
const cancelInWork = { customer: 'unpaid', staff: null, system: 'unpaid' } as const;

/** Allowed transitions by current status (product O2). `completed` and `cancelled` are final. */
const moves: Readonly<Record<OrderStatus, readonly Omit<OrderTransition, 'from'>[]>> = {
  created: [
    { to: 'in_work_personal', when: 'personal_customer', by: staffOrSystem },
    { to: 'in_work_company', when: 'company_customer', by: staffOrSystem },
    { to: 'request', when: null, by: staff },
    { to: 'cancelled', when: null, by: cancelEarly },
  ],
  request: [
    // Staff answer requests. A request above the buyer's limit is answered by an owner of the company (`customer`).
    { to: 'created', when: null, by: { customer: 'awaits_approval', staff: 'awaits_no_approval' } },
    { to: 'cancelled', when: null, by: cancelEarly },
  ],
  in_work_personal: [
    { to: 'ordered', when: null, by: staff },
    { to: 'in_warehouse', when: null, by: staff },
    { to: 'cancelled', when: null, by: cancelInWork },
  ],
  in_work_company: [
    { to: 'ordered', when: null, by: staff },
    { to: 'in_warehouse', when: null, by: staff },
    { to: 'cancelled', when: null, by: cancelInWork },
  ],
  ordered: [
    { to: 'in_warehouse', when: null, by: staff },
    { to: 'cancelled', when: null, by: staff },
  ],
  in_warehouse: [
    { to: 'shipped', when: 'sent', by: staffOrSystem },
    { to: 'delivered', when: 'own_pickup', by: staff },
    // The system cancels an order that nobody collected in time.
    { to: 'cancelled', when: null, by: { staff: null, system: 'unpaid' } },
  ],
  shipped: [
    { to: 'delivered', when: null, by: staffOrSystem },
    { to: 'in_warehouse', when: null, by: staffOrSystem },
  ],
  delivered: [
    { to: 'completed', when: null, by: staffOrSystem },
    { to: 'in_warehouse', when: 'owes_goods', by: staff },
  ],
  completed: [],
  cancelled: [],
};

export const orderTransitions: readonly OrderTransition[] = orderStatuses.flatMap((from) =>
  moves[from].map((move) => ({ from, ...move })),
);

const conditions: Readonly<Record<Condition, (order: MovableOrder) => boolean>> = {
  personal_customer: (order) => order.customerType === 'personal',
  company_customer: (order) => order.customerType === 'company',
  own_pickup: (order) => order.deliveryKind === 'own_pickup',
  sent: (order) => order.deliveryKind !== 'own_pickup',
  unpaid: (order) => !order.isPaid,
  awaits_approval: (order) => order.awaitsApproval,
  awaits_no_approval: (order) => !order.awaitsApproval,
  owes_goods: (order) => order.owesGoods,
};

const holds = (condition: Condition | null, order: MovableOrder): boolean =>
  condition === null || conditions[condition](order);

/** Returns the statuses to which this actor may move the order, in the order of the table. */
export const nextMoves = (order: MovableOrder, actorKind: OrderActorKind): OrderStatus[] =>
  orderTransitions
    .filter(({ from, when, by }) => {
      const own = by[actorKind];
      return from === order.status && own !== undefined && holds(when, order) && holds(own, order);
    })
    .map((transition) => transition.to);

/** Checks a change of status; all changes use this function. The caller records who made the change, when and why. */
export const moveOrder = (
  order: MovableOrder,
  to: OrderStatus,
  actorKind: OrderActorKind,
): Result<OrderStatus, 'transition_not_allowed'> =>
  nextMoves(order, actorKind).includes(to) ? ok(to) : fail('transition_not_allowed');
