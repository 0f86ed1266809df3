import type { Provider, ProviderValues } from '@farad/domain/provider';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** Channel that tells every process that settings of providers have changed. */
export const providersChannel = 'providers' as const;

/** Settings of a provider as staff set them. */
export interface ProviderSetting {
  readonly provider: Provider;
  readonly open: ProviderValues;
  /** Encrypted JSON of the secrets. */
  readonly sealed: Buffer;
  readonly secretNames: readonly string[];
  readonly setAt: Date;
  /** Name of the staff member who set the values; null = unknown. */
  readonly setBy: string | null;
}

/** Settings of providers that staff set in the back office. */
export function providerSettingQueries(handle: Handle) {
  const tell = async (): Promise<void> => {
    await sql`select pg_notify(${providersChannel}, '')`.execute(handle);
  };
  const rows = () =>
    handle
      .selectFrom('provider_setting')
      .leftJoin('staff', 'staff.id', 'provider_setting.set_by')
      .select([
        'provider_setting.provider',
        'provider_setting.open_values as open',
        'provider_setting.sealed',
        'provider_setting.secret_names as secretNames',
        'provider_setting.set_at as setAt',
        'staff.name as setBy',
      ]);
  return {
    all: (): Promise<readonly ProviderSetting[]> => rows().execute(),

    one: (provider: Provider): Promise<ProviderSetting | undefined> =>
      rows().where('provider_setting.provider', '=', provider).executeTakeFirst(),

    async save({ provider, open, ...rest }: Omit<ProviderSetting, 'setBy'>, staffId: number): Promise<void> {
      const values = {
        open_values: JSON.stringify(open),
        sealed: rest.sealed,
        secret_names: [...rest.secretNames],
        set_at: rest.setAt,
        set_by: staffId,
      };
      await handle
        .insertInto('provider_setting')
        .values({ provider, ...values })
        .onConflict((conflict) => conflict.column('provider').doUpdateSet(values))
        .execute();
      await tell();
    },

    remove: async (provider: Provider): Promise<void> => {
      await handle.deleteFrom('provider_setting').where('provider', '=', provider).execute();
      await tell();
    },
  };
}
