import { createHash } from 'node:crypto';

import { calls } from '@farad/contract/calls';
import type { PhoneQuote, PhoneQuoteBody, PlacePhoneOrderBody } from '@farad/contract/office/orders/phone-orders';
import { basketQueries, type BasketLineRow } from '@farad/database/basket/basket.queries';
import type { Handle } from '@farad/database/connection/connect';
import { idempotencyQueries } from '@farad/database/connection/idempotency.queries';
import { orderQueries } from '@farad/database/orders/order.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { normaliseEmail } from '@farad/domain/customer';
import {
  kopecksFromRoubles,
  scaledUnitPrice,
  toRoubles,
  unitPriceToRoubles,
  type Kopecks,
  type Quantity,
} from '@farad/domain/money';
import { unitPriceAt, type ProductId } from '@farad/domain/product';
import { checkOrderLine } from '@farad/domain/quote';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { sellerOf } from '#core/shop/seller.ts';
import { askDelivery } from '../checkout/checkout-delivery.ts';
import { checkoutGoods, goodsReady, type CheckoutBuyer, type CheckoutGoods } from '../checkout/checkout-goods.ts';
import type { CouponTries } from '../checkout/coupon-tries.ts';
import type { RequestedOrder, Buyer, PlaceOrderContext } from '../checkout/decide-order.ts';
import { findPhoneCustomer, type PhoneCustomer } from './phone-buyer.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { checkoutPayments, priceCheckout } from '../checkout/price-checkout.ts';
import { couponOf, deliveriesOf, presentMethod } from '../checkout/quote-order.ts';

type Wish = z.output<typeof PhoneQuoteBody>;
type Asked = z.output<typeof PlacePhoneOrderBody>;

/**
 * Returns basket lines with the products that staff named and their current data. Fails for an unknown or repeated
 * product.
 */
async function linesOf(handle: Handle, asked: Wish['lines']): Promise<Result<BasketLineRow[], Failure>> {
  const ids = asked.map(({ product_id }) => Number(product_id) as ProductId);
  const products = await basketQueries(handle).everyState(ids);
  const lines: BasketLineRow[] = [];
  for (const [index, { product_id, qty }] of asked.entries()) {
    const product = products.get(Number(product_id) as ProductId);
    const field = `lines.${index}.product_id`;
    if (product === undefined) return fail({ code: 'unknown_product', field, productId: product_id });
    if (lines.some(({ productId }) => productId === product.productId)) return fail({ code: 'duplicate', field });
    const seen = { seenUnitPrice: product.tiers[0]?.unitPrice ?? (0 as never), seenAvailable: product.available };
    lines.push({ ...product, quantity: qty as Quantity, ...seen, note: '' });
  }
  return ok(lines);
}

const buyerOf = ({ row, coefficient }: PhoneCustomer, { actor }: StaffCallOrigin): CheckoutBuyer => ({
  accountId: row.id,
  coefficient,
  caller: `staff ${actor.staff.id}`,
});

function presentLines({ lines, priced }: CheckoutGoods, { coefficient }: CheckoutBuyer): PhoneQuote['lines'] {
  return lines.map((line, index) => {
    const checked = checkOrderLine({ ...line, hasPrice: line.tiers.length > 0 });
    const { allowed } = checked.ok ? {} : checked.error;
    const price =
      line.tiers.length === 0
        ? 0
        : unitPriceToRoubles(scaledUnitPrice(unitPriceAt(line.tiers, line.quantity), coefficient));
    return {
      product_id: String(line.productId),
      mpn: line.mpn,
      brand: line.brand,
      package: line.package,
      unit: line.unit,
      qty: line.quantity,
      available: Math.max(0, line.available),
      minQuantity: line.minQuantity,
      multiple: line.multiple,
      price,
      total: toRoubles(priced.lines[index]?.lineTotal ?? (0 as Kopecks)),
      problem: checked.ok
        ? null
        : {
            code: checked.error.code,
            below: allowed?.below ?? null,
            above: allowed?.above ?? null,
          },
    };
  });
}

/** Returns the current price of an order by phone. The rules are those of a basket; nothing is stored. */
export async function quotePhoneOrder(
  deps: Deps,
  call: StaffCallOrigin & { readonly locale: Locale },
  wish: Wish,
  tries: CouponTries,
): Promise<Result<PhoneQuote, Failure>> {
  const caller = await findPhoneCustomer(deps.db, wish.customer_id, wish.company_id);
  if (!caller.ok) return caller;
  const lines = await linesOf(deps.db, wish.lines);
  if (!lines.ok) return lines;
  const [buyer, now] = [buyerOf(caller.value, call), deps.clock()];
  const goods = await checkoutGoods(
    deps.db,
    buyer,
    { lines: lines.value, coupon: wish.coupon, now, isLocked: false },
    tries,
  );
  const asker = { accountId: buyer.accountId, city: wish.city, cityCookie: undefined, wish: wish.delivery };
  const [delivery, payments, seller] = await Promise.all([
    askDelivery(deps, asker, goods, goodsReady(goods, now)),
    settingQueries(deps.db).value('payments'),
    sellerOf(deps.db),
  ]);
  const price = priceCheckout(goods, delivery.chosen?.price ?? (0 as Kopecks), wish.bonuses);
  const { methods } = checkoutPayments(goods, price, {
    customerType: wish.company_id === null ? 'personal' : 'company',
    payments,
    now,
    hasSeller: seller !== undefined,
    deliveryKind: delivery.chosen?.kind ?? null,
  });
  const { city } = delivery;
  return ok({
    lines: presentLines(goods, buyer),
    goods: toRoubles(price.goods),
    coupon: couponOf(goods),
    bonuses: {
      balance: goods.bonusBalance,
      mayUse: price.bonusesMax,
      used: toRoubles(price.bonus),
    },
    city: {
      slug: city.slug,
      title: city.name[call.locale],
      region: city.region[call.locale],
    },
    delivery: deliveriesOf(delivery, goods, wish.delivery, call.locale),
    cargo: toRoubles(price.cargo),
    total: toRoubles(price.total),
    payment_methods: methods.map((offered) => presentMethod(offered, call.locale)),
  });
}

/** Returns the data of a requested order by phone. The buyer was told only the total, so only the total must agree. */
const asOrder = (asked: Asked, email: string): RequestedOrder => ({
  purchaseNumber: '',
  accountantEmail: '',
  contact: { ...asked.contact, email },
  companyId: asked.company_id,
  customerType: asked.company_id === null ? 'personal' : 'company',
  paymentMethod: asked.payment_method,
  coupon: asked.coupon,
  bonuses: asked.bonuses,
  comment: asked.comment,
  seen: { total: kopecksFromRoubles(asked.total), figures: null },
});

async function contextOf(
  deps: Deps,
  call: StaffCallOrigin,
  asked: Asked,
  tries: CouponTries,
): Promise<Result<PlaceOrderContext, Failure>> {
  const email = asked.contact.email === '' ? null : normaliseEmail(asked.contact.email);
  if (email !== null && !email.ok) return fail({ code: email.error, field: 'contact.email' });
  const found = await findPhoneCustomer(deps.db, asked.customer_id, asked.company_id);
  if (!found.ok) return found;
  const lines = await linesOf(deps.db, asked.lines);
  if (!lines.ok) return lines;
  const now = deps.clock();
  const { row, companyId } = found.value;
  const buyer: Buyer = {
    accountId: row.id,
    coefficient: found.value.coefficient,
    caller: buyerOf(found.value, call).caller,
    phone: row.phone,
    email: row.email,
    locale: row.locale,
  };
  const goods = await checkoutGoods(
    deps.db,
    buyer,
    { lines: lines.value, coupon: asked.coupon, now, isLocked: false },
    tries,
  );
  const asker = { accountId: row.id, city: undefined, cityCookie: undefined, wish: asked.delivery };
  return ok({
    buyer,
    tries,
    now,
    config: deps.config,
    utm: {},
    callerHash: null,
    delivery: await askDelivery(deps, asker, goods, goodsReady(goods, now)),
    source: {
      kind: 'phone',
      staffId: call.actor.staff.id,
      lines: lines.value,
      companyId,
    },
    asked: asOrder(asked, email?.value ?? ''),
  });
}

/** Renames the failure's field `products` to `lines`, its name in requests of staff. */
const named = (failure: Failure): Failure =>
  failure.field === undefined ? failure : { ...failure, field: failure.field.replace(/^products\./, 'lines.') };

/**
 * Places an order by phone (product A4), only once per idempotency key. The rules are those of any other order. The
 * staff member is stored with the order and in the audit log. The customer is sent a link to the order; their own
 * basket does not change.
 */
export async function placePhoneOrder(
  deps: Deps,
  call: StaffCallOrigin & { readonly idempotencyKey: string | undefined },
  asked: Asked,
  tries: CouponTries,
): Promise<Result<{ number: string }, Failure>> {
  const context = await contextOf(deps, call, asked, tries);
  if (!context.ok) return context;
  const key = {
    actor: `staff ${call.actor.staff.id}`,
    route: calls.placePhoneOrder.path,
    key: call.idempotencyKey ?? '',
    bodySha256: createHash('sha256').update(JSON.stringify(asked)).digest(),
  };
  const placed = await decideInTransaction<{ number: string }, Failure>(deps.db, async (tx) => {
    const keys = idempotencyQueries(tx);
    const state = await keys.claim(key);
    if (state.kind === 'in_progress') return fail({ code: 'idempotency_in_progress', retryAfterSeconds: 10 });
    if (state.kind === 'other_body') return fail({ code: 'idempotency_key_reused', field: 'Idempotency-Key' });
    if (state.kind === 'repeated') return ok(calls.placePhoneOrder.answer.parse(state.response));
    const done = await placeOrder(tx, context.value);
    if (!done.ok) return done;
    const { number, total_price: total } = done.value;
    const order = await orderQueries(tx).byNumber(number);
    if (order === undefined) throw new Error(`order ${number} not found`);
    const { customer_id: customer, lines } = asked;
    await record(tx, deps, call, {
      action: 'order.made_by_phone',
      object: {
        kind: 'order',
        id: order.id,
      },
      after: {
        customer,
        total,
        lines: lines.length,
      },
    });
    await keys.finish(key, { number });
    return ok({ number });
  });
  return placed.ok ? placed : fail(named(placed.error));
}
