import type { Brand } from '../shared/brand.ts';

export type OrderId = Brand<number, 'OrderId'>;

export const customerTypes = ['personal', 'company'] as const;
export type CustomerType = (typeof customerTypes)[number];

/** The specification's two payment method identifiers (section 3): as a person or as a company. */
export const paymentMethods = ['personal', 'company'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Ways of payment (product Y1–Y3). */
export const paymentKinds = ['cash_on_receipt', 'card', 'sbp', 'invoice'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Payment in the office at handover. */
export const cashOnReceipt: PaymentKind = 'cash_on_receipt';

/** Ways of delivery (product D1, D3). */
export const deliveryKinds = ['own_pickup', 'courier', 'pickup_point'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** The specification's only identifier of a delivery service option. */
export const cargoOption = 'delivery_service';

/** Who makes a move: the buyer, staff, or the system (payment, carrier, schedule). */
export const orderActorKinds = ['customer', 'staff', 'system'] as const;
export type OrderActorKind = (typeof orderActorKinds)[number];
