import { calls } from '@farad/contract/calls';
import { backOfficeCouponQueries } from '@farad/database/prices/back-office-coupon.queries';
import { kopecksPerRouble } from '@farad/domain/money';
import { fail, ok, textIn } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { byId, pageLength, pageOf } from '#kit/page.ts';
import { createCoupons, setCouponOn, setCouponTerms } from './change-coupons.ts';
import { presentCoupon } from './present-coupon.ts';

const reading: RouteRules = { permission: 'manage_promotions', rateClass: 'read' };
const managing: RouteRules = { permission: 'manage_promotions', rateClass: 'write', bodyLimit: 16_384 };

function readingRoutes(api: FastifyInstance, deps: Deps): void {
  const queries = backOfficeCouponQueries(deps.db);
  staffRoute(api, deps, calls.staffCoupons, reading, async ({ query }) => {
    const { text, state, after } = query;
    const now = deps.clock();
    const rows = await queries.find({ text, state, after, now, limit: pageLength.usual + 1 });
    const { page, next } = pageOf(rows, pageLength.usual, byId);
    return ok({ coupons: page.map((coupon) => presentCoupon(coupon, now)), next });
  });
  staffRoute(api, deps, calls.couponCategories, reading, async ({ locale }) => {
    const categories = await queries.categories();
    return ok({
      categories: categories.map(({ id, path }) => ({
        id,
        title: path.map((title) => textIn(title, locale)).join(' / '),
      })),
    });
  });
  staffRoute(api, deps, calls.staffCoupon, reading, async ({ params }) => {
    const id = readRowNumber(params.couponId);
    const coupon = id === undefined ? undefined : await queries.byId(id);
    return coupon === undefined ? fail({ code: 'not_found' }) : ok(presentCoupon(coupon, deps.clock()));
  });
  staffRoute(api, deps, calls.couponUses, reading, async ({ params, query }) => {
    const id = readRowNumber(params.couponId);
    if (id === undefined || (await queries.byId(id)) === undefined) return fail({ code: 'not_found' });
    const rows = await queries.uses(id, query.after, pageLength.usual + 1);
    const { page, next } = pageOf(rows, pageLength.usual, ({ orderId }) => orderId);
    return ok({
      next,
      uses: page.map(({ order, at, discount, total, isReturned }) => ({
        order,
        at: at.toISOString(),
        isReturned,
        discount: discount / kopecksPerRouble,
        total: total / kopecksPerRouble,
      })),
    });
  });
}

/** Registers the calls for coupons (product B9, X). */
export function registerBackOfficeCoupons(api: FastifyInstance, deps: Deps): void {
  readingRoutes(api, deps);
  staffRoute(api, deps, calls.createCoupons, managing, (context) => createCoupons(deps, context, context.body));
  staffRoute(api, deps, calls.setCouponTerms, managing, (context) =>
    setCouponTerms(deps, context, context.params.couponId, context.body),
  );
  staffRoute(api, deps, calls.setCouponOn, managing, (context) =>
    setCouponOn(deps, context, context.params.couponId, context.body.isOn),
  );
}
