import { createHash } from 'node:crypto';

import type { CheckoutQuote } from '@farad/contract/shop/checkout';
import { calls } from '@farad/contract/calls';
import { basketQueries, type BasketLineRow } from '@farad/database/basket/basket.queries';
import { deliveryQueries } from '@farad/database/parcels/delivery.queries';
import { idempotencyQueries, type IdempotencyKey } from '@farad/database/connection/idempotency.queries';
import { readSettingsOnce, settingsOnce } from '@farad/database/connection/setting-rows';
import { sentLater, sideBySide } from '@farad/database/connection/statements/side-by-side';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { normaliseEmail } from '@farad/domain/customer';
import { kopecksFromRoubles, neutralCoefficient, type Quantity } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { isRequestNumber, moveRequest } from '@farad/domain/quote';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { readUtmCookie } from '@farad/domain/site';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { callerHashOf } from '#core/people/form-caller.ts';
import type { Failure } from '#http/answers/errors.ts';
import { route, type CallContext } from '#http/serve/route.ts';
import { findOwnRequest } from '#core/requests/own-request.ts';
import { askDelivery } from './checkout-delivery.ts';
import { checkoutGoods, goodsReady, type CheckoutBuyer } from './checkout-goods.ts';
import { createCouponTries, type CouponTries } from './coupon-tries.ts';
import type { RequestedOrder, PlaceOrderContext } from './decide-order.ts';
import { sourceNamed, type OrderSource } from './order-source.ts';
import { placeOrder, type Placed } from './place-order.ts';
import { quotedLines } from './quoted-lines.ts';
import { nothingRemembered, rememberedChoices } from './remembered-choices.ts';
import { quoteOrder, type QuotedBasket, type QuoteWishes, type ShownBasket } from './quote-order.ts';

type Placing = CallContext<typeof calls.placeOrder>;
type CheckoutCaller = Pick<Placing, 'actor' | 'cookies' | 'locale' | 'ip'>;

/** Functions of the basket feature that the checkout uses; app.ts provides them. */
export interface CheckoutNeeds {
  /** Returns the caller's current basket. */
  readonly readBasket: (caller: Pick<CheckoutCaller, 'actor' | 'cookies' | 'locale'>) => Promise<ShownBasket | null>;
  /** Returns the lines of a quote in the form of a basket. */
  readonly presentQuoted: (number: string, lines: readonly BasketLineRow[], locale: Locale) => ShownBasket['basket'];
}

interface Checkout {
  readonly deps: Deps;
  readonly needs: CheckoutNeeds;
  readonly tries: CouponTries;
}

const buyerOf = ({ actor, ip }: CheckoutCaller): CheckoutBuyer => ({
  accountId: actor.kind === 'guest' ? null : actor.account.id,
  coefficient: actor.coefficient,
  ...(actor.kind === 'guest' || actor.key === null ? {} : { companyId: actor.key.companyId }),
  caller: actor.kind === 'guest' ? `ip ${ip}` : `account ${actor.account.id}`,
});

const wishesOf = (
  { cookies, locale }: CheckoutCaller,
  { city, delivery, coupon, bonuses, customerType }: Omit<QuoteWishes, 'locale' | 'cityCookie'>,
): QuoteWishes => ({ city, delivery, coupon, bonuses, customerType, locale, cityCookie: cookies.get('city') });

/** The goods to order (a basket or a quote) and the buyer for whom they are priced. */
interface Subject {
  readonly shown: QuotedBasket;
  readonly buyer: CheckoutBuyer;
}

/** Returns the quote in answer to the caller's request, priced without a coefficient; null = it cannot be accepted. */
async function quotedSubject(
  { deps, needs }: Checkout,
  caller: CheckoutCaller,
  source: Extract<OrderSource, { kind: 'quote' }>,
): Promise<Subject | null> {
  const { actor, locale } = caller;
  if (actor.kind === 'guest') return null;
  const { id: accountId, email, phone } = actor.account;
  const own = await findOwnRequest(deps.db, { accountId, email, phone }, source.request);
  if (!own.ok || !moveRequest(own.value, 'accepted', 'customer', deps.clock()).ok) return null;
  const lines = await quotedLines(deps.db, own.value);
  const buyer = { ...buyerOf(caller), coefficient: neutralCoefficient };
  return { shown: { basket: needs.presentQuoted(source.request, lines, locale), lines, source }, buyer };
}

/** Returns the basket or the quote that the caller orders. null = there is nothing to order. */
async function subjectOf(checkout: Checkout, caller: CheckoutCaller, source: OrderSource): Promise<Subject | null> {
  if (source.kind === 'quote') return quotedSubject(checkout, caller, source);
  const shown = await checkout.needs.readBasket(caller);
  return shown === null ? null : { shown: { ...shown, source }, buyer: buyerOf(caller) };
}

/**
 * Stores the priced coupon, bonuses and delivery with the basket (specification section 3). A refused coupon is not
 * stored.
 */
const saveCheckoutChoices = ({ deps }: Checkout, { basket_id, coupon, bonuses, chosen, cargo_price }: CheckoutQuote) =>
  basketQueries(deps.db).saveChoices(basket_id, {
    coupon: coupon?.refusal === null ? coupon.code : null,
    bonuses: bonuses.used,
    deliveryKind: chosen,
    cargo: kopecksFromRoubles(cargo_price),
  });

/**
 * Returns the delivery offers for the goods to order; null = nothing to order. It runs before the transaction, since a
 * carrier may answer slowly.
 */
async function deliveryNow(
  checkout: Checkout,
  call: Placing,
  source: OrderSource,
): Promise<PlaceOrderContext['delivery']> {
  const { deps, tries } = checkout;
  const { body } = call;
  if (body.delivery.kind === 'own_pickup') return 'own_pickup';
  const subject = await subjectOf(checkout, call, source);
  if (subject === null) return null;
  const { buyer, shown } = subject;
  const now = deps.clock();
  const wanted = { lines: shown.lines, coupon: body.coupon, now, isLocked: false };
  const goods = await checkoutGoods(deps.db, buyer, wanted, tries);
  const asker = { accountId: buyer.accountId, city: undefined, cityCookie: undefined, wish: body.delivery };
  return askDelivery(deps, asker, goods, goodsReady(goods, now));
}

/** Returns the order that the page's request body describes. */
const askedOf = (
  body: Placing['body'],
  { email, accountantEmail }: { readonly email: string; readonly accountantEmail: string },
): RequestedOrder => ({
  accountantEmail,
  contact: { ...body.contact, email },
  customerType: body.customer_type,
  companyId: body.company_id,
  purchaseNumber: body.purchase_number,
  paymentMethod: body.payment_method,
  coupon: body.coupon,
  bonuses: body.bonuses,
  comment: body.comment,
  seen: {
    total: kopecksFromRoubles(body.expected.total_price),
    figures: {
      cargo: kopecksFromRoubles(body.expected.cargo_price),
      coupon: kopecksFromRoubles(body.expected.coupon_discount),
      bonuses: kopecksFromRoubles(body.expected.bonuses_discount),
      lines: body.expected.products.map((line) => ({
        productId: Number(line.product_id) as ProductId,
        quantity: line.qty as Quantity,
        lineTotal: kopecksFromRoubles(line.total_price),
      })),
    },
  },
});

async function placingContext(checkout: Checkout, call: Placing): Promise<Result<PlaceOrderContext, Failure>> {
  const { deps, tries } = checkout;
  const { actor, body, cookies, locale, ip } = call;
  if (actor.kind === 'guest') return fail({ code: 'unauthenticated' });
  const { email } = body.contact;
  const checked = email === '' ? null : normaliseEmail(email);
  if (checked && !checked.ok) return fail({ code: checked.error, field: 'contact.email' });
  const accountant = body.accountant_email === '' ? null : normaliseEmail(body.accountant_email);
  if (accountant && !accountant.ok) return fail({ code: accountant.error, field: 'accountant_email' });
  const { id: accountId, phone, email: ownEmail } = actor.account;
  const source = sourceNamed(body.basket_id);
  return ok({
    buyer: {
      ...buyerOf(call),
      ...(source.kind === 'quote' ? { coefficient: neutralCoefficient } : {}),
      accountId,
      phone,
      email: ownEmail,
      locale,
    },
    source,
    asked: askedOf(body, { email: checked?.value ?? '', accountantEmail: accountant?.value ?? '' }),
    delivery: await deliveryNow(checkout, call, source),
    tries,
    config: deps.config,
    utm: readUtmCookie(cookies.get('utmtags') ?? ''),
    callerHash: callerHashOf('consent', deps.secretKey, ip),
    now: deps.clock(),
  });
}

/**
 * Places the order and stores its idempotency key in one transaction. A repeated request gets the first response. A
 * request with the same key and another body is refused.
 */
function placeOnce(deps: Deps, key: IdempotencyKey, context: PlaceOrderContext): Promise<Result<Placed, Failure>> {
  return decideInTransaction<Placed, Failure>(deps.db, async (tx) => {
    const beside = await sideBySide(tx);
    const claimed = idempotencyQueries(beside).claim(key);
    const settings = readSettingsOnce(tx, beside);
    // If the key cannot be claimed, the settings cannot be read either. `claimed` reports the first error, so the
    // second one is ignored.
    settings.catch(() => undefined);
    const state = await claimed;
    if (state.kind === 'in_progress') return fail({ code: 'idempotency_in_progress', retryAfterSeconds: 10 });
    if (state.kind === 'other_body') return fail({ code: 'idempotency_key_reused', field: 'Idempotency-Key' });
    if (state.kind === 'repeated') return ok(calls.placeOrder.answer.parse(state.response));
    await settings;
    const placed = await placeOrder(tx, context);
    if (placed.ok) await idempotencyQueries(await sentLater(tx)).finish(key, placed.value);
    return placed;
  });
}

/** Codes of failures after which the page must show the new basket and quote. */
const changedFigures = [
  'totals_changed',
  'not_enough_stock',
  'not_for_sale',
  'buyer_changed',
  'coupon_refused',
  'delivery_unavailable',
  'payment_method_refused',
] as const;

type Changed = Extract<Failure, { readonly code: (typeof changedFigures)[number] }>;

const isChanged = (failure: Failure): failure is Changed => changedFigures.some((code) => code === failure.code);

/** Returns the failure with the current basket and quote. */
async function withFigures(checkout: Checkout, call: Placing, failure: Changed): Promise<Failure> {
  const { coupon, bonuses, delivery } = call.body;
  const customerType = call.body.customer_type;
  const wishes = wishesOf(call, { city: undefined, delivery, coupon, bonuses, customerType });
  const subject = await subjectOf(checkout, call, sourceNamed(call.body.basket_id));
  if (subject === null) return failure;
  const { shown, buyer } = subject;
  const now = await quoteOrder(checkout.deps, buyer, shown, wishes, checkout.tries);
  return { ...failure, basket: shown.basket, quote: now };
}

/** Registers the calls that quote and place orders (product O1, B6–B10). */
export function registerCheckout(app: FastifyInstance, deps: Deps, needs: CheckoutNeeds): void {
  const checkout: Checkout = { deps, needs, tries: createCouponTries(deps) };
  const rules = { permission: 'place_order', rateClass: 'write' } as const;

  route(app, deps, calls.quoteOrder, { ...rules, permission: 'use_basket' }, async (call) => {
    const { body } = call;
    if (body.request !== undefined && !isRequestNumber(body.request)) return ok({ quote: null });
    const isKnown = body.city === undefined || (await deliveryQueries(deps.db).city(body.city)) !== undefined;
    if (!isKnown) return fail({ code: 'invalid_input', field: 'city' });
    const subject = await subjectOf(checkout, call, sourceNamed(body.request ?? ''));
    if (subject === null) return ok({ quote: null });
    const wishes = wishesOf(call, { ...body, city: body.city, customerType: body.customer_type });
    const once = { ...deps, db: settingsOnce(deps.db) };
    const quoted = await quoteOrder(once, subject.buyer, subject.shown, wishes, checkout.tries);
    if (body.request === undefined) await saveCheckoutChoices(checkout, quoted);
    return ok({ quote: quoted });
  });

  route(app, deps, calls.rememberedChoices, { ...rules, rateClass: 'read' }, async ({ actor }) =>
    ok(actor.kind === 'guest' ? nothingRemembered : await rememberedChoices(deps.db, actor.account.id)),
  );

  route(app, deps, calls.placeOrder, rules, async (call) => {
    const context = await placingContext(checkout, call);
    if (!context.ok) return context;
    const { accountId } = context.value.buyer;
    const placed = await placeOnce(
      deps,
      {
        actor: `account ${accountId}`,
        route: calls.placeOrder.path,
        key: call.idempotencyKey ?? '',
        bodySha256: createHash('sha256').update(JSON.stringify(call.body)).digest(),
      },
      context.value,
    );
    if (placed.ok || !isChanged(placed.error)) return placed;
    return fail(await withFigures(checkout, call, placed.error));
  });
}
