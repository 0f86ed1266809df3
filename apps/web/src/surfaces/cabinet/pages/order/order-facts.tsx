import type { WireOrder } from '@farad/contract/shop/orders';
import { maskPhone, normalisePhone } from '@farad/domain/customer';
import { formatDays } from '@farad/wording/format';

import { useWords, type Words } from '#i18n/words.tsx';
import { kopecksOf } from '#ui/roubles.ts';

const phoneText = (text: string): string => {
  const phone = normalisePhone(text);
  return phone.ok ? maskPhone(phone.value) : text;
};

function companyText(company: WireOrder['company'], t: Words['t']): string {
  if (company === null) return '';
  const { kpp } = company;
  return kpp === null ? t('order.companyOf', company) : t('order.companyWithKppOf', { ...company, kpp });
}

/** Describes the delivery: address, recipient and date, one per line. */
function deliveryText({ delivery }: WireOrder, { t, locale }: Words): string {
  const { kind, address, hours, recipient, phone, comment, days } = delivery;
  const when = days === null ? '' : formatDays(days.from, days.to, locale);
  const arrival = kind === 'own_pickup' ? t('order.pickupFrom', { days: when }) : t('order.arrives', { days: when });
  return [
    t(`checkout.way_${kind}`),
    [address, hours].filter(Boolean).join(', '),
    [recipient, phone === '' ? '' : phoneText(phone)].filter(Boolean).join(', '),
    comment,
    when === '' ? '' : arrival,
  ]
    .filter(Boolean)
    .join('\n');
}

function Amount({ title, sum, isOff = false }: { title: string; sum: string; isOff?: boolean }) {
  return (
    <div className={`flex items-baseline justify-between gap-3 ${isOff ? 'text-stock' : ''}`}>
      <dt className={isOff ? '' : 'text-ink-2'}>{title}</dt>
      <dd className="num whitespace-nowrap">
        {isOff && '−'}
        {sum}
      </dd>
    </div>
  );
}

/** Table of the amounts that make up the order's total. */
export function Amounts({ order }: { order: WireOrder }) {
  const { t, money } = useWords();
  const roubles = (sum: number): string => money(kopecksOf(sum));
  const { coupon, coupon_discount, bonuses_discount, cargo_price, goods_price, total_discount, total_price } = order;
  const isPaidLater = order.paidAt === null && order.payment_method === 'cash_on_receipt';
  return (
    <dl className="grid gap-1.5">
      <Amount title={t('order.goods')} sum={roubles(goods_price + total_discount)} />
      {total_discount > 0 && <Amount title={t('order.discount')} sum={roubles(total_discount)} isOff />}
      {coupon_discount > 0 && (
        <Amount title={t('checkout.couponOf', { code: coupon ?? '' })} sum={roubles(coupon_discount)} isOff />
      )}
      {bonuses_discount > 0 && <Amount title={t('checkout.bonusesUsed')} sum={roubles(bonuses_discount)} isOff />}
      <Amount title={t('checkout.deliveryCost')} sum={cargo_price === 0 ? t('checkout.free') : roubles(cargo_price)} />
      <div className="flex items-baseline justify-between gap-3 border-t border-line-2 pt-2.5">
        <dt className="font-semibold">{t(isPaidLater ? 'order.toPay' : 'order.total')}</dt>
        <dd className="num text-20 font-semibold">{roubles(total_price)}</dd>
      </div>
      {order.refunded > 0 && <Amount title={t('order.refundedTitle')} sum={roubles(order.refunded)} isOff />}
    </dl>
  );
}

/** Buyer, delivery and payment method of the order. */
export function Facts({ order }: { order: WireOrder }) {
  const words = useWords();
  const { t, date } = words;
  const paid = order.paidAt === null ? '' : t('order.paidOn', { date: date(order.paidAt) });
  const facts: readonly (readonly [string, string])[] = [
    [t('order.company'), companyText(order.company, t)],
    [t('checkout.purchaseNumber'), order.company?.purchaseNumber ?? ''],
    [t('order.recipient'), [order.contact.name, order.contact.surname].filter(Boolean).join(' ')],
    [t('checkout.phone'), phoneText(order.contact.phone)],
    [t('checkout.email'), order.contact.email],
    [t('order.delivery'), deliveryText(order, words)],
    [t('order.payment'), [t(`checkout.method_${order.payment_method}`), paid].filter(Boolean).join('\n')],
    [t('order.comment'), order.comment],
  ];
  return (
    <dl className="grid gap-2.5">
      {facts
        .filter(([, text]) => text !== '')
        .map(([title, text]) => (
          <div key={title}>
            <dt className="text-12 text-ink-2">{title}</dt>
            <dd className="break-words whitespace-pre-line">{text}</dd>
          </div>
        ))}
    </dl>
  );
}
