import type { Brand } from '../shared/brand.ts';

export type OrderId = Brand<number, 'OrderId'>;

export const customerTypes = ['personal', 'company'] as const;
export type CustomerType = (typeof customerTypes)[number];

/** The two payment method identifiers of the specification (section 3): whose way of paying it is. */
export const paymentMethods = ['personal', 'company'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** How the money comes (product Y1–Y3). */
export const paymentKinds = ['cash_on_receipt', 'card', 'sbp', 'invoice'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Paid in the office when the goods are handed over. */
export const cashOnReceipt: PaymentKind = 'cash_on_receipt';

/** How the goods reach the buyer (product D1, D3). */
export const deliveryKinds = ['own_pickup', 'courier', 'pickup_point'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** The specification's one identifier of a cargo option of a delivery service. */
export const cargoOption = 'delivery_service';

/** Who makes a move: the buyer, our people, or payment, carrier and clock. */
export const orderActorKinds = ['customer', 'staff', 'system'] as const;
export type OrderActorKind = (typeof orderActorKinds)[number];
