import type { OrderContact, OrderDelivery, PaymentKind } from '@farad/domain/order';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** What a buyer chose and wrote in an order. */
export interface RememberedOrder {
  readonly contact: OrderContact;
  readonly delivery: OrderDelivery;
  readonly paymentMethod: PaymentKind;
}

/** Defaults for a buyer's next order. */
export const rememberedQueries = (handle: Handle) => ({
  /** Returns the last order that this account placed, or undefined. */
  lastOrder: (accountId: number): Promise<RememberedOrder | undefined> =>
    handle
      .selectFrom('orders')
      .select(['contact', 'delivery', 'payment_method as paymentMethod'])
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),

  /** Returns the extra address that a company's last invoice was sent to; '' = not set. */
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
