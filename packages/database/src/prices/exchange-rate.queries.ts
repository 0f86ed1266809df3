import type { Day } from '@farad/domain/delivery';
import { decimalText, type RateState, type SavedDays, type SavedRate } from '@farad/domain/exchange-rate';
import { readDecimal } from '@farad/domain/import';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

interface RateRow {
  readonly currency: string;
  readonly day: Day;
  readonly nominal: number;
  readonly value: string;
  readonly state: RateState;
}

function savedRate({ value, ...row }: RateRow): SavedRate {
  const read = readDecimal(value);
  if (read === null) throw new Error(`exchange_rate: expected a decimal number, got ${value}`);
  return { ...row, value: read };
}

/** Queries of the Bank of Russia's rates. */
export function exchangeRateQueries(handle: Handle) {
  const columns = sql`currency, day::text, nominal, value::text, state`;
  return {
    /** Returns the newest saved days. */
    savedDays: async (today: Day): Promise<SavedDays> => {
      const { rows } = await sql<SavedDays>`
        select max(day)::text as newest, (max(day) filter (where day <= ${today}::date))::text as "newestUntilToday"
        from exchange_rate`.execute(handle);
      return rows[0] ?? { newest: null, newestUntilToday: null };
    },

    /** Returns the last accepted rate of each currency before a day. */
    acceptedBefore: async (day: Day): Promise<readonly SavedRate[]> => {
      const { rows } = await sql<RateRow>`
        select distinct on (currency) ${columns} from exchange_rate
        where state = 'accepted' and day < ${day}::date order by currency, exchange_rate.day desc`.execute(handle);
      return rows.map(savedRate);
    },

    /** Saves rates that are not saved yet. Saved ones stay as they are. Returns those that were saved. */
    add: async (rates: readonly SavedRate[], readAt: Date): Promise<readonly SavedRate[]> => {
      const lists = [
        rates.map(({ currency }) => currency),
        rates.map(({ day }) => day),
        rates.map(({ nominal }) => nominal),
        rates.map(({ value }) => decimalText(value)),
        rates.map(({ state }) => state),
      ] as const;
      const { rows } = await sql<RateRow>`
        insert into exchange_rate (currency, day, nominal, value, state, read_at)
        select *, ${readAt}::timestamptz from unnest(
          ${lists[0]}::text[], ${lists[1]}::date[], ${lists[2]}::integer[], ${lists[3]}::numeric[], ${lists[4]}::text[])
        on conflict do nothing returning ${columns}`.execute(handle);
      return rows.map(savedRate);
    },
  };
}
