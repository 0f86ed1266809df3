import { Form, useNavigation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useFrame } from '#shell/frame.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

/** A product of the catalogue that is asked for: it is not in stock. */
export interface AskedProduct {
  readonly id: string;
  readonly seo: string;
  /** Number and maker. */
  readonly title: string;
  /** When it can be there, in words. */
  readonly arrival: readonly string[];
}

/** What was typed, and what is wrong with it by the name of the field. */
export interface PartRequestState {
  readonly part: string;
  readonly quantity: string;
  readonly contact: string;
  readonly errors: Readonly<Partial<Record<'part' | 'quantity' | 'contact', string>>>;
  /** A failure of the whole: too many requests. */
  readonly problem: string | null;
}

/** An unfilled form for a part that was looked for. */
export const blankRequest = (part: string, quantity: number | string, contact = ''): PartRequestState => ({
  part: part.slice(0, 200),
  quantity: String(quantity).slice(0, 16),
  contact,
  errors: {},
  problem: null,
});

/** Where a signed-in customer is answered; an account has one of the two at least. */
export const replyAddress = ({ email, phone }: { readonly email: string; readonly phone: string }): string =>
  email === '' ? phone : email;

const addressOf = (product: AskedProduct | null): string =>
  product === null ? '/part-request' : `/part-request?product=${encodeURIComponent(product.seo)}`;

/**
 * Asks the shop to find what the catalogue does not have, or does not have in stock (product C10). Sent to its own page,
 * which answers.
 */
export function PartRequestForm({
  state,
  product = null,
}: {
  state: PartRequestState;
  /** The one that is asked for; null: whatever is written. */
  product?: AskedProduct | null;
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

/** For a part that was looked for. */
export function BlankRequestForm({ part, quantity }: { part: string; quantity: number }) {
  const user = useFrame()?.user ?? null;
  return <PartRequestForm state={blankRequest(part, quantity, user === null ? '' : replyAddress(user))} />;
}
