import { fail, ok, type Result } from '../shared/result.ts';
import type { CustomerType, DeliveryKind, OrderActorKind, OrderStatus } from './order.ts';

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

/** Every move an order can make (product O2); completed and cancelled are the ends. */
export const orderTransitions: readonly OrderTransition[] = [
  { from: 'created', to: 'in_work_personal', when: 'personal_customer', by: staffOrSystem },
  { from: 'created', to: 'in_work_company', when: 'company_customer', by: staffOrSystem },
  { from: 'created', to: 'request', when: null, by: staff },
  { from: 'created', to: 'cancelled', when: null, by: cancelEarly },
  // Staff answer a request; one above its buyer's limit is answered by an owner of his company.
  {
    from: 'request',
    to: 'created',
    when: null,
    by: { customer: 'awaits_approval', staff: 'awaits_no_approval' },
  },
  { from: 'request', to: 'cancelled', when: null, by: cancelEarly },
  { from: 'in_work_personal', to: 'ordered', when: null, by: staff },
  { from: 'in_work_personal', to: 'in_warehouse', when: null, by: staff },
  { from: 'in_work_personal', to: 'cancelled', when: null, by: cancelInWork },
  { from: 'in_work_company', to: 'ordered', when: null, by: staff },
  { from: 'in_work_company', to: 'in_warehouse', when: null, by: staff },
  { from: 'in_work_company', to: 'cancelled', when: null, by: cancelInWork },
  { from: 'ordered', to: 'in_warehouse', when: null, by: staff },
  { from: 'ordered', to: 'cancelled', when: null, by: staff },
  { from: 'in_warehouse', to: 'shipped', when: null, by: staffOrSystem },
  { from: 'in_warehouse', to: 'delivered', when: 'own_pickup', by: staff },
  // Nobody collected it in time.
  { from: 'in_warehouse', to: 'cancelled', when: null, by: { staff: null, system: 'unpaid' } },
  { from: 'shipped', to: 'delivered', when: null, by: staffOrSystem },
  { from: 'shipped', to: 'in_warehouse', when: null, by: staffOrSystem },
  { from: 'delivered', to: 'completed', when: null, by: staffOrSystem },
  { from: 'delivered', to: 'in_warehouse', when: 'owes_goods', by: staff },
];

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
