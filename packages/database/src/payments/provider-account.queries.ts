import type { VendorId } from '@farad/domain/shared';

import type { Handle } from '../connection/connect.ts';

export interface ProviderAccount {
  readonly publicId: string;
  readonly secretKeySealed: Buffer;
  /** Last characters of the secret key, shown to staff so that they recognise it; '' = not saved. */
  readonly secretKeyEnd: string;
  /** When staff saved the account; null = an older version of Farad, which did not record the time, saved it. */
  readonly setAt: Date | null;
}

/** Queries of the shop's account at a provider, which staff enter in the back office. */
export function providerAccountQueries(handle: Handle, provider: VendorId) {
  return {
    read: (): Promise<ProviderAccount | undefined> =>
      handle
        .selectFrom('provider_account')
        .select(['public_id as publicId', 'secret_key_sealed as secretKeySealed', 'set_at as setAt'])
        .select('secret_key_end as secretKeyEnd')
        .where('provider', '=', provider)
        .executeTakeFirst(),

    async save({ publicId, ...rest }: ProviderAccount, staffId: number): Promise<void> {
      const values = {
        public_id: publicId,
        secret_key_sealed: rest.secretKeySealed,
        secret_key_end: rest.secretKeyEnd,
        set_at: rest.setAt,
        set_by: staffId,
      };
      await handle
        .insertInto('provider_account')
        .values({ provider, ...values })
        .onConflict((conflict) => conflict.column('provider').doUpdateSet(values))
        .execute();
    },

    remove: async (): Promise<void> => {
      await handle.deleteFrom('provider_account').where('provider', '=', provider).execute();
    },
  };
}
