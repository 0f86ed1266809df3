import { calls } from '@farad/contract/calls';
import type { ReadListAnswer } from '@farad/contract/shop/basket';
import type { Quantity } from '@farad/domain/money';
import { ok, type Locale } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { findOfferable } from '#core/catalogue/offerable-products.ts';
import { createCouponTries } from '../checkout/coupon-tries.ts';
import { addCustomer, findPhoneCustomer, showBuyer } from './phone-buyer.ts';
import { placePhoneOrder, quotePhoneOrder } from './phone-order.ts';

const asking: RouteRules = { permission: 'order_for_customer', rateClass: 'read', bodyLimit: 262_144 };
const ordering: RouteRules = { ...asking, rateClass: 'write' };

/** Functions of the basket feature that orders by phone use; app.ts provides them. */
export interface PhoneOrderNeeds {
  readonly readList: (text: string, locale: Locale) => Promise<ReadListAnswer>;
}

/** Registers the calls for orders by phone (product A4, X). */
export function registerPhoneOrders(api: FastifyInstance, deps: Deps, { readList }: PhoneOrderNeeds): void {
  const tries = createCouponTries(deps);
  staffRoute(api, deps, calls.phoneBuyer, asking, ({ params }) => showBuyer(deps, params.customerId));
  staffRoute(api, deps, calls.phoneProducts, asking, async ({ query, locale }) => {
    const { text, qty, customer, company } = query;
    const caller = await findPhoneCustomer(deps.db, customer, company ?? null);
    if (!caller.ok) return caller;
    const { coefficient } = caller.value;
    return ok({ products: await findOfferable(deps, text, { quantity: qty as Quantity, coefficient, locale }) });
  });
  staffRoute(api, deps, calls.readPhoneList, asking, async ({ body, locale }) => ok(await readList(body.text, locale)));
  staffRoute(api, deps, calls.quotePhoneOrder, asking, (context) =>
    quotePhoneOrder(deps, context, context.body, tries),
  );
  staffRoute(api, deps, calls.addPhoneCustomer, ordering, (context) => addCustomer(deps, context, context.body));
  staffRoute(api, deps, calls.placePhoneOrder, ordering, (context) =>
    placePhoneOrder(deps, context, context.body, tries),
  );
}
