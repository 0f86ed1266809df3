import { bonusRulesQueries } from '@farad/database/payments/bonus-rules.queries';
import type { Tx } from '@farad/database/connection/connect';
import { priceChangeQueries } from '@farad/database/prices/price-change.queries';
import { followMerge, unfollowMerge } from '@farad/domain/cashback';
import { fail, type Locale, type Result } from '@farad/domain/shared';
import { formatDateTime } from '@farad/wording/format';
import { translators } from '@farad/wording/server';

import type { Failure } from '#http/answers/errors.ts';

/**
 * Returns a failure if a planned price change names a category or brand that is to be merged; null = there is no such
 * price change. After the merge, the price change would apply to no product or to all products of the remaining
 * category or brand. It must be applied or cancelled before the merge.
 */
export async function waitingPrices(
  tx: Tx,
  of: { readonly categoryId: number } | { readonly brandIds: readonly number[] },
  field: string,
  locale: Locale,
): Promise<Result<never, Failure> | null> {
  const waiting = await priceChangeQueries(tx).waitingFor(of);
  if (waiting === undefined) return null;
  const when = formatDateTime(waiting.starts_at.toISOString(), locale);
  const detail = translators[locale]('backOfficeCatalogue.mergeWaitsForPrices', { when });
  return fail({ code: 'invalid_input', field, detail });
}

/** Lets bonus exceptions of merged brands apply to the brand `into`, also in the rules of placed orders. */
export async function followBrands(tx: Tx, gone: readonly number[], into: number): Promise<void> {
  for (const from of gone) {
    await bonusRulesQueries(tx).rewriteExceptions('brand', from, (exceptions) =>
      followMerge(exceptions, { kind: 'brand', from, into, idsOfInto: [into] }),
    );
  }
}

export async function unfollowBrands(tx: Tx, back: readonly number[]): Promise<void> {
  for (const id of back) {
    await bonusRulesQueries(tx).rewriteExceptions('brand', id, (exceptions) => unfollowMerge(exceptions, id));
  }
}

/**
 * Lets bonus exceptions of the merged category `from` apply to the category `into`. `idsOfInto` are the ids of `into`
 * and of all categories below it after the merge.
 */
export const followCategory = (tx: Tx, from: number, into: number, idsOfInto: readonly number[]): Promise<void> =>
  bonusRulesQueries(tx).rewriteExceptions('category', from, (exceptions) =>
    followMerge(exceptions, { kind: 'category', from, into, idsOfInto }),
  );
