import { randomBytes } from 'node:crypto';

import type {
  CreateCouponsBody,
  CreatedCoupons,
  SetCouponTermsBody,
  StaffCoupon,
} from '@farad/contract/office/prices/promotions';
import {
  backOfficeCouponQueries,
  type CouponTerms,
  type KeptCoupon,
} from '@farad/database/prices/back-office-coupon.queries';
import type { AuditEvent } from '@farad/database/staff/audit.queries';
import type { Tx } from '@farad/database/connection/connect';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { addDays, startOfMoscowDay, type Day } from '@farad/domain/delivery';
import { kopecksPerRouble, type Kopecks } from '@farad/domain/money';
import { couponCode, couponCodeBytes } from '@farad/domain/promotion';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { presentCoupon, recordedTerms } from './present-coupon.ts';

type Terms = z.output<typeof SetCouponTermsBody>;

const kopecks = (roubles: number): Kopecks => (roubles * kopecksPerRouble) as Kopecks;

/**
 * Returns the checked terms, or a failure with the wrong field: the end is before the start, or a category is unknown.
 */
async function readTerms(tx: Tx, terms: Terms): Promise<Result<CouponTerms, Failure>> {
  const { value, startsOn, endsOn } = terms;
  if (startsOn !== null && endsOn !== null && endsOn < startsOn)
    return fail({ code: 'invalid_input', field: 'endsOn' });
  const categoryIds = [...new Set(terms.categoryIds)].sort((a, b) => a - b);
  if (categoryIds.length > 0) {
    const known = new Set((await backOfficeCouponQueries(tx).categories()).map(({ id }) => id));
    const wrong = terms.categoryIds.findIndex((id) => !known.has(id));
    if (wrong >= 0) return fail({ code: 'invalid_input', field: `categoryIds.${wrong}` });
  }
  return ok({
    kind: value.kind,
    percent: value.kind === 'percent' ? value.percent : null,
    sum_kopecks: value.kind === 'sum' ? kopecks(value.sum) : null,
    starts_at: startsOn === null ? null : startOfMoscowDay(startsOn),
    ends_at: endsOn === null ? null : startOfMoscowDay(addDays(endsOn as Day, 1)),
    minimum_kopecks: kopecks(terms.minimum),
    uses_max: terms.usesMax,
    uses_per_account: terms.usesPerAccount,
    category_ids: categoryIds,
    note: terms.note,
  });
}

/** Adds `count` coupons with random codes and returns their ids. If a code exists already, another code is drawn. */
async function addDrawn(tx: Tx, terms: CouponTerms, prefix: string, count: number, now: Date): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count) {
    const codes = Array.from({ length: count - ids.length }, () => couponCode(prefix, randomBytes(couponCodeBytes)));
    ids.push(...(await backOfficeCouponQueries(tx).add(codes, terms, now)));
  }
  return ids;
}

/** Adds one or several coupons with the same terms. Each coupon is recorded in the audit log. */
export const createCoupons = (
  deps: Deps,
  caller: StaffCallOrigin,
  { codes, ...asked }: z.output<typeof CreateCouponsBody>,
): Promise<Result<z.output<typeof CreatedCoupons>, Failure>> =>
  decideInTransaction<z.output<typeof CreatedCoupons>, Failure>(deps.db, async (tx) => {
    const now = deps.clock();
    const terms = await readTerms(tx, asked);
    if (!terms.ok) return terms;
    const queries = backOfficeCouponQueries(tx);
    const ids =
      codes.kind === 'own'
        ? await queries.add([codes.code], terms.value, now)
        : await addDrawn(tx, terms.value, codes.prefix, codes.count, now);
    if (ids.length === 0) return fail({ code: 'duplicate', field: 'codes.code' });
    const coupons = [];
    for (const id of ids) {
      const coupon = await queries.byId(id);
      if (coupon === undefined) throw new Error(`coupon ${id} was not added`);
      const after = { code: coupon.code, ...recordedTerms(coupon, now) };
      await record(tx, deps, caller, { action: 'coupon.created', object: { kind: 'coupon', id }, after });
      coupons.push({ id: String(id), code: coupon.code });
    }
    return ok({ coupons });
  });

/** Changes one coupon under a lock and records the change in the audit log. */
async function change(
  deps: Deps,
  caller: StaffCallOrigin,
  couponId: string,
  work: (tx: Tx, coupon: KeptCoupon) => Promise<Result<AuditEvent['action'], Failure>>,
  shown: (coupon: KeptCoupon, now: Date) => Readonly<Record<string, unknown>>,
): Promise<Result<StaffCoupon, Failure>> {
  return decideInTransaction<StaffCoupon, Failure>(deps.db, async (tx) => {
    const now = deps.clock();
    const id = readRowNumber(couponId);
    const before = id === undefined ? undefined : await backOfficeCouponQueries(tx).byId(id, true);
    if (before === undefined) return fail({ code: 'not_found' });
    const action = await work(tx, before);
    if (!action.ok) return action;
    const after = await backOfficeCouponQueries(tx).byId(before.id);
    if (after === undefined) throw new Error(`coupon ${before.id} not found`);
    await record(tx, deps, caller, {
      action: action.value,
      object: {
        kind: 'coupon',
        id: before.id,
      },
      before: shown(before, now),
      after: shown(after, now),
    });
    return ok(presentCoupon(after, now));
  });
}

/**
 * Changes the terms of a coupon. Orders that used the coupon keep their discount. The limit of uses cannot be lower
 * than the number of uses so far.
 */
export const setCouponTerms = (deps: Deps, caller: StaffCallOrigin, couponId: string, requested: Terms) =>
  change(
    deps,
    caller,
    couponId,
    async (tx, coupon) => {
      if (requested.usesMax !== null && requested.usesMax < coupon.used)
        return fail({ code: 'invalid_input', field: 'usesMax' });
      const terms = await readTerms(tx, requested);
      if (!terms.ok) return terms;
      await backOfficeCouponQueries(tx).set(coupon.id, terms.value);
      return ok('coupon.terms_changed');
    },
    recordedTerms,
  );

export const setCouponOn = (deps: Deps, caller: StaffCallOrigin, couponId: string, isOn: boolean) =>
  change(
    deps,
    caller,
    couponId,
    async (tx, coupon) => {
      await backOfficeCouponQueries(tx).setOn(coupon.id, isOn);
      return ok(isOn ? 'coupon.resumed' : 'coupon.ended');
    },
    (coupon) => ({ isOn: coupon.isOn }),
  );
