import type { CheckoutQuote } from '@farad/contract/shop/checkout';

import { typedCouponLengthMax } from '@farad/domain/promotion';
import { typedNumberLengthMax } from '@farad/domain/quantities';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import { Block } from './block.tsx';
import type { TypedCheckout } from '../typed-checkout.ts';

function CouponField({
  quote,
  typed,
  error,
}: {
  quote: CheckoutQuote;
  typed: TypedCheckout;
  error: string | undefined;
}) {
  const { t, money } = useWords();
  const { coupon } = quote;
  const refused =
    coupon === null || coupon.refusal === null
      ? undefined
      : t(`checkout.coupon_${coupon.refusal}`, { minimum: money(kopecksOf(coupon.minimum ?? 0)) });
  const isTaken = coupon !== null && coupon.refusal === null;
  return (
    <div className="grid gap-1">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field
            name="coupon"
            label={t('checkout.coupon')}
            defaultValue={typed.coupon}
            maxLength={typedCouponLengthMax}
            autoComplete="off"
            autoCapitalize="characters"
            className="font-mono uppercase placeholder:normal-case"
          />
        </div>
        <Button type="submit" kind="quiet" name="step" value="count" className="!h-10">
          {t('checkout.apply')}
        </Button>
      </div>
      <p aria-live="polite" className={`text-13 ${isTaken ? 'text-stock' : 'text-error'}`}>
        {error ?? refused}
        {isTaken && coupon.discount > 0 && t('checkout.couponTaken', { sum: money(kopecksOf(coupon.discount)) })}
        {isTaken && coupon.discount === 0 && coupon.freeDelivery && t('checkout.couponFreeDelivery')}
      </p>
    </div>
  );
}

function BonusField({
  quote,
  typed,
  error,
}: {
  quote: CheckoutQuote;
  typed: TypedCheckout;
  error: string | undefined;
}) {
  const { t, count } = useWords();
  const { balance, mayUse } = quote.bonuses;
  return (
    <div className="grid gap-1">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field
            name="bonuses"
            label={t('checkout.bonuses')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={typedNumberLengthMax}
            defaultValue={typed.bonuses}
            hint={t('checkout.bonusesHint', { balance: count(balance), most: count(mayUse) })}
            error={error}
          />
        </div>
        {mayUse > 0 && (
          <Button type="submit" kind="quiet" name="use_bonuses" value={mayUse} className="!h-10 self-start mt-5.5">
            {t('checkout.useBonuses', { most: count(mayUse) })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Fields for a coupon and, if the buyer has any, for bonuses (product B9, B10). */
export function DiscountsBlock({
  quote,
  typed,
  errors,
  takesCoupon,
}: {
  quote: CheckoutQuote;
  typed: TypedCheckout;
  errors: Readonly<Record<string, string>>;
  takesCoupon: boolean;
}) {
  const { t } = useWords();
  const isUnused = quote.coupon === null && typed.coupon === '' && quote.bonuses.balance === 0;
  return (
    <Block
      id="discounts"
      title={t('checkout.discounts')}
      finished={isUnused ? { opens: t('checkout.enterCoupon') } : null}
      isWrong={'coupon' in errors || 'bonuses' in errors}
    >
      <div className="grid items-start gap-x-6 gap-y-3.5 sm:grid-cols-2">
        {takesCoupon && <CouponField quote={quote} typed={typed} error={errors['coupon']} />}
        {quote.bonuses.balance > 0 && <BonusField quote={quote} typed={typed} error={errors['bonuses']} />}
      </div>
    </Block>
  );
}
