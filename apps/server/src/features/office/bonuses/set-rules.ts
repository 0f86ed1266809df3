import type { BonusRulesVersion, SetBonusRulesBody, StaffBonusRules } from '@farad/contract/office/prices/promotions';
import { bonusRulesQueries } from '@farad/database/payments/bonus-rules.queries';
import type { Handle } from '@farad/database/connection/connect';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { usualBonusRules, type BonusException, type BonusRules } from '@farad/domain/cashback';
import type { CatalogueFrame } from '@farad/domain/search-query';
import { moscowDay, startOfMoscowDay } from '@farad/domain/delivery';
import { kopecksFromRoubles, toRoubles } from '@farad/domain/money';
import { fail, ok, textIn, type Locale, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import { categoriesBelow } from '#core/catalogue/categories-below.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCall } from '#http/serve/staff-route.ts';

type RulesToSet = z.output<typeof SetBonusRulesBody>;

/** Maximum number of versions that are shown. */
const versionsMax = 100;

const presentRules = (rules: BonusRules): BonusRulesVersion['rules'] => ({
  cashbackPercent: rules.cashbackPercent,
  sharePercentMax: rules.sharePercentMax,
  lifeDays: rules.lifeDays,
  exceptions: rules.exceptions.map(({ kind, id, percent }) => ({
    kind,
    id: String(id),
    percent,
  })),
  leastPaid: toRoubles(rules.leastPaid),
});

/**
 * Returns the rules in the form of the contract. Exceptions for merged or deleted categories and brands are left out.
 */
const present = (rules: BonusRules, { categories, brands }: CatalogueFrame): BonusRulesVersion['rules'] => ({
  ...presentRules(rules),
  exceptions: presentRules(rules).exceptions.filter(({ kind, id }) =>
    (kind === 'brand' ? brands : categories).some((each) => String(each.id) === id),
  ),
});

/** Returns the latest versions of the rules, and the categories and brands that exceptions can name. */
export async function showBonusRules(
  { index, clock }: Pick<Deps, 'index' | 'clock'>,
  handle: Handle,
  locale: Locale,
): Promise<StaffBonusRules> {
  const rows = await bonusRulesQueries(handle).list(versionsMax);
  const frame = index.frame();
  const { categories, brands } = frame;
  const now = clock();
  const current = rows.find(({ since }) => since <= now);
  return {
    now: present({ ...usualBonusRules, ...current?.rules }, frame),
    versions: rows.map(({ id, since, rules, by, at }) => ({
      id: String(id),
      since: since.toISOString(),
      by: by ?? '',
      at: at.toISOString(),
      state: since > now ? 'coming' : id === current?.id ? 'now' : 'past',
      rules: present(
        {
          ...usualBonusRules,
          ...rules,
        },
        frame,
      ),
    })),
    categories: categories.map(({ id, parentId, title }) => ({
      id: String(id),
      parentId: parentId === null ? null : String(parentId),
      title: textIn(title, locale),
    })),
    brands: brands.map(({ id, name }) => ({ id: String(id), name })),
  };
}

function readExceptions(
  { index }: Pick<Deps, 'index'>,
  { rules }: RulesToSet,
): Result<readonly BonusException[], Failure> {
  const { categories, brands } = index.frame();
  const exceptions: BonusException[] = [];
  for (const [at, { kind, id, percent }] of rules.exceptions.entries()) {
    const number = Number(id);
    const isBrand = kind === 'brand' && brands.some((each) => (each.id as number) === number);
    const ids = kind === 'category' ? categoriesBelow(categories, number) : isBrand ? [number] : undefined;
    if (ids === undefined) return fail({ code: 'invalid_input', field: `rules.exceptions.${at}.id` });
    const isTwice = exceptions.some((each) => each.kind === kind && each.id === number);
    if (isTwice) return fail({ code: 'duplicate', field: `rules.exceptions.${at}.id` });
    exceptions.push({ kind, id: number, ids, percent });
  }
  return ok(exceptions);
}

/** Sets bonus rules for future orders, from now or from a later day. Placed orders keep their rules (decision 0023). */
export const setBonusRules = (
  deps: Deps,
  caller: StaffCall,
  requested: RulesToSet,
): Promise<Result<StaffBonusRules, Failure>> =>
  decideInTransaction<StaffBonusRules, Failure>(deps.db, async (tx) => {
    const { rules, startsOn } = requested;
    const now = deps.clock();
    if (startsOn !== null && startsOn <= moscowDay(now)) return fail({ code: 'invalid_input', field: 'startsOn' });
    const exceptions = readExceptions(deps, requested);
    if (!exceptions.ok) return exceptions;
    const saved: BonusRules = {
      cashbackPercent: rules.cashbackPercent,
      sharePercentMax: rules.sharePercentMax,
      lifeDays: rules.lifeDays,
      exceptions: exceptions.value,
      leastPaid: kopecksFromRoubles(rules.leastPaid),
    };
    const since = startsOn === null ? now : startOfMoscowDay(startsOn);
    const { now: before } = await showBonusRules(deps, tx, caller.locale);
    const id = await bonusRulesQueries(tx).set(saved, since, caller.actor.staff.id, now);
    const event = { action: 'bonuses.rules_set', object: { kind: 'bonuses', id } } as const;
    await record(tx, deps, caller, { ...event, before, after: { ...presentRules(saved), startsOn } });
    return ok(await showBonusRules(deps, tx, caller.locale));
  });

/** Deletes a version of the rules that has not started yet. */
export const callOffBonusRules = (
  deps: Deps,
  caller: StaffCall,
  rulesId: string,
): Promise<Result<StaffBonusRules, Failure>> =>
  decideInTransaction<StaffBonusRules, Failure>(deps.db, async (tx) => {
    const id = readRowNumber(rulesId);
    const gone = id === undefined ? undefined : await bonusRulesQueries(tx).callOff(id, deps.clock());
    if (id === undefined || gone === undefined) return fail({ code: 'not_found' });
    const before = { ...presentRules({ ...usualBonusRules, ...gone.rules }), startsOn: moscowDay(gone.since) };
    const event = { action: 'bonuses.rules_called_off', object: { kind: 'bonuses', id } } as const;
    await record(tx, deps, caller, { ...event, before });
    return ok(await showBonusRules(deps, tx, caller.locale));
  });
