import { calls } from '@farad/contract/calls';
import { backOfficeCouponQueries } from '@farad/database/prices/back-office-coupon.queries';
import { kopecksPerRouble } from '@farad/domain/money';
import { couponStates } from '@farad/domain/promotion';
import { fail, ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Deps } from '#deps.ts';
import { readQuery } from '#http/input/read-query.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { createCoupons, setCouponOn, setCouponTerms } from './change-coupons.ts';
import { presentCoupon } from './present-coupon.ts';

/** Rows a page. */
const pageLength = 30;

const reading: RouteRules = { permission: 'manage_promotions', rateClass: 'read' };
const managing: RouteRules = { permission: 'manage_promotions', rateClass: 'write', bodyLimit: 16_384 };

const After = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)
  .optional();

const UsesQuery = z.strictObject({ after: After });
const CouponsQuery = z.strictObject({
  text: z.string().trim().max(200).default(''),
  state: z.enum(couponStates).optional(),
  after: After,
});

function readingRoutes(api: FastifyInstance, deps: Deps): void {
  const queries = backOfficeCouponQueries(deps.db);
  staffRoute(api, deps, calls.staffCoupons, { ...reading, query: CouponsQuery }, async ({ query, locale }) => {
    const read = readQuery(CouponsQuery, query, locale);
    if (!read.ok) return read;
    const { text, state, after } = read.value;
    const now = deps.clock();
    const rows = await queries.find({ text, state, after, now, limit: pageLength + 1 });
    const page = rows.slice(0, pageLength);
    const next = rows.length > pageLength ? String(page.at(-1)?.id) : null;
    return ok({ coupons: page.map((coupon) => presentCoupon(coupon, now)), next });
  });
  staffRoute(api, deps, calls.couponCategories, reading, async ({ locale }) => {
    const categories = await queries.categories();
    return ok({
      categories: categories.map(({ id, path }) => ({ id, title: path.map((title) => title[locale]).join(' / ') })),
    });
  });
  staffRoute(api, deps, calls.staffCoupon, reading, async ({ params }) => {
    const id = readRowNumber(params.couponId);
    const coupon = id === undefined ? undefined : await queries.byId(id);
    return coupon === undefined ? fail({ code: 'not_found' }) : ok(presentCoupon(coupon, deps.clock()));
  });
  staffRoute(api, deps, calls.couponUses, { ...reading, query: UsesQuery }, async ({ params, query, locale }) => {
    const read = readQuery(UsesQuery, query, locale);
    if (!read.ok) return read;
    const id = readRowNumber(params.couponId);
    if (id === undefined || (await queries.byId(id)) === undefined) return fail({ code: 'not_found' });
    const rows = await queries.uses(id, read.value.after, pageLength + 1);
    const page = rows.slice(0, pageLength);
    return ok({
      uses: page.map(({ order, at, discount, total, isReturned }) => ({
        order,
        at: at.toISOString(),
        isReturned,
        discount: discount / kopecksPerRouble,
        total: total / kopecksPerRouble,
      })),
      next: rows.length > pageLength ? String(page.at(-1)?.orderId) : null,
    });
  });
}

/** Coupons as staff keep them (product B9, X). */
export function registerBackOfficeCoupons(api: FastifyInstance, deps: Deps): void {
  readingRoutes(api, deps);
  staffRoute(api, deps, calls.createCoupons, managing, (exchange) => createCoupons(deps, exchange, exchange.body));
  staffRoute(api, deps, calls.setCouponTerms, managing, (exchange) =>
    setCouponTerms(deps, exchange, exchange.params.couponId, exchange.body),
  );
  staffRoute(api, deps, calls.setCouponOn, managing, (exchange) =>
    setCouponOn(deps, exchange, exchange.params.couponId, exchange.body.isOn),
  );
}
