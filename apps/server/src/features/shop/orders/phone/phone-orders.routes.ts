import { calls } from '@farad/contract/calls';
import type { ReadListAnswer } from '@farad/contract/pasted-list';
import type { Quantity } from '@farad/domain/money';
import { quantityMax } from '@farad/domain/product';
import { ok, type Locale } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Deps } from '#deps.ts';
import { readQuery } from '#http/input/read-query.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { findOfferable } from '#core/catalogue/offerable-products.ts';
import { createCouponTries } from '../checkout/coupon-tries.ts';
import { addCustomer, findCaller, showBuyer } from './phone-buyer.ts';
import { placePhoneOrder, quotePhoneOrder } from './phone-order.ts';

const asking: RouteRules = { permission: 'order_for_customer', rateClass: 'read', bodyLimit: 262_144 };
const ordering: RouteRules = { ...asking, rateClass: 'write' };

const ProductsQuery = z.strictObject({
  text: z.string().trim().max(200).default(''),
  qty: z.coerce.number().int().min(1).max(quantityMax).default(1),
  customer: z.string().max(20),
  company: z.string().max(20).optional(),
});

/** What orders by phone need of the basket's feature; the composition gives it. */
export interface PhoneOrderNeeds {
  readonly readList: (text: string, locale: Locale) => Promise<ReadListAnswer>;
}

/** Orders that staff take by phone (product A4, X). */
export function registerPhoneOrders(api: FastifyInstance, deps: Deps, { readList }: PhoneOrderNeeds): void {
  const tries = createCouponTries(deps);
  staffRoute(api, deps, calls.phoneBuyer, asking, ({ params }) => showBuyer(deps, params.customerId));
  staffRoute(api, deps, calls.phoneProducts, { ...asking, query: ProductsQuery }, async ({ query, locale }) => {
    const read = readQuery(ProductsQuery, query, locale);
    if (!read.ok) return read;
    const { text, qty, customer, company } = read.value;
    const caller = await findCaller(deps.db, customer, company ?? null);
    if (!caller.ok) return caller;
    const { coefficient } = caller.value;
    return ok({ products: await findOfferable(deps, text, { quantity: qty as Quantity, coefficient, locale }) });
  });
  staffRoute(api, deps, calls.readPhoneList, asking, async ({ body, locale }) => ok(await readList(body.text, locale)));
  staffRoute(api, deps, calls.quotePhoneOrder, asking, (exchange) =>
    quotePhoneOrder(deps, exchange, exchange.body, tries),
  );
  staffRoute(api, deps, calls.addPhoneCustomer, ordering, (exchange) => addCustomer(deps, exchange, exchange.body));
  staffRoute(api, deps, calls.placePhoneOrder, ordering, (exchange) =>
    placePhoneOrder(deps, exchange, exchange.body, tries),
  );
}
