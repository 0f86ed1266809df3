import type { DeliveryAddress } from '@farad/domain/address';

import type { Handle } from '../connection/connect.ts';

export interface AddressRow extends DeliveryAddress {
  readonly id: number;
  readonly isDefault: boolean;
}

const columns = [
  'id',
  'label',
  'city',
  'street',
  'house',
  'flat',
  'postcode',
  'comment',
  'recipient',
  'phone',
] as const;

const valuesOf = (address: DeliveryAddress) => {
  const { label, city, street, house, flat, postcode, comment, recipient, phone } = address;
  return { label, city, street, house, flat, postcode, comment, recipient, phone };
};

/**
 * Queries of people's addresses and chosen pickup points (product U3). Every write must run in a transaction, after
 * `lockAccount`.
 */
export function addressQueries(handle: Handle) {
  return {
    /** Returns the account's addresses. The default address comes first, then the oldest. */
    ofAccount: async (accountId: number): Promise<readonly AddressRow[]> => {
      const rows = await handle
        .selectFrom('address')
        .select(columns)
        .where('account_id', '=', accountId)
        .where('removed_at', 'is', null)
        .orderBy('default_at', (order) => order.desc().nullsLast())
        .orderBy('id')
        .execute();
      return rows.map((row, index) => ({ ...row, isDefault: index === 0 }));
    },

    add: async (accountId: number, address: DeliveryAddress, now: Date): Promise<number> => {
      const { id } = await handle
        .insertInto('address')
        .values({ account_id: accountId, ...valuesOf(address), created_at: now, default_at: null, removed_at: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Changes an address. Returns false if the account has no such address. */
    save: async (accountId: number, id: number, address: DeliveryAddress): Promise<boolean> => {
      const saved = await handle
        .updateTable('address')
        .set(valuesOf(address))
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('removed_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return saved !== undefined;
    },

    makeDefault: async (accountId: number, id: number, now: Date): Promise<boolean> => {
      const made = await handle
        .updateTable('address')
        .set({ default_at: now })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('removed_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return made !== undefined;
    },

    /** Marks an address as removed; `removedAt` null restores it. Returns false if the account has no such address. */
    setRemoved: async (accountId: number, id: number, removedAt: Date | null): Promise<boolean> => {
      const set = await handle
        .updateTable('address')
        .set({ removed_at: removedAt })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returning('id')
        .executeTakeFirst();
      return set !== undefined;
    },

    deleteRemovedBefore: async (then: Date): Promise<void> => {
      await handle.deleteFrom('address').where('removed_at', '<', then).execute();
    },

    /** Returns codes of the pickup points that the person chose, in the order of choice. */
    points: async (accountId: number): Promise<readonly string[]> => {
      const rows = await handle
        .selectFrom('pickup_choice')
        .select('point')
        .where('account_id', '=', accountId)
        .orderBy('chosen_at')
        .orderBy('point')
        .execute();
      return rows.map(({ point }) => point);
    },

    choosePoint: async (accountId: number, point: string, now: Date): Promise<void> => {
      await handle
        .insertInto('pickup_choice')
        .values({ account_id: accountId, point, chosen_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    dropPoint: async (accountId: number, point: string): Promise<void> => {
      await handle.deleteFrom('pickup_choice').where('account_id', '=', accountId).where('point', '=', point).execute();
    },
  };
}
