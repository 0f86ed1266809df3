import { moscowDay } from '@farad/domain/delivery';
import { textLimits } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';
import { data, Form, Link, redirect, useActionData, useLoaderData, useLocation, useNavigation } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { CabinetPage } from '#surfaces/cabinet/cabinet-page.tsx';
import { DayField } from '#surfaces/cabinet/day-field.tsx';
import { Note } from '#surfaces/cabinet/note.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import { beginRequest } from './begin-request.server.ts';
import {
  fieldOfPage,
  readRequest,
  readTyped,
  rowsMax,
  withMoreRows,
  type RequestErrors,
} from './request-form.server.ts';
import { RequestRows } from './request-rows.tsx';
import type { TypedRequest } from './typed-request.ts';
import type { Route } from './+types/new';

interface Refused {
  readonly typed: TypedRequest;
  readonly errors: RequestErrors;
  /** Error that belongs to no field; empty = none. */
  readonly problem: string;
  readonly key: string;
}

export async function loader(visit: Route.LoaderArgs) {
  const user = await requireSignIn(visit);
  return { user, ...(await beginRequest(visit)), key: crypto.randomUUID(), rowsMax };
}

export async function action(visit: Route.ActionArgs) {
  await requireSignIn(visit);
  const form = await visit.request.formData();
  const locale = localeOfPath(visit.url.pathname);
  const t = translators[locale];
  const typed = readTyped(form);
  const key = formText(form, 'key');
  const answered = (refused: Partial<Refused>, status: number) =>
    data<Refused>({ typed, errors: {}, problem: '', key, ...refused }, status);
  if (form.has('more')) return answered({ typed: withMoreRows(typed) }, 200);
  const { body, rowOfLine, errors } = readRequest(typed, moscowDay(new Date()), t);
  if (Object.keys(errors).length > 0) return answered({ errors }, 422);
  if (body.lines.length === 0) return answered({ problem: t('requests.nothing') }, 422);
  const made = await apiOf(visit).makeRequest({ body, idempotencyKey: key });
  if (made.ok) return redirect(`${inLocale(locale, `/cabinet/requests/${made.value.number}`)}?done=sent`);
  if (![400, 404, 409].includes(made.status)) orErrorPage(made);
  const { field = '', message } = made.error;
  const name = fieldOfPage(field, rowOfLine);
  // The corrected form needs a new idempotency key, because the API accepts a key for one body only.
  const next = { key: crypto.randomUUID() };
  return answered(
    { ...next, ...(name === null ? { problem: message } : { errors: { [name]: message } }) },
    made.status,
  );
}

function Whole({ typed, errors }: { typed: TypedRequest; errors: RequestErrors }) {
  const { t } = useWords();
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_180px]">
      <label className="grid gap-1 text-13 text-ink-2">
        {t('requests.comment')}
        <textarea
          name="comment"
          rows={3}
          maxLength={textLimits.comment}
          placeholder={t('requests.commentHint')}
          defaultValue={typed.comment}
          className={fieldClass('h-auto py-2 text-16 text-ink')}
        />
        {errors['comment'] && <span className="text-error">{errors['comment']}</span>}
      </label>
      <DayField name="wished_on" label={t('requests.wishedOn')} value={typed.wishedOn} error={errors['wished_on']} />
    </div>
  );
}

/** Form for a quote request: products with too little stock, other parts, and desired prices (product O3). */
export default function NewRequestPage() {
  const { t, to } = useWords();
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  const { search } = useLocation();
  const { user, short } = loaded;
  const typed = refused?.typed ?? loaded.typed;
  const errors = refused?.errors ?? {};
  return (
    <CabinetPage title={t('requests.newTitle')} user={user}>
      <p className="mb-4 max-w-[640px] text-ink-2">{t('requests.newLead')}</p>
      {refused !== undefined && refused.problem !== '' && <Note isProblem>{refused.problem}</Note>}
      {short !== null && (
        <p className="mb-4">
          <Link to={to(`/cabinet/requests/new?${short.search}`)} replace className="text-copper-ink underline">
            {t('requests.addShort', { count: short.count })}
          </Link>
        </p>
      )}
      {/* Another query string starts a new form. Data reloaded after an error does not, because it would lose typed
          values. */}
      <Form method="post" replace noValidate key={search} className="grid max-w-[820px] gap-4">
        {/* Enter in a field presses the form's first button. This hidden one sends the request. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="key" value={refused?.key ?? loaded.key} />
        {typed.isOfBasket && <input type="hidden" name="of_basket" value="1" />}
        <RequestRows rows={typed.rows} errors={errors} />
        {typed.rows.length < loaded.rowsMax && (
          <p>
            <Button type="submit" name="more" value="1" kind="quiet" size="small">
              {t('requests.moreRows')}
            </Button>
          </p>
        )}
        <Whole typed={typed} errors={errors} />
        <p>
          <Button type="submit" size="large" disabled={isBusy}>
            {isBusy ? t('requests.sending') : t('requests.send')}
          </Button>
        </p>
      </Form>
    </CabinetPage>
  );
}
