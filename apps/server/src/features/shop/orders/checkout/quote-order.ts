import type { WireBasket } from '@farad/contract/shop/basket';
import type { CheckoutQuote, QuotedDelivery } from '@farad/contract/shop/checkout';
import type { BasketLineRow } from '@farad/database/basket/basket.queries';
import { companyQueries } from '@farad/database/people/company.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { changedSinceSeen, cheaperAtMore, freeDeliveryNear } from '@farad/domain/basket';
import { limitFor, mayOrderFor } from '@farad/domain/company';
import { kopecksFromRoubles, scaledUnitPrice, toRoubles, unitPriceToRoubles, type Kopecks } from '@farad/domain/money';
import type { OfferedPayment } from '@farad/domain/payment';
import type { CustomerType, DeliveryKind, OrderPrice } from '@farad/domain/order';
import { unitPriceAt } from '@farad/domain/product';
import { tillLimits } from '@farad/domain/receipt';
import { officeCity, wayOf } from '@farad/domain/setting';
import type { Locale, LocalizedText } from '@farad/domain/shared';
import { openingHours } from '@farad/wording/opening-hours';

import type { Deps } from '#deps.ts';
import { sellerOf, takesOrders } from '#core/shop/seller.ts';
import { buysAs } from './buying-company.ts';
import { askDelivery, type RequestedDelivery, type DeliveryWish } from './checkout-delivery.ts';
import { checkoutGoods, goodsReady, couponDiscount, type CheckoutBuyer, type CheckoutGoods } from './checkout-goods.ts';
import { checkoutVat } from './checkout-vat.ts';
import type { CouponTries } from './coupon-tries.ts';
import { sourceRules, type OrderSource } from './order-source.ts';
import { checkoutPayments, priceCheckout } from './price-checkout.ts';

/** A basket in the form of the contract, and the database rows of its lines. */
export interface ShownBasket {
  readonly basket: WireBasket;
  readonly lines: readonly BasketLineRow[];
}

/** A basket or quote to be priced, with its source. */
export interface QuotedBasket extends ShownBasket {
  readonly source: OrderSource;
}

/** The buyer's choices on the checkout page so far. */
export interface QuoteWishes {
  readonly city: string | undefined;
  readonly cityCookie: string | undefined;
  readonly delivery: DeliveryWish | null;
  readonly coupon: string;
  readonly bonuses: number;
  readonly locale: Locale;
  /** Whether a person or a company buys; absent = the account's choice applies. */
  readonly customerType?: CustomerType | undefined;
}

/** Returns the typed coupon in the form of the contract; null = none was typed. */
export const couponOf = ({ coupon }: CheckoutGoods): CheckoutQuote['coupon'] => {
  if (coupon === null) return null;
  const { typed, row, outcome } = coupon;
  const isBelow = !outcome.ok && outcome.error === 'below_minimum';
  return {
    code: row?.code ?? typed,
    discount: outcome.ok ? toRoubles(outcome.value.discount) : 0,
    freeDelivery: outcome.ok && outcome.value.freeDelivery,
    refusal: outcome.ok ? null : outcome.error,
    minimum: isBelow && row !== null ? toRoubles(row.minimum) : null,
  };
};

/** Returns the text that staff set to replace the default text; null = none. */
const ownWords = (words: LocalizedText, locale: Locale): string | null => (words[locale] === '' ? null : words[locale]);

/** Returns the delivery methods for these goods, with price and days. */
export const deliveriesOf = (
  asked: RequestedDelivery,
  goods: CheckoutGoods,
  wish: DeliveryWish | null,
  locale: Locale,
): QuotedDelivery[] => waysOf(asked, couponDiscount(goods)?.freeDelivery === true, wish, locale);

/** Returns the delivery methods with price and days. `isFree` = a coupon makes delivery free. */
export function waysOf(
  { carrier, city, options, pointCount, ownPickup, refusal, setting }: RequestedDelivery,
  isFree: boolean,
  wish: DeliveryWish | null,
  locale: Locale,
): QuotedDelivery[] {
  const quoted = (kind: DeliveryKind): QuotedDelivery => {
    const name = ownWords(wayOf(setting, kind).name, locale);
    if (kind === 'own_pickup') {
      const { days, address, hours } = ownPickup;
      const place = { address, hours: openingHours(hours, locale) };
      const isElsewhere = officeCity(setting) !== city.slug;
      return { kind, name, price: 0, days, points: null, place, refusal: null, isElsewhere };
    }
    const option = options?.options.find((each) => each.kind === kind);
    const why = wish?.kind === kind ? refusal : null;
    return {
      kind,
      name,
      isElsewhere: false,
      price: option === undefined ? null : toRoubles(isFree ? (0 as Kopecks) : option.price),
      days:
        option === undefined
          ? null
          : {
              from: option.from,
              to: option.to,
            },
      points: kind === 'pickup_point' ? pointCount : null,
      place: null,
      refusal: why ?? (option === undefined ? 'not_here' : null),
    };
  };
  // Without a carrier nobody brings orders to pickup points.
  const isOffered = (kind: DeliveryKind): boolean => kind !== 'pickup_point' || carrier !== null;
  const ways = setting.ways.filter(({ isOn, kind }) => isOn && isOffered(kind)).map(({ kind }) => quoted(kind));
  return [...ways.filter(({ isElsewhere }) => !isElsewhere), ...ways.filter(({ isElsewhere }) => isElsewhere)];
}

/**
 * Returns suggestions for saving money (product B8). Each works independently of the others, and the buyer applies
 * those that they want.
 */
function proposalsOf(
  goods: CheckoutGoods,
  price: OrderPrice,
  delivery: RequestedDelivery,
  { coefficient }: CheckoutBuyer,
): CheckoutQuote['proposals'] {
  const advisable = goods.lines.flatMap((line, index) => {
    const priced = goods.priced.lines[index];
    return priced ? [{ ...line, lineTotal: priced.lineTotal }] : [];
  });
  const cheaper = cheaperAtMore(advisable, coefficient).map(({ productId, quantity, before, now }) => ({
    kind: 'cheaper_at_more' as const,
    product_id: String(productId),
    qty: quantity,
    before: toRoubles(before),
    now: toRoubles(now),
  }));
  const kind = delivery.chosen?.kind ?? 'courier';
  const option = delivery.options?.options.find((each) => each.kind === kind);
  const isFree = couponDiscount(goods)?.freeDelivery === true;
  const remainder =
    isFree || kind === 'own_pickup' ? null : freeDeliveryNear(goods.paid, delivery.options?.freeFrom ?? null);
  return [
    ...cheaper,
    ...(remainder !== null && option !== undefined && option.price > 0
      ? [
          {
            kind: 'free_delivery' as const,
            delivery: kind,
            saves: toRoubles(option.price),
            remainder: toRoubles(remainder),
          },
        ]
      : []),
    ...(price.cashback > 0 ? [{ kind: 'cashback' as const, roubles: price.cashback }] : []),
  ];
}

/**
 * Returns which prices and stock have changed since the buyer last saw the basket (product B6). The prices are those
 * for the buyer.
 */
function changesOf({ lines: all }: CheckoutGoods, { coefficient }: CheckoutBuyer): CheckoutQuote['changes'] {
  // Lines with a quoted price are left out, because their prices do not change.
  const lines = all.filter(({ quotedPrice }) => quotedPrice === undefined);
  const seen = lines.map(({ productId, quantity, seenUnitPrice }) => ({
    productId,
    quantity,
    unitPrice: seenUnitPrice,
  }));
  const now = lines.map(({ productId, quantity, tiers, state, available }) => {
    const isSold = state === 'published' && tiers.length > 0;
    return { productId, unitPrice: isSold ? unitPriceAt(tiers, quantity) : null, available };
  });
  return changedSinceSeen(seen, now).map((change): CheckoutQuote['changes'][number] => {
    const product_id = String(change.productId);
    if (change.kind === 'gone') return { kind: change.kind, product_id };
    const { kind } = change;
    if (kind === 'stock') return { kind, product_id, wanted: change.wanted, available: change.available };
    const [before, after] = [change.before, change.now].map((price) =>
      unitPriceToRoubles(scaledUnitPrice(price, coefficient)),
    );
    return { kind, product_id, before: before ?? 0, now: after ?? 0 };
  });
}

/** Returns a payment method in the form of the contract. */
export const presentMethod = (
  { method, refusal, terms }: OfferedPayment,
  locale: Locale,
): CheckoutQuote['payment_methods'][number] => ({
  method,
  refusal,
  name: ownWords(terms.name, locale),
  note: ownWords(terms.note, locale),
  limit: refusal === 'shop_minimum' ? terms.leastRoubles : refusal === 'shop_maximum' ? terms.mostRoubles : null,
});

/**
 * Returns the company that buys, this buyer's limit, and whether the total needs an approval; null = no such company.
 */
async function companyShown(
  { db }: Deps,
  accountId: number,
  companyId: number,
  { total }: OrderPrice,
): Promise<CheckoutQuote['company']> {
  const companies = companyQueries(db);
  const [own, members] = await Promise.all([companies.ofAccount(accountId), companies.members(companyId)]);
  const company = own.find(({ id }) => id === companyId);
  if (company === undefined) return null;
  const limit = limitFor(company);
  return {
    name: company.name,
    limit: limit === null ? null : toRoubles(limit),
    needsApproval: mayOrderFor(members, accountId, total).kind === 'needs_approval',
  };
}

/**
 * Returns the current price of the goods to order, and everything else that depends on the buyer's choices (product O1,
 * B6–B10): delivery, payment methods, coupon, bonuses, suggestions.
 */
export async function quoteOrder(
  deps: Deps,
  buyer: CheckoutBuyer,
  { basket, lines, source }: QuotedBasket,
  wishes: QuoteWishes,
  tries: CouponTries,
): Promise<CheckoutQuote> {
  const now = deps.clock();
  const goods = await checkoutGoods(deps.db, buyer, { lines, coupon: wishes.coupon, now, isLocked: false }, tries);
  const { accountId } = buyer;
  const asker = { accountId, city: wishes.city, cityCookie: wishes.cityCookie, wish: wishes.delivery };
  const ready = goodsReady(goods, now);
  const [delivery, companyId, payments, { leastRoubles }, seller] = await Promise.all([
    askDelivery(deps, asker, goods, ready),
    accountId === null ? null : buysAs(deps.db, accountId, buyer.companyId),
    settingQueries(deps.db).value('payments'),
    settingQueries(deps.db).value('order'),
    sellerOf(deps.db),
  ]);
  const price = priceCheckout(goods, delivery.chosen?.price ?? (0 as Kopecks), wishes.bonuses);
  const { onlineSums, methods } = checkoutPayments(goods, price, {
    customerType: wishes.customerType ?? (companyId === null ? 'personal' : 'company'),
    payments,
    now,
    hasSeller: seller !== undefined,
    deliveryKind: delivery.chosen?.kind ?? null,
  });
  const { city } = delivery;
  const company =
    accountId === null || companyId === null ? null : await companyShown(deps, accountId, companyId, price);
  return {
    basket_id: basket._id,
    awaitedDays: goods.awaitedDays,
    company_id: companyId === null ? null : String(companyId),
    company,
    products: basket.products,
    goods_price: toRoubles(price.goods),
    total_discount: toRoubles(goods.priced.discount),
    coupon: couponOf(goods),
    bonuses: { balance: goods.bonusBalance, mayUse: price.bonusesMax, used: toRoubles(price.bonus) },
    city: { slug: city.slug, title: city.name[wishes.locale], region: city.region[wishes.locale] },
    delivery: deliveriesOf(delivery, goods, wishes.delivery, wishes.locale),
    chosen: delivery.chosen?.kind ?? null,
    cargo_price: toRoubles(price.cargo),
    total_price: toRoubles(price.total),
    order_minimum:
      !sourceRules[source.kind].hasMinimum || goods.paid >= kopecksFromRoubles(leastRoubles) ? null : leastRoubles,
    vat: await checkoutVat(deps.db, goods, price, seller, now),
    takes_orders: takesOrders(deps.config, seller),
    cashback: price.cashback,
    payment_methods: methods.map((offered) => presentMethod(offered, wishes.locale)),
    proposals: proposalsOf(goods, price, delivery, buyer),
    changes: changesOf(goods, buyer),
    onlinePayments: onlineSums.length,
    receiptNeedsEmail: tillLimits[payments.till.kind].needsEmail,
  };
}
