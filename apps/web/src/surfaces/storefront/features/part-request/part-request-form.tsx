import { Form, useNavigation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useFrame } from '#shell/frame.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

/** A catalogue product that is out of stock and requested. */
export interface RequestedProduct {
  readonly id: string;
  readonly seo: string;
  /** Part number and maker. */
  readonly title: string;
  /** Expected arrival, as text. */
  readonly arrival: readonly string[];
}

/** Typed values, and errors by field. */
export interface PartRequestState {
  readonly part: string;
  readonly quantity: string;
  readonly contact: string;
  readonly errors: Readonly<Partial<Record<'part' | 'quantity' | 'contact', string>>>;
  /** Error of the whole form, such as too many requests. */
  readonly problem: string | null;
}

/** Returns an empty form for a searched part. */
export const blankRequest = (part: string, quantity: number | string, contact = ''): PartRequestState => ({
  part: part.slice(0, 200),
  quantity: String(quantity).slice(0, 16),
  contact,
  errors: {},
  problem: null,
});

/** Returns the contact for the answer to a signed-in customer. An account has at least one. */
export const replyAddress = ({ email, phone }: { readonly email: string; readonly phone: string }): string =>
  email === '' ? phone : email;

const addressOf = (product: RequestedProduct | null): string =>
  product === null ? '/part-request' : `/part-request?product=${encodeURIComponent(product.seo)}`;

/**
 * Form that asks the shop for a part that is not in the catalogue or out of stock (product C10). It posts to its own
 * page.
 */
export function PartRequestForm({
  state,
  product = null,
}: {
  state: PartRequestState;
  /** The requested product; null = a free-text part. */
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
          maxLength={200}
          required
          error={state.errors.part}
        />
        <Field
          name="quantity"
          label={t('search.requestQuantity')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={state.quantity}
          maxLength={16}
          required
          error={state.errors.quantity}
        />
        <Field
          name="contact"
          label={t('search.requestContact')}
          hint={t('search.requestContactHint')}
          autoComplete="email"
          defaultValue={state.contact}
          maxLength={254}
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

/** Empty form for a searched part. */
export function BlankRequestForm({ part, quantity }: { part: string; quantity: number }) {
  const user = useFrame()?.user ?? null;
  return <PartRequestForm state={blankRequest(part, quantity, user === null ? '' : replyAddress(user))} />;
}
