import type { Brand } from '../shared/brand.ts';

export type OrderId = Brand<number, 'OrderId'>;

export const customerTypes = ['personal', 'company'] as const;
export type CustomerType = (typeof customerTypes)[number];

/** The two identifiers of payment methods in the specification (section 3): payment as a person or as a company. */
export const paymentMethods = ['personal', 'company'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Ways of payment (product Y1–Y3). */
export const paymentKinds = ['cash_on_receipt', 'card', 'sbp', 'invoice'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Payment in cash at the office when the goods are handed over. */
export const cashOnReceipt: PaymentKind = 'cash_on_receipt';

/** Ways of delivery (product D1, D3). */
export const deliveryKinds = ['own_pickup', 'courier', 'pickup_point'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** The only identifier of a delivery service in the specification. */
export const cargoOption = 'delivery_service';

/** Who changes the status of an order: the buyer, staff, or the system (payment, carrier, schedule). */
export const orderActorKinds = ['customer', 'staff', 'system'] as const;
export type OrderActorKind = (typeof orderActorKinds)[number];
