import type { OrderContact, OrderDelivery, PaymentKind } from '@farad/domain/order';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** The contact, delivery and payment method of an order. */
export interface RememberedOrder {
  readonly contact: OrderContact;
  readonly delivery: OrderDelivery;
  readonly paymentMethod: PaymentKind;
}

/** Queries of defaults for a buyer's next order. */
export const rememberedQueries = (handle: Handle) => ({
  /** Returns the contact, delivery and payment method of the account's last order. Undefined if it has no order. */
  lastOrder: (accountId: number): Promise<RememberedOrder | undefined> =>
    handle
      .selectFrom('orders')
      .select(['contact', 'delivery', 'payment_method as paymentMethod'])
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),

  /**
   * Returns the accountant's email address from the company's last order with such an address; '' = no order has one.
   */
  accountantEmail: async (companyId: number): Promise<string> => {
    const row = await handle
      .selectFrom('orders')
      .select(sql<string>`company->>'accountantEmail'`.as('email'))
      .where('company_id', '=', companyId)
      .where(sql<boolean>`company->>'accountantEmail' <> ''`)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.email ?? '';
  },
});
