import type { BonusesAnswer } from '@farad/contract/shop/account';
import { bonusQueries } from '@farad/database/payments/bonus.queries';
import { promotionQueries } from '@farad/database/prices/promotion.queries';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { Actor } from '#http/session/session.ts';
import { byId, pageLength, pageOf } from '#kit/page.ts';

/** Returns the caller's bonus balance with one page of its history (product B10). */
export async function showBonuses(
  { db, clock }: Deps,
  actor: Actor,
  after: number | undefined,
): Promise<Result<z.input<typeof BonusesAnswer>, Failure>> {
  if (actor.kind === 'guest') return fail({ code: 'unauthenticated' });
  const bonuses = bonusQueries(db);
  const { id } = actor.account;
  const [balance, found, { cashbackPercent, sharePercentMax, lifeDays }] = await Promise.all([
    bonuses.balance(id),
    bonuses.entries(id, after ?? null, pageLength.long + 1),
    promotionQueries(db).bonusRules(clock()),
  ]);
  const { page, next } = pageOf(found, pageLength.long, byId);
  return ok({
    balance,
    rules: { cashbackPercent, sharePercentMax, lifeDays },
    entries: page.map((entry) => ({
      ...entry,
      id: String(entry.id),
      at: entry.at.toISOString(),
      expiresAt: entry.expiresAt?.toISOString() ?? null,
    })),
    next,
  });
}
