import type { WireQuote, WireRequest } from '@farad/contract/shop/requests';
import { textLimits } from '@farad/domain/shared';
import { data, Form, Link, redirect, useActionData, useLoaderData, useNavigation } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { Note } from '#surfaces/cabinet/note.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import { minutesUntil, TimeLeft } from '#surfaces/cabinet/time-left.tsx';
import { RequestedLine, QuoteTable } from './quote-table.tsx';
import { RequestStateBadge } from './state-badge.tsx';
import type { Route } from './+types/request';

/** Values of `?done` after a successful form. Each has a message. */
const outcomes = ['sent', 'declinedDone', 'takenBackDone'] as const;

export async function loader(visit: Route.LoaderArgs) {
  await requireSignIn(visit);
  const request = orErrorPage(await apiOf(visit).request({ number: visit.params.number }));
  const { validUntil, may } = request;
  const done = outcomes.find((outcome) => outcome === visit.url.searchParams.get('done')) ?? null;
  return { request, done, minutesLeft: may.accept && validUntil !== null ? minutesUntil(validUntil) : null };
}

export async function action(visit: Route.ActionArgs) {
  await requireSignIn(visit);
  const number = visit.params.number;
  const form = await visit.request.formData();
  const declined = await apiOf(visit).declineQuote({ number, body: { reason: formText(form, 'reason') } });
  if (declined.ok) {
    const done = declined.value.quote === null ? 'takenBackDone' : 'declinedDone';
    throw redirect(`${visit.url.pathname}?done=${done}`);
  }
  if (![400, 409].includes(declined.status)) orErrorPage(declined);
  return data({ problem: declined.error.message, reason: formText(form, 'reason').slice(0, 1000) }, declined.status);
}

/** Returns the last moment at which the quote is valid, as an ISO time. `validUntil` is the moment after it. */
const lastMoment = (validUntil: string): string => new Date(Date.parse(validUntil) - 1).toISOString();

/**
 * Returns the query that opens a new request with the same products and the first part that is not in the catalogue.
 */
function againSearch({ lines }: WireRequest): string {
  const search = new URLSearchParams();
  for (const { seo, qty } of lines.slice(0, 50)) if (seo !== null) search.append('line', `${seo}:${qty}`);
  const own = lines.find(({ seo }) => seo === null);
  if (own !== undefined) search.set('text', own.part);
  return search.toString();
}

function Decline({ isQuoted, refused }: { isQuoted: boolean; refused: { reason: string } | undefined }) {
  const { t } = useWords();
  const isBusy = useNavigation().state !== 'idle';
  const title = t(isQuoted ? 'requests.decline' : 'requests.takeBack');
  return (
    <details open={refused !== undefined} className="mt-4">
      <summary className="w-fit text-ink-2 underline">{title}</summary>
      <Form method="post" replace className="mt-3 grid max-w-[460px] gap-3">
        <Field
          name="reason"
          label={t('requests.reason')}
          maxLength={textLimits.reason}
          defaultValue={refused?.reason ?? ''}
          autoComplete="off"
        />
        <p>
          <Button type="submit" kind="quiet" disabled={isBusy}>
            {title}
          </Button>
        </p>
      </Form>
    </details>
  );
}

/** Tells how long the quote is valid, with buttons to accept or decline it. */
function Accept({ request, quote, minutesLeft }: { request: WireRequest; quote: WireQuote; minutesLeft: number }) {
  const { t, to, date } = useWords();
  const awaits = quote.lines.some(
    ({ offer }) => offer !== null && offer.leadDays !== null && offer.available < offer.qty,
  );
  return (
    <div className="mt-4 border border-ink bg-raised p-4.5">
      <p role="status">
        {t('requests.validUntil', { date: date(lastMoment(quote.validUntil)) })}
        <span className="text-ink-2">
          {'. '}
          <TimeLeft minutes={minutesLeft} />
        </span>
      </p>
      <p className="mt-3">
        <Link to={to(`/checkout?request=${request.number}`)} className={buttonClass('primary', 'large')}>
          {t('requests.accept')}
        </Link>
      </p>
      <p className="mt-3 text-13 text-ink-2">{t('requests.acceptHint')}</p>
      {awaits && <p className="mt-1 text-13 text-ink-2">{t('requests.awaitHint')}</p>}
    </div>
  );
}

function Answer({
  request,
  quote,
  minutesLeft,
}: {
  request: WireRequest;
  quote: WireQuote;
  minutesLeft: number | null;
}) {
  const { t, money, date } = useWords();
  const { earlier, may } = request;
  return (
    <section className="mt-6" aria-labelledby="quote">
      <h2 id="quote" className="mb-2">
        {t('requests.quote')}
        <span className="ml-3 text-13 font-normal text-ink-2">
          {t('requests.revision', { revision: quote.revision, date: date(quote.createdAt) })}
        </span>
      </h2>
      {quote.comment !== '' && <p className="mb-3 max-w-[640px] whitespace-pre-line">{quote.comment}</p>}
      <QuoteTable request={request} quote={quote} isOpen={may.accept} />
      {earlier.length > 0 && (
        <p className="text-13 text-ink-2">
          {t('requests.earlier', {
            list: earlier.map((each) => `${date(each.createdAt)}: ${money(kopecksOf(each.total_price))}`).join('; '),
          })}
        </p>
      )}
      {minutesLeft !== null && <Accept request={request} quote={quote} minutesLeft={minutesLeft} />}
    </section>
  );
}

/** Text that explains the state of the request; empty for states that need no explanation. */
function Standing({ request }: { request: WireRequest }) {
  const { t, to, date } = useWords();
  const { state, orderNumber, reason, quote } = request;
  return (
    <>
      {state === 'open' && <p className="max-w-[640px] text-ink-2">{t('requests.waiting')}</p>}
      {orderNumber !== null && (
        <p>
          <Link to={to(`/cabinet/orders/${orderNumber}`)} className={buttonClass()}>
            {t('requests.toOrder', { number: orderNumber })}
          </Link>
        </p>
      )}
      {state === 'expired' && quote !== null && (
        <>
          <p>{t('requests.endedOn', { date: date(lastMoment(quote.validUntil)) })}</p>
          <p className="max-w-[640px] text-ink-2">{t('requests.expiredLead')}</p>
        </>
      )}
      {reason !== '' && <p className="wrap-anywhere">{t('requests.reasonOf', { reason })}</p>}
      {(state === 'expired' || state === 'declined' || state === 'closed') && (
        <p className="mt-3">
          <Link to={to(`/cabinet/requests/new?${againSearch(request)}`)} className={buttonClass('quiet')}>
            {t('requests.askAgain')}
          </Link>
        </p>
      )}
    </>
  );
}

/** Page of one request: lines, the shop's answer, and ordering (product O3). */
export default function RequestPage() {
  const { t, to, date } = useWords();
  const { request, done, minutesLeft } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const title = t('requests.request', { number: request.number });
  const { quote, comment, wished_on, may } = request;
  return (
    <div className="max-w-[1080px] wrap-anywhere">
      <PageHead title={title} isIndexed={false} />
      <Breadcrumbs label={t('requests.title')} crumbs={[{ title: t('requests.title'), to: to('/cabinet/requests') }]} />
      <h1 className="flex flex-wrap items-center gap-3 pt-2 pb-4">
        {title}
        <RequestStateBadge state={request.state} />
      </h1>
      {done !== null && refused === undefined && <Note>{t(`requests.${done}`)}</Note>}
      {refused !== undefined && <Note isProblem>{refused.problem}</Note>}
      <Standing request={request} />
      {quote === null ? (
        <section className="mt-6 max-w-[640px]" aria-labelledby="asked">
          <h2 id="asked" className="mb-2">
            {t('requests.asked')}
          </h2>
          <ol>
            {request.lines.map((line) => (
              <li key={line.position} className="border-b border-line py-2.5">
                <RequestedLine line={line} />
              </li>
            ))}
          </ol>
        </section>
      ) : (
        <Answer request={request} quote={quote} minutesLeft={minutesLeft} />
      )}
      {(comment !== '' || wished_on !== null) && (
        <p className="mt-4 max-w-[640px] whitespace-pre-line text-ink-2">
          {wished_on !== null && `${t('requests.wishedOnDay', { date: date(`${wished_on}T12:00:00Z`) })}\n`}
          {comment}
        </p>
      )}
      {may.decline && <Decline isQuoted={quote !== null} refused={refused} />}
    </div>
  );
}
