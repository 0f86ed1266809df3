import { fail, ok, type Result } from '../shared/result.ts';
import { orderStatuses, type OrderStatus } from './order-status-facts.ts';
import type { CustomerType, DeliveryKind, OrderActorKind } from './order.ts';

/** What of an order decides about its moves. */
export interface MovableOrder {
  readonly status: OrderStatus;
  readonly customerType: CustomerType;
  readonly deliveryKind: DeliveryKind;
  readonly isPaid: boolean;
  /** An owner of the buyer's company has not yet said whether it is ordered at all (product U4). */
  readonly awaitsApproval: boolean;
  /** A refund of pieces that were not sent is withdrawn: they are to be sent again (decision 0037). */
  readonly owesGoods: boolean;
}

/** A condition on the order besides its status. */
type Condition =
  | 'personal_customer'
  | 'company_customer'
  | 'own_pickup'
  | 'unpaid'
  | 'awaits_approval'
  | 'awaits_no_approval'
  | 'owes_goods';

/** Who may make a move, each with the condition that must hold for them (null: none). */
export interface OrderTransition {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  /** Holds whoever makes the move. */
  readonly when: Condition | null;
  readonly by: Readonly<Partial<Record<OrderActorKind, Condition | null>>>;
}

const staff = { staff: null } as const;
const staffOrSystem = { staff: null, system: null } as const;
const cancelEarly = { customer: null, staff: null, system: 'unpaid' } as const;
const cancelInWork = { customer: 'unpaid', staff: null, system: 'unpaid' } as const;

/** Every move an order can make, by the status it leaves (product O2); completed and cancelled are the ends. */
const moves: Readonly<Record<OrderStatus, readonly Omit<OrderTransition, 'from'>[]>> = {
  created: [
    { to: 'in_work_personal', when: 'personal_customer', by: staffOrSystem },
    { to: 'in_work_company', when: 'company_customer', by: staffOrSystem },
    { to: 'request', when: null, by: staff },
    { to: 'cancelled', when: null, by: cancelEarly },
  ],
  request: [
    // Staff answer a request; one above its buyer's limit is answered by an owner of his company.
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
    { to: 'shipped', when: null, by: staffOrSystem },
    { to: 'delivered', when: 'own_pickup', by: staff },
    // Nobody collected it in time.
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
  unpaid: (order) => !order.isPaid,
  awaits_approval: (order) => order.awaitsApproval,
  awaits_no_approval: (order) => !order.awaitsApproval,
  owes_goods: (order) => order.owesGoods,
};

const holds = (condition: Condition | null, order: MovableOrder): boolean =>
  condition === null || conditions[condition](order);

/** The statuses this actor may move the order to, in the order of the table. */
export const nextMoves = (order: MovableOrder, actorKind: OrderActorKind): OrderStatus[] =>
  orderTransitions
    .filter(({ from, when, by }) => {
      const own = by[actorKind];
      return from === order.status && own !== undefined && holds(when, order) && holds(own, order);
    })
    .map((transition) => transition.to);

/** Every move goes through here; the caller records who, when and why. */
export const moveOrder = (
  order: MovableOrder,
  to: OrderStatus,
  actorKind: OrderActorKind,
): Result<OrderStatus, 'transition_not_allowed'> =>
  nextMoves(order, actorKind).includes(to) ? ok(to) : fail('transition_not_allowed');
