import type { WireAddress } from '@farad/contract/shop/addresses';
import type { CheckoutQuote } from '@farad/contract/shop/checkout';
import type { BotCheck, WireUser } from '@farad/contract/shop/sign-in';
import { textLimits } from '@farad/domain/shared';
import { type ChangeEvent, type RefObject, type SubmitEvent, useEffect } from 'react';
import { Form, useNavigation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import type { SuggestedAddress } from '#ui/use-suggested-addresses.ts';
import type { SignInState } from '#surfaces/storefront/features/sign-in/sign-in.server.ts';
import { Block } from './fields/block.tsx';
import { BuyerBlock } from './fields/buyer-block.tsx';
import type { FoundCompany, OwnCompany } from './fields/buyer.ts';
import { Consents } from './fields/consents.tsx';
import { ContactBlock } from './fields/contact-block.tsx';
import { DeliveryBlock } from './fields/delivery-block.tsx';
import { DiscountsBlock } from './fields/discounts-block.tsx';
import { PaymentBlock } from './fields/payment-block.tsx';
import type { FoundPoints, MapTiles } from './fields/points.ts';
import { RefusalNote } from './refusal-note.tsx';
import type { Refusal } from './fields/refusal.ts';
import type { TypedCheckout } from './typed-checkout.ts';
import type { Counting } from './use-counting.ts';
import { useOpenErrors } from './use-open-errors.ts';

/**
 * Hidden fields with the figures that the page shows. The server rejects the order if they are no longer correct, and
 * never calculates with them.
 */
function Expected({ quote }: { quote: CheckoutQuote }) {
  const { basket_id, bonuses, cargo_price, company_id, coupon, products, total_price } = quote;
  const couponDiscount = coupon !== null && coupon.refusal === null ? coupon.discount : 0;
  const figures = {
    basket_id,
    company_id: company_id ?? '',
    expected_total: total_price,
    expected_cargo: cargo_price,
    expected_coupon: couponDiscount,
    expected_bonuses: bonuses.used,
  };
  return (
    <>
      {Object.entries(figures).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {products.map(({ product_id, qty, total_price: sum }) => (
        <input key={product_id} type="hidden" name="expected" value={`${product_id}:${qty}:${sum}`} />
      ))}
    </>
  );
}

function Comment({ typed, error }: { typed: TypedCheckout; error: string | undefined }) {
  const { t } = useWords();
  return (
    <Block
      id="comment"
      title={t('checkout.comment')}
      finished={typed.comment === '' ? { opens: t('checkout.writeComment') } : null}
      isWrong={error !== undefined}
    >
      <textarea
        name="comment"
        rows={3}
        maxLength={textLimits.comment}
        aria-label={t('checkout.comment')}
        aria-invalid={error === undefined ? undefined : true}
        placeholder={t('checkout.commentHint')}
        defaultValue={typed.comment}
        className={fieldClass('h-auto py-2')}
      />
      {error !== undefined && <p className="text-13 text-error">{error}</p>}
    </Block>
  );
}

/** Notes above the order button: minimum sum, approval by an owner of the company, and the like. */
function Beforehand({ quote }: { quote: CheckoutQuote }) {
  const { t, money } = useWords();
  const { company, order_minimum } = quote;
  const needsApproval = company?.needsApproval === true && company.limit !== null;
  if (!needsApproval && order_minimum === null) return null;
  return (
    <p className="max-w-prose text-warn">
      {needsApproval && t('checkout.overLimit', { sum: money(kopecksOf(company.limit ?? 0)) })}{' '}
      {order_minimum !== null && t('checkout.orderMinimum', { sum: money(kopecksOf(order_minimum)) })}
    </p>
  );
}

/** Order button. A guest's first click sends a code; the second click places the order with the typed code. */
function Submit({
  quote,
  isGuest,
  hasCode,
  isBusy,
}: {
  quote: CheckoutQuote;
  isGuest: boolean;
  hasCode: boolean;
  isBusy: boolean;
}) {
  const { t, to, money } = useWords();
  const total = money(kopecksOf(quote.total_price));
  return (
    <div className="grid justify-items-start gap-3">
      <Beforehand quote={quote} />
      {/* On a phone the button and the total stay in view, above the bottom bar. */}
      <div className="no-print buy-bar">
        <Button
          type="submit"
          name="step"
          value="order"
          size="large"
          disabled={isBusy || !quote.takes_orders}
          className="max-lg:w-full"
        >
          {isBusy
            ? t('checkout.placing')
            : t(quote.company?.needsApproval ? 'checkout.sendForApproval' : 'checkout.placeOrder', { total })}
        </Button>
      </div>
      {isGuest && (
        <p className="text-13 text-ink-2">{t(hasCode ? 'checkout.orderWithCode' : 'checkout.orderSendsCode')}</p>
      )}
      <div className="max-w-prose text-13 text-ink-2">
        {t('checkout.offerByPress')}
        <details>
          <summary className="w-fit underline">{t('checkout.readOffer')}</summary>
          <p className="mt-1 whitespace-pre-line">{t('checkout.offerText')}</p>
          <a href={to('/c/offer')} target="_blank" rel="noreferrer" className="mt-1 inline-block underline">
            {t('checkout.wholeText')}
          </a>
        </details>
      </div>
      <noscript>
        <Button type="submit" kind="quiet" name="step" value="count" size="large">
          {t('checkout.countAgain')}
        </Button>
      </noscript>
    </div>
  );
}

/** If the chosen payment method is no longer available, selects the one that the server calculated with. */
function usePaymentOffered(
  ref: RefObject<HTMLFormElement | null>,
  { payment }: TypedCheckout,
  quote: CheckoutQuote,
): void {
  useEffect(() => {
    const form = ref.current;
    if (form === null || form.querySelector('input[name=payment]:checked:enabled') !== null) return;
    const box = form.querySelector<HTMLInputElement>(`input[name=payment][value="${payment ?? ''}"]:enabled`);
    if (box) box.checked = true;
  }, [ref, payment, quote]);
}

function setBonuses(form: HTMLFormElement | null, roubles: string): void {
  const box = form?.querySelector<HTMLInputElement>('input[name=bonuses]');
  if (box) box.value = roubles;
}

/**
 * Steps that the router sends as a navigation: sign-in and placing the order. All other steps recalculate the order
 * without a navigation.
 */
const navigating = new Set(['order', 'send', 'check', 'restart']);

/** Form of the checkout: contact, delivery, payment, discounts, comment, consent and the order button (product O1). */
export function OrderForm({
  quote,
  typed,
  user,
  addresses,
  suggested,
  points,
  companies,
  found,
  hasConsent,
  tiles,
  signIn,
  botCheck,
  orderKey,
  refusal,
  isQuoted,
  counting,
}: {
  quote: CheckoutQuote;
  typed: TypedCheckout;
  /** null = a guest, who must confirm a phone or e-mail first. */
  user: WireUser | null;
  addresses: readonly WireAddress[];
  suggested: readonly SuggestedAddress[] | null;
  points: FoundPoints;
  /** Companies for which the buyer may order. */
  companies: readonly OwnCompany[];
  found: FoundCompany | null;
  /** True if the buyer consented to personal data processing earlier. */
  hasConsent: boolean;
  tiles: MapTiles | null;
  signIn: SignInState | null;
  botCheck: BotCheck;
  orderKey: string;
  refusal: Refusal | null;
  /** True if a quote is ordered, false if the basket is. */
  isQuoted: boolean;
  counting: Counting;
}) {
  const isBusy = useNavigation().state !== 'idle';
  const { form, count } = counting;
  const { errors, touch } = useOpenErrors(refusal);
  usePaymentOffered(form, typed, quote);
  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    const { target } = event;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) touch(target.name);
    counting.onChange(event);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    const { name = '', value = '' } = submitter instanceof HTMLButtonElement ? submitter : {};
    // If a guest presses Enter in a field, the browser submits the sign-in step. It never places the order.
    const isSignIn = (name === 'enter' && user === null) || name === 'channel';
    if (isSignIn || (name === 'step' && navigating.has(value))) return;
    event.preventDefault();
    if (name === 'use_bonuses') setBonuses(form.current, value);
    count();
  };
  return (
    <Form
      ref={form}
      method="post"
      replace
      preventScrollReset
      noValidate
      className="grid min-w-0 gap-6 max-lg:gap-4"
      onChange={onChange}
      onSubmit={onSubmit}
    >
      {/* Enter in a field presses the form's first button. */}
      <button type="submit" name="enter" value="1" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="key" value={orderKey} />
      <input type="hidden" name="buyer_shown" value={typed.buyer} />
      <Expected quote={quote} />
      {refusal && <RefusalNote refusal={refusal} open={errors} isBusy={isBusy} />}
      <BuyerBlock typed={typed} companies={companies} found={found} errors={errors} />
      <ContactBlock
        user={user}
        typed={typed}
        signIn={signIn}
        botCheck={botCheck}
        errors={errors}
        receiptNeedsEmail={quote.receiptNeedsEmail}
      />
      <DeliveryBlock
        quote={quote}
        typed={typed}
        addresses={addresses}
        suggested={suggested}
        points={points}
        tiles={tiles}
        errors={errors}
        isSignedIn={user !== null}
        onNear={count}
        onAddress={() => {
          touch('address_id');
          count();
        }}
      />
      {/* The key resets the block, because another buyer has other payment methods. */}
      <PaymentBlock key={typed.buyer} quote={quote} typed={typed} errors={errors} />
      {/* Only bonuses can reduce a quoted price. */}
      {(!isQuoted || quote.bonuses.balance > 0) && (
        <DiscountsBlock quote={quote} typed={typed} errors={errors} takesCoupon={!isQuoted} />
      )}
      <Comment typed={typed} error={errors['comment']} />
      <Consents hasConsent={hasConsent} isTicked={typed.isAgreed} error={errors['consent_personal_data']} />
      <Submit quote={quote} isGuest={user === null} hasCode={(signIn?.challenge ?? '') !== ''} isBusy={isBusy} />
    </Form>
  );
}
