import { data, Link, useActionData, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useFrame } from '#shell/frame.ts';
import { BareHead } from '#shell/header/bare-head.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { buttonClass } from '#ui/button.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { blankLetter, subjectOf } from './letter.ts';
import { sendLetter, type SentLetter } from './send-letter.server.ts';
import type { Route } from './+types/page';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  return {
    botCheck: orErrorPage(await apiOf({ request, url, context }).botCheck()),
    subject: subjectOf(url.searchParams.get('subject') ?? ''),
    orderNumber: url.searchParams.get('order')?.trim() ?? '',
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const outcome = await sendLetter({ request, url, context });
  return data(outcome, { status: outcome.kind === 'sent' ? 200 : outcome.status });
}

function Sent({ letter: { number, contact } }: { letter: SentLetter }) {
  const { t, to } = useWords();
  return (
    <div role="status">
      <h1 className="mb-2">{t('feedback.sent', { number })}</h1>
      <p className="mb-6 text-16 wrap-anywhere text-ink-2">{t('feedback.sentText', { contact })}</p>
      <p className="flex flex-wrap gap-2">
        <Link to={to('/catalog')} className={buttonClass()}>
          {t('shell.toCatalogue')}
        </Link>
        <Link to={to('/feedback')} reloadDocument className={buttonClass('quiet')}>
          {t('feedback.another')}
        </Link>
      </p>
    </div>
  );
}

/**
 * `/feedback`: page with a form to write to the shop, without header and footer (specification section 2, product S3).
 */
export default function FeedbackPage() {
  const { t } = useWords();
  const { subject, orderNumber, botCheck } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const user = useFrame()?.user ?? null;
  const state = outcome?.kind === 'refused' ? outcome.state : blankLetter(subject, orderNumber, user);
  return (
    <>
      <PageHead title={t('feedback.title')} description={t('feedback.lead')} />
      <BareHead />
      <div className="pt-8">
        {outcome?.kind === 'sent' ? (
          <Sent letter={outcome.letter} />
        ) : (
          <>
            <h1>{t('feedback.title')}</h1>
            <p className="mt-2 mb-6 text-16 text-ink-2">{t('feedback.lead')}</p>
            <FeedbackForm state={state} botCheck={user === null ? botCheck : null} />
          </>
        )}
      </div>
    </>
  );
}
