import { newShop, openShop, type ShopOpening } from '@farad/domain/opening';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { settingValue, writeSetting } from '../connection/setting-rows.ts';

const openingKey = 'opening';
const checksKey = 'opening_checks';

/** Which services staff have tried. */
export interface TriedServices {
  readonly mail: boolean;
  readonly sms: boolean;
  readonly payment: boolean;
}

/** Queries of the shop's opening state, and of the checks before it opens. */
export function openingQueries<H extends Handle>(handle: H) {
  return {
    /** Returns the opening state of the shop. A shop without this setting is open to buyers. */
    state: async (): Promise<ShopOpening> => {
      const value = await settingValue(handle, openingKey);
      return typeof value === 'object' && value !== null ? { ...openShop, ...value } : openShop;
    },

    /** Takes the lock of this setting until the transaction ends, so that changes run one after another. */
    lock: inTx(handle, async (): Promise<void> => {
      await sql`select pg_advisory_xact_lock(hashtextextended('setting opening', 0))`.execute(handle);
    }),

    set: (opening: ShopOpening): Promise<void> => writeSetting(handle, openingKey, opening),

    /** Returns the saved result of the last checks; undefined = the checks have never run. */
    lastChecks: (): Promise<unknown> => settingValue(handle, checksKey),

    keepChecks: (checks: unknown): Promise<void> => writeSetting(handle, checksKey, checks),

    /** Closes a new shop to buyers until the owner opens it. Does nothing if it was opened or closed before. */
    closeNew: async (): Promise<void> => {
      await handle
        .insertInto('setting')
        .values({ key: openingKey, value: JSON.stringify(newShop) })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
    },

    /**
     * Returns the major version, encoding and time of the PostgreSQL server. It reads no table, so it also works in an
     * empty database.
     */
    server: async (): Promise<{ version: number; encoding: string; now: Date }> => {
      const { rows } = await sql<{ version: string; encoding: string; now: Date }>`
        select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
          clock_timestamp() as now`.execute(handle);
      const [row] = rows;
      if (row === undefined) throw new Error('expected one row about the server, got none');
      return { ...row, version: Math.floor(Number(row.version) / 10_000) };
    },

    /**
     * Returns which services staff have tried. Mail and SMS were tried if a test message worked since the account was
     * entered. Payment was tried if the provider took money and paid it back.
     */
    tried: async (): Promise<TriedServices> => {
      const { rows } = await sql<TriedServices>`
        with works as (
          select after ->> 'provider' as provider, max(at) as at from audit
          where action = 'settings.provider_tested' and after ->> 'result' = 'works' group by 1
        ), tried as (
          select works.provider from works left join provider_setting using (provider)
          where works.at > coalesce(provider_setting.set_at, '-infinity')
        )
        select exists (select from tried where provider = 'mail') as mail,
          exists (select from tried where provider = 'sms') as sms,
          exists (select from refund join payment on payment.id = refund.payment_id
            where not payment.is_twin and refund.done_at is not null) as payment`.execute(handle);
      return rows[0] ?? { mail: false, sms: false, payment: false };
    },

    /**
     * Returns the number of published products with a price, and how many of them cost the shop more than the buyer
     * pays.
     */
    catalogue: async (): Promise<{ sold: number; belowCost: number }> => {
      const { rows } = await sql<{ sold: number; belowCost: number }>`
        select count(*)::integer as sold, count(*) filter (where margin < 0)::integer as "belowCost"
        from product left join product_cost on product_cost.product_id = product.id
        where product.state = 'published' and cardinality(product.tier_prices) > 0`.execute(handle);
      return rows[0] ?? { sold: 0, belowCost: 0 };
    },
  };
}
