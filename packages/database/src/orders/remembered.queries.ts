import type { OrderContact, OrderDelivery, PaymentKind } from '@farad/domain/order';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** What a buyer chose and wrote in an order. */
export interface RememberedOrder {
  readonly contact: OrderContact;
  readonly delivery: OrderDelivery;
  readonly paymentMethod: PaymentKind;
}

/** What the next order of a buyer begins with. */
export const rememberedQueries = (handle: Handle) => ({
  /** The last order that this person placed; undefined: there was none. */
  lastOrder: (accountId: number): Promise<RememberedOrder | undefined> =>
    handle
      .selectFrom('orders')
      .select(['contact', 'delivery', 'payment_method as paymentMethod'])
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),

  /** Where the last invoice of a company went besides its buyer; empty: nowhere. */
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
