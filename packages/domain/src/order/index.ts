export type { OrderContact, OrderDelivery } from './contact.ts';
export {
  cargoOption,
  cashOnReceipt,
  customerTypes,
  deliveryKinds,
  orderActorKinds,
  orderStatuses,
  paymentKinds,
  paymentMethods,
  type CustomerType,
  type DeliveryKind,
  type OrderActorKind,
  type OrderId,
  type OrderStatus,
  type PaymentKind,
  type PaymentMethod,
} from './order.ts';
export { isOrderNumber, orderNumber, type OrderNumber } from './order-number.ts';
export {
  moveOrder,
  nextMoves,
  orderTransitions,
  type MovableOrder,
  type OrderTransition,
} from './order-transitions.ts';
