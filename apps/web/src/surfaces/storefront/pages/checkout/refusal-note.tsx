import { type MouseEvent, useEffect, useRef } from 'react';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { DifferenceTable } from './fields/difference.tsx';
import type { Refusal } from './fields/refusal.ts';

/** Field name → id of its section. Without JavaScript, the link of an error leads to the section. */
const blockOf: Readonly<Record<string, string>> = {
  inn: 'buyer',
  company_name: 'buyer',
  accountant_email: 'buyer',
  purchase_number: 'buyer',
  address: 'contact',
  name: 'contact',
  email: 'contact',
  payment: 'payment',
  coupon: 'discounts',
  bonuses: 'discounts',
  comment: 'comment',
  consent_personal_data: 'consents',
};

/** Titles of the fields whose error texts do not name the field. */
const titles = {
  name: 'checkout.name',
  address: 'checkout.contact',
  email: 'checkout.email',
  accountant_email: 'checkout.accountantEmail',
  company_name: 'checkout.companyName',
  inn: 'fields.inn',
  coupon: 'checkout.coupon',
  'to.city': 'fields.city',
  'to.street': 'fields.street',
  'to.house': 'fields.house',
  'to.postcode': 'fields.postcode',
  'to.phone': 'checkout.recipientPhone',
} as const;

const hasTitle = (name: string): name is keyof typeof titles => Object.hasOwn(titles, name);

/** Focuses the first visible field with this name. */
function turnTo(event: MouseEvent<HTMLAnchorElement>, name: string): void {
  const fields = event.currentTarget.closest('form')?.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  const seen = Array.from(fields ?? []).find((field) => field.offsetParent !== null && !field.matches(':disabled'));
  if (seen === undefined) return;
  event.preventDefault();
  seen.focus({ preventScroll: true });
  seen.scrollIntoView({ block: 'center' });
}

/**
 * List of field errors, each with a link to its field. Corrected ones are struck out instead of removed, so that the
 * page does not move.
 */
function Problems({ all, open }: { all: Refusal['errors']; open: Refusal['errors'] }) {
  const { t } = useWords();
  return (
    <ul className="list-disc pl-5">
      {Object.entries(all).map(([name, problem]) => (
        <li key={name}>
          {name in open ? (
            <a href={`#${blockOf[name] ?? 'delivery'}`} className="underline" onClick={(event) => turnTo(event, name)}>
              {hasTitle(name) ? `${t(titles[name])}: ${problem}` : problem}
            </a>
          ) : (
            <s className="text-ink-2">{hasTitle(name) ? t(titles[name]) : problem}</s>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Note that says why the order was not placed: field errors, or changed figures. */
export function RefusalNote({
  refusal,
  open,
  isBusy,
}: {
  refusal: Refusal;
  /** Errors that still apply, because their fields have not been changed. */
  open: Refusal['errors'];
  isBusy: boolean;
}) {
  const { t } = useWords();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = note.current?.closest('form');
    const wrong = form?.querySelectorAll<HTMLElement>(
      'input[aria-invalid=true], textarea[aria-invalid=true], [data-wrong]:enabled',
    );
    const seen = Array.from(wrong ?? []).find((field) => field.offsetParent !== null);
    (seen ?? note.current)?.focus();
  }, [refusal]);
  const { difference, errors, message } = refusal;
  return (
    <div ref={note} role="alert" tabIndex={-1} className="border border-warn bg-warn-wash px-4 py-3 outline-none">
      {difference === null ? (
        <>
          <p className="font-semibold">{message === '' ? t('checkout.errorsTitle') : message}</p>
          <Problems all={errors} open={open} />
        </>
      ) : (
        <>
          <p className="font-semibold">{t('checkout.totalsChangedTitle')}</p>
          <p>{t('checkout.totalsChanged')}</p>
          <DifferenceTable difference={difference} />
          <Button type="submit" name="step" value="order" disabled={isBusy} className="mt-3">
            {t('checkout.acceptNewTotal')}
          </Button>
        </>
      )}
    </div>
  );
}
