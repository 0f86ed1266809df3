import { Form, useNavigation } from 'react-router';

import { useWords } from '../../../../i18n/words.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';

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
export const blankRequest = (part: string, quantity: number): PartRequestState => ({
  part: part.slice(0, 200),
  quantity: String(quantity),
  contact: '',
  errors: {},
  problem: null,
});

/** Asks the shop to find what the catalogue does not have (product C10). Sent to its own page, which answers. */
export function PartRequestForm({ state }: { state: PartRequestState }) {
  const { t, to } = useWords();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <section aria-labelledby="part-request" className="border-t border-line pt-4">
      <h2 id="part-request" className="mb-1 text-16 font-semibold">
        {t('search.requestTitle')}
      </h2>
      <p className="mb-3 text-ink-2">{t('search.requestLead')}</p>
      {state.problem !== null && (
        <p role="alert" className="mb-3 border-l-2 border-error bg-error-wash px-3 py-2 text-error">
          {state.problem}
        </p>
      )}
      <Form
        method="post"
        action={to('/part-request')}
        noValidate
        className="grid items-start gap-3 sm:grid-cols-[1fr_120px]"
      >
        <Field
          name="part"
          label={t('search.requestPart')}
          hint={t('search.requestPartHint')}
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
  return <PartRequestForm state={blankRequest(part, quantity)} />;
}
