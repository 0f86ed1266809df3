import { errorText } from '@farad/wording/error-text';
import type { Translator } from '@farad/wording/translator';
import { Form, Link, type Path, useLocation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';

/**
 * Returns the details of an API error as an object; empty if there are none. The page reads `code`,
 * `retryAfterSeconds` and `requestId`.
 */
const toldOf = (details: unknown): Readonly<Record<string, unknown>> =>
  typeof details === 'object' && details !== null ? { ...details } : {};

/** Returns title and explanation for an error. An error whose title says everything has no explanation. */
function wordsOf(t: Translator, status: number | null, details: unknown): { title: string; text: string } {
  const { code, retryAfterSeconds } = toldOf(details);
  const seconds = typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined;
  if (code === 'search_unavailable')
    return { title: t('errorPage.searchAwayTitle'), text: t('errorPage.searchAwayText') };
  if (status === 404) return { title: t('errorPage.notFoundTitle'), text: t('errorPage.notFoundText') };
  if (status === 414) return { title: t('errorPage.tooLongTitle'), text: t('errorPage.tooLongText') };
  if (status === 429) return { title: errorText(t, 'too_many_requests', { seconds }), text: '' };
  if (status === 400 || status === 405) return { title: errorText(t, 'invalid_input'), text: '' };
  return { title: t('shell.errorFallback'), text: t('errorPage.serverErrorText') };
}

/**
 * Error page for HTTP errors and errors in the browser.
 * @param status HTTP status; null = an error in the browser.
 * @param told details of the API error.
 * @param again address to retry; absent = this page.
 */
export function ErrorPage({
  status,
  told: details,
  again,
}: {
  status: number | null;
  told?: unknown;
  again?: Pick<Path, 'pathname' | 'search'> | undefined;
}) {
  const { t, to } = useWords();
  const here = useLocation();
  const { pathname, search } = again ?? here;
  const { code, requestId } = toldOf(details);
  const isSearchAway = code === 'search_unavailable';
  const isAskedWrongly = status === 400 || status === 405;
  const mayTryAgain = status !== 404 && status !== 414 && !isAskedWrongly;
  const { title, text } = wordsOf(t, status, details);
  return (
    <div className="mx-auto max-w-[640px] py-16">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p className="num mb-2 text-ink-3">{status ?? 500}</p>
      <h1>{title}</h1>
      <p className="mt-3 mb-6 text-16 text-ink-2">{text}</p>
      {mayTryAgain && (
        <form action={pathname} className="mb-6">
          {[...new URLSearchParams(search)].map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" size="large">
            {t('errorPage.tryAgain')}
          </Button>
        </form>
      )}
      {!isSearchAway && (
        <Form role="search" aria-label={title} action={to('/search')} className="mb-6 flex gap-2">
          <input
            type="search"
            name="text"
            aria-label={t('shell.search')}
            placeholder={t('shell.searchPlaceholder')}
            className={fieldClass('h-11 flex-1 text-16')}
          />
          <Button type="submit" kind="quiet" size="large">
            {t('shell.searchSubmit')}
          </Button>
        </Form>
      )}
      <p className="flex gap-2">
        <Link to={to('/')} className={buttonClass('quiet')}>
          {t('errorPage.toHome')}
        </Link>
        <Link to={to('/catalog')} className={buttonClass('quiet')}>
          {t('shell.toCatalogue')}
        </Link>
      </p>
      {(status ?? 500) >= 500 && (
        // The server inserts the request id here. The browser knows the id only if the API's error contains it.
        <p data-request-number="" suppressHydrationWarning className="mt-6 text-13 text-ink-3">
          {typeof requestId === 'string' ? t('errorPage.requestNumber', { id: requestId }) : ''}
        </p>
      )}
    </div>
  );
}
