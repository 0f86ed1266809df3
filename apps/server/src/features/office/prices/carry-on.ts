import { auditQueries, type AuditEvent, type AuditOrigin } from '@farad/database/staff/audit.queries';
import type { Connection, Tx } from '@farad/database/connection/connect';
import { priceChangeQueries, type RepricedRow } from '@farad/database/prices/price-change.queries';
import { tiersOf } from '@farad/database/catalogue/product-row';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { unitPriceToRoubles } from '@farad/domain/money';
import { applyPriceRule, secondLook, type PriceBreaks } from '@farad/domain/product';

import { samePriceBreaks } from './preview-prices.ts';

/** Number of products whose prices are changed in one transaction. */
const partLength = 500;

/**
 * Origin of log entries for the products of a price change. No request causes them, so they carry the id of the change.
 */
const originOf = (changeId: number, staffId: number): AuditOrigin => ({
  staffId,
  ip: '127.0.0.1',
  userAgent: '',
  requestId: `prices ${changeId}`,
});

const inWords = (tiers: PriceBreaks): string[] =>
  tiers.map(({ minQuantity, unitPrice }) => `${minQuantity}: ${unitPriceToRoubles(unitPrice)} ₽`);

const eventOf = (
  action: 'product.changed_by_rule' | 'product.rule_undone',
  { id, before, after }: RepricedRow,
): AuditEvent => ({
  action,
  object: { kind: 'product', id },
  before: { prices: inWords(before) },
  after: { prices: inWords(after) },
});

type Change = NonNullable<Awaited<ReturnType<ReturnType<typeof priceChangeQueries<Tx>>['byId']>>>;

/** Changes the prices of the next `partLength` products. Returns true if more products are left. */
async function changePart(tx: Tx, change: Change, now: Date): Promise<boolean> {
  const queries = priceChangeQueries(tx);
  const rows = await queries.products(change.rule, change.cursor, partLength, true);
  const rules = await settingQueries(tx).value('second_look');
  const [repriced, held]: [RepricedRow[], RepricedRow[]] = [[], []];
  let leftOut = 0;
  for (const row of rows) {
    const before = tiersOf({ ...row });
    const after = applyPriceRule({ tiers: before, cost: row.cost }, change.rule.rule);
    if (typeof after === 'string') leftOut += 1;
    else if (!samePriceBreaks(before, after)) {
      const isHeld = change.rule.isConfirmed !== true && secondLook(before, after, row.cost, rules).length > 0;
      (isHeld ? held : repriced).push({ id: row.id, before, after });
    }
  }
  await queries.write(change.id, repriced);
  await queries.hold(change.id, held);
  const events = repriced.map((row) => eventOf('product.changed_by_rule', row));
  await auditQueries(tx).addAll(originOf(change.id, change.staff_id), events, now);
  const last = rows.at(-1);
  const done = { changed: repriced.length, leftOut, held: held.length };
  if (last !== undefined) await queries.advance(change.id, last.id, done);
  if (rows.length === partLength) return true;
  await queries.setState(change.id, 'done', now);
  return false;
}

async function undoPart(tx: Tx, change: Change, now: Date): Promise<boolean> {
  const queries = priceChangeQueries(tx);
  const ids = await queries.done(change.id, change.cursor, partLength);
  const back = await queries.putBack(change.id, ids);
  const tiers = (quantities: readonly number[], prices: readonly number[]): PriceBreaks =>
    tiersOf({ tier_quantities: [...quantities], tier_prices: [...prices] });
  const events = back.map((row) => {
    const [before, after] = [row.after_prices, row.before_prices];
    const quantities = row.tier_quantities.length === 0 ? [1] : row.tier_quantities;
    const rows = { id: row.id, before: tiers(quantities, before), after: tiers(row.tier_quantities, after) };
    return eventOf('product.rule_undone', rows);
  });
  await auditQueries(tx).addAll(originOf(change.id, change.staff_id), events, now);
  const last = ids.at(-1);
  if (last !== undefined) await queries.advance(change.id, last, { changed: -back.length });
  if (ids.length === partLength) return true;
  await queries.setState(change.id, 'undone', now);
  return false;
}

/**
 * Continues a price change in parts, each in its own transaction. A parallel call waits for the current part and
 * continues with the next one. Returns true if no part is left to do now.
 * @param partsMax maximum number of parts; default: all
 */
export async function carryOn(
  db: Connection['db'],
  id: number,
  now: Date,
  partsMax = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  for (let part = 0; part < partsMax; part += 1) {
    const isMore = await inTransaction(db, async (tx) => {
      const queries = priceChangeQueries(tx);
      await queries.lock(id);
      const change = await queries.byId(id);
      if (change === undefined || change.starts_at > now) return false;
      if (change.state === 'undoing') return undoPart(tx, change, now);
      if (change.state === 'planned') await queries.setState(id, 'running', null);
      return change.state === 'planned' || change.state === 'running' ? changePart(tx, change, now) : false;
    });
    if (!isMore) return true;
  }
  return false;
}

/** Continues all price changes that have started or whose start time has come. */
export async function carryOnAll(db: Connection['db'], now: Date): Promise<void> {
  for (const id of await priceChangeQueries(db).open(now)) await carryOn(db, id, now);
}
