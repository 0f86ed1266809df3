import type { OpeningChecks } from '@farad/contract/office/operation/opening';
import { openingQueries } from '@farad/database/operation/opening.queries';
import { faultsOf, type OpeningLine } from '@farad/domain/opening';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { findingText } from '@farad/wording/opening-words';
import { translators } from '@farad/wording/server';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';

/** Runs of the checks that are in progress. Callers at the same time share one run. */
const running = new WeakMap<Deps['db'], Promise<OpeningChecks>>();

const present = (checkedAt: string, lines: readonly OpeningLine[]): OpeningChecks => ({
  checkedAt,
  lines: lines.map(({ check, by, findings }) => ({
    check,
    by,
    findings: findings.map(({ kind, code, values }) => ({ kind, code, values: { ...values } })),
  })),
});

async function run({ db, clock, checkOpening }: Deps): Promise<OpeningChecks> {
  const checks = present(clock().toISOString(), await checkOpening());
  await openingQueries(db).keepChecks(checks);
  return checks;
}

/** Runs the checks before opening. The result is stored, so that all staff see it. */
export function runChecks(deps: Deps): Promise<OpeningChecks> {
  const others = running.get(deps.db);
  if (others !== undefined) return others;
  const mine = run(deps).finally(() => running.delete(deps.db));
  running.set(deps.db, mine);
  return mine;
}

/** Returns the result of the last run of the checks. `checkedAt` null = the checks never ran. */
export async function lastChecks({ db }: Pick<Deps, 'db'>): Promise<OpeningChecks> {
  return ((await openingQueries(db).lastChecks()) as OpeningChecks | undefined) ?? { checkedAt: null, lines: [] };
}

/** Runs the checks before opening. Fails if they find faults; the message names each fault. */
export async function readyToOpen(deps: Deps, locale: Locale): Promise<Result<null, Failure>> {
  const faults = faultsOf((await runChecks(deps)).lines);
  if (faults.length === 0) return ok(null);
  const t = translators[locale];
  return fail({ code: 'shop_not_ready', detail: faults.map((fault) => findingText(t, fault)).join(' ') });
}
