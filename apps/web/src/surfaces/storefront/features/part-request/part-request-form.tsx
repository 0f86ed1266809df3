import { typedNumberLengthMax } from '@farad/domain/quantities';
import { askedPartLengthMax } from '@farad/domain/quote';
import { textLimits } from '@farad/domain/shared';
import { Form, useNavigation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useFrame } from '#shell/frame.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

/** A catalogue product out of stock that the visitor requests. */
export interface RequestedProduct {
  readonly id: string;
  readonly seo: string;
  /** Part number and maker. */
  readonly title: string;
  /** Texts about the expected arrival of the product. */
  readonly arrival: readonly string[];
}

/** Typed values of the form, and its errors by field. */
export interface PartRequestState {
  readonly part: string;
  readonly quantity: string;
  readonly contact: string;
  readonly errors: Readonly<Partial<Record<'part' | 'quantity' | 'contact', string>>>;
  /** Error that belongs to no field, such as too many requests; null = none. */
  readonly problem: string | null;
}

/** Returns the state of a form that only has the searched part number, quantity and contact. */
export const blankRequest = (part: string, quantity: number | string, contact = ''): PartRequestState => ({
  part: part.slice(0, 200),
  quantity: String(quantity).slice(0, 16),
  contact,
  errors: {},
  problem: null,
});

/**
 * Returns the contact to which the shop answers a signed-in customer: the e-mail, otherwise the phone. An account has
 * at least one of them.
 */
export const replyAddress = ({ email, phone }: { readonly email: string; readonly phone: string }): string =>
  email === '' ? phone : email;

const addressOf = (product: RequestedProduct | null): string =>
  product === null ? '/part-request' : `/part-request?product=${encodeURIComponent(product.seo)}`;

/**
 * Form that requests a part which is out of stock or not in the catalogue (product C10). It posts to the page that
 * shows it.
 */
export function PartRequestForm({
  state,
  product = null,
}: {
  state: PartRequestState;
  /** The requested catalogue product; null = the visitor types a part number. */
  product?: RequestedProduct | null;
}) {
  const { t, to } = useWords();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <section aria-labelledby="part-request" className="border-t border-line pt-4">
      <h2 id="part-request" className="mb-1 text-16 font-semibold">
        {product === null ? t('search.requestTitle') : product.title}
      </h2>
      {(product?.arrival ?? [t('search.requestLead')]).map((line) => (
        <p key={line} className="mb-1 text-ink-2">
          {line}
        </p>
      ))}
      {state.problem !== null && (
        <p role="alert" className="mb-3 border-l-2 border-error bg-error-wash px-3 py-2 text-error">
          {state.problem}
        </p>
      )}
      <Form
        method="post"
        action={to(addressOf(product))}
        noValidate
        className="mt-3 grid items-start gap-3 sm:grid-cols-[1fr_120px]"
      >
        {product !== null && <input type="hidden" name="product_id" value={product.id} />}
        <Field
          name="part"
          label={t('search.requestPart')}
          hint={product === null ? t('search.requestPartHint') : undefined}
          readOnly={product !== null}
          defaultValue={state.part}
          maxLength={askedPartLengthMax}
          required
          error={state.errors.part}
        />
        <Field
          name="quantity"
          label={t('search.requestQuantity')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={state.quantity}
          maxLength={typedNumberLengthMax}
          required
          error={state.errors.quantity}
        />
        <Field
          name="contact"
          label={t('search.requestContact')}
          hint={t('search.requestContactHint')}
          autoComplete="email"
          defaultValue={state.contact}
          maxLength={textLimits.email}
          required
          error={state.errors.contact}
        />
        <div className="sm:col-span-2">
          <Button type="submit" disabled={isBusy}>
            {t('search.requestSend')}
          </Button>
          <p className="mt-2 text-12 text-ink-2">{t('search.requestConsent')}</p>
        </div>
      </Form>
    </section>
  );
}

/** Form for a searched part number, filled with the customer's contact. */
export function BlankRequestForm({ part, quantity }: { part: string; quantity: number }) {
  const user = useFrame()?.user ?? null;
  return <PartRequestForm state={blankRequest(part, quantity, user === null ? '' : replyAddress(user))} />;
}
