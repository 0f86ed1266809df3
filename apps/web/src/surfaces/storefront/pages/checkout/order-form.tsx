import type { WireBasket } from '@farad/contract/basket';
import type { WireUser } from '@farad/contract/users';
import { maskPhone, normalisePhone } from '@farad/domain/customer';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';

import { useWords } from '../../../../i18n/words.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox, Field, fieldClass } from '../../../../ui/field.tsx';
import { kopecksOf } from '../../../../ui/roubles.ts';

/** Why the order was not placed. */
export interface Refusal {
  readonly code: string;
  /** As the API names it: `contact.email`. */
  readonly field: string;
  readonly message: string;
  /** Sums in roubles where they changed. */
  readonly total: { readonly before: number; readonly now: number } | null;
}

interface Pickup {
  readonly address: string;
  readonly hours: string;
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4 border-t border-line-2 pt-4">
      <legend className="float-left mb-2 w-full text-16 font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}

/** What the buyer saw, sent along: the server compares and never believes. */
function Expected({ basket }: { basket: WireBasket }) {
  return (
    <>
      <input type="hidden" name="basket_id" value={basket._id} />
      <input type="hidden" name="expected_total" value={basket.total_price} />
      {basket.products.map((line) => (
        <input
          key={line.product_id}
          type="hidden"
          name="expected"
          value={`${line.product_id}:${line.qty}:${line.total_price}`}
        />
      ))}
    </>
  );
}

function RefusalNote({ refusal }: { refusal: Refusal }) {
  const { t, money } = useWords();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), [refusal]);
  const { total } = refusal;
  const isFieldError = refusal.field.startsWith('contact.') || refusal.code === 'consents';
  return (
    <div ref={note} role="alert" tabIndex={-1} className="border border-warn bg-warn-wash px-4 py-3 outline-none">
      {total !== null && total.before !== total.now ? (
        <>
          <p className="font-semibold">{t('checkout.totalsChangedTitle')}</p>
          <p>
            {t('checkout.totalsChanged', { old: money(kopecksOf(total.before)), new: money(kopecksOf(total.now)) })}
          </p>
        </>
      ) : (
        <p>{isFieldError ? t('checkout.errorsTitle') : refusal.message}</p>
      )}
    </div>
  );
}

function Consent({
  name,
  text,
  details,
  error,
}: {
  name: string;
  text: string;
  details: string;
  error: string | null;
}) {
  const { t } = useWords();
  return (
    <div className="grid gap-1">
      <Checkbox name={name} required aria-invalid={error === null ? undefined : true}>
        {text}
      </Checkbox>
      {error !== null && <p className="ml-6 text-13 text-error">{error}</p>}
      <details className="ml-6 text-13 text-ink-2">
        <summary className="underline">
          {t(name === 'consent_offer' ? 'checkout.readOffer' : 'checkout.readPersonalData')}
        </summary>
        <p className="mt-1 max-w-prose whitespace-pre-line">{details}</p>
      </details>
    </div>
  );
}

function ContactBlock({ user, refusal }: { user: WireUser; refusal: Refusal | null }) {
  const { t } = useWords();
  const phone = normalisePhone(user.phone);
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  return (
    <Block title={t('checkout.contact')}>
      <p className="text-stock">
        {user.phone === '' ? user.email : phone.ok ? maskPhone(phone.value) : user.phone}
        <span className="ml-2 text-13 text-ink-2">
          {t(user.phone === '' ? 'checkout.contactConfirmedEmail' : 'checkout.contactConfirmed')}
        </span>
      </p>
      <Field
        name="name"
        label={t('checkout.name')}
        autoComplete="given-name"
        required
        maxLength={100}
        defaultValue={user.name}
        error={errorOf('contact.name')}
      />
      <Field
        name="email"
        type="email"
        label={t('checkout.email')}
        autoComplete="email"
        maxLength={254}
        defaultValue={user.email}
        error={errorOf('contact.email')}
      />
    </Block>
  );
}

function ChosenOption({ name, value, title, note }: { name: string; value: string; title: string; note: string }) {
  return (
    <label className="grid grid-cols-[auto_1fr] gap-x-2.5 border border-copper bg-copper-wash px-3.5 py-3">
      <input type="radio" name={name} value={value} defaultChecked className="row-span-2 mt-0.5" />
      <b className="font-semibold">{title}</b>
      <span className="text-13 text-ink-2">{note}</span>
    </label>
  );
}

/** The four blocks of the checkout: contact, delivery, payment, the rest; then the order (product O1). */
export function OrderForm({
  basket,
  user,
  pickup,
  companyId,
  orderKey,
  refusal,
}: {
  basket: WireBasket;
  user: WireUser;
  pickup: Pickup;
  /** For which company it is bought; empty: the person himself. */
  companyId: string;
  orderKey: string;
  refusal: Refusal | null;
}) {
  const { t, money } = useWords();
  const isBusy = useNavigation().state !== 'idle';
  const consentError = (field: string, text: string) =>
    refusal?.code === 'consents' && refusal.field === field ? text : null;
  const total = money(kopecksOf(basket.total_price));
  return (
    <Form method="post" replace preventScrollReset noValidate className="grid gap-6">
      <input type="hidden" name="key" value={orderKey} />
      <input type="hidden" name="company_id" value={companyId} />
      <Expected basket={basket} />
      {refusal && <RefusalNote refusal={refusal} />}
      <ContactBlock user={user} refusal={refusal} />
      <Block title={t('checkout.delivery')}>
        <ChosenOption
          name="delivery"
          value="own_pickup"
          title={t('checkout.ownPickup')}
          note={`${t('checkout.ownPickupNote', { address: pickup.address })} · ${pickup.hours}`}
        />
        <p className="text-13 text-ink-2">{t('checkout.ownPickupReady')}</p>
      </Block>
      <Block title={t('checkout.payment')}>
        <ChosenOption
          name="payment"
          value="cash_on_receipt"
          title={t('checkout.cashOnReceipt')}
          note={t('checkout.cashOnReceiptNote')}
        />
      </Block>
      <Block title={t('checkout.comment')}>
        <textarea
          name="comment"
          rows={3}
          maxLength={1000}
          aria-label={t('checkout.comment')}
          placeholder={t('checkout.commentHint')}
          className={fieldClass('h-auto py-2')}
        />
      </Block>
      <Block title={t('checkout.consents')}>
        <Consent
          name="consent_offer"
          text={t('checkout.consentOffer')}
          details={t('checkout.offerText')}
          error={consentError('offer', t('checkout.consentOfferRequired'))}
        />
        <Consent
          name="consent_personal_data"
          text={t('checkout.consentPersonalData')}
          details={t('checkout.personalDataText')}
          error={consentError('personalData', t('checkout.consentPersonalDataRequired'))}
        />
      </Block>
      <Button type="submit" name="step" value="order" size="large" disabled={isBusy} className="justify-self-start">
        {isBusy ? t('checkout.placing') : t('checkout.placeOrder', { total })}
      </Button>
    </Form>
  );
}
