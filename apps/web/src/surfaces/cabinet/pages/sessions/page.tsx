import type { WireSession } from '@farad/contract/shop/account';
import { formatDateTime } from '@farad/wording/format';
import { data, Form, useActionData, useLoaderData, useNavigation } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { useWords } from '#i18n/words.tsx';
import { useIsActedFor } from '#shell/page/owner-only.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/field.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { CabinetPage } from '#surfaces/cabinet/cabinet-page.tsx';
import { Note } from '#surfaces/cabinet/note.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  const user = await requireSignIn(visit);
  return { user, sessions: orErrorPage(await apiOf(visit).sessions()) };
}

export async function action(visit: Route.ActionArgs) {
  await requireSignIn(visit);
  const form = await visit.request.formData();
  const id = formText(form, 'session');
  if (id === '') {
    orErrorPage(await apiOf(visit).endOtherSessions({ body: { withKeys: formText(form, 'keys') !== '' } }));
    return data('othersEnded' as const);
  }
  const outcome = await apiOf(visit).endSession({ body: { id } });
  if (!outcome.ok && outcome.status === 404) return data('sessionGone' as const, 404);
  orErrorPage(outcome);
  return data('sessionEnded' as const);
}

function Session({ session, isBusy }: { session: WireSession; isBusy: boolean }) {
  const { t, locale } = useWords();
  const isActedFor = useIsActedFor();
  const { id, browser, system, isCurrent, isSupport } = session;
  const known = [browser, system].filter((name) => name !== '');
  const device =
    known.length === 2 ? t('cabinet.deviceOf', { browser, system }) : (known[0] ?? t('cabinet.unknownDevice'));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div>
        <p className="font-semibold">
          {device}
          {isCurrent && (
            <span className="ml-3 inline-block rounded-full border border-stock px-2.5 text-13 leading-6 font-normal text-stock">
              {t('cabinet.thisSession')}
            </span>
          )}
          {isSupport && <span className="ml-3 text-13 font-normal text-warn">{t('cabinet.supportSession')}</span>}
        </p>
        <p className="text-13 text-ink-2">
          {t('cabinet.seenAt', { date: formatDateTime(session.seenAt, locale) })}
          {' · '}
          {t('cabinet.signedInAt', { date: formatDateTime(session.startedAt, locale) })}
        </p>
      </div>
      {!isCurrent && !isActedFor && (
        <Form method="post" replace preventScrollReset>
          <Button
            type="submit"
            name="session"
            value={id}
            kind="quiet"
            size="small"
            disabled={isBusy}
            aria-label={t('cabinet.endSessionOf', { device })}
          >
            {t('cabinet.endSession')}
          </Button>
        </Form>
      )}
    </li>
  );
}

export default function SessionsPage() {
  const { t } = useWords();
  const { user, sessions } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  const isActedFor = useIsActedFor();
  return (
    <CabinetPage title={t('cabinet.sessions')} user={user}>
      {outcome !== undefined && <Note isProblem={outcome === 'sessionGone'}>{t(`cabinet.${outcome}`)}</Note>}
      <p className="mb-4 max-w-[640px] text-ink-2">{t('cabinet.sessionsLead')}</p>
      <ul className="border-t border-line">
        {sessions.map((session) => (
          <Session key={session.id} session={session} isBusy={isBusy} />
        ))}
      </ul>
      {!isActedFor && (
        <Form method="post" replace preventScrollReset className="mt-5">
          <Checkbox name="keys" value="all">
            {t('cabinet.endKeysToo')}
          </Checkbox>
          <Button type="submit" kind="quiet" disabled={isBusy} className="mt-3">
            {t('cabinet.endOthers')}
          </Button>
        </Form>
      )}
      {sessions.length <= 1 && <p className="mt-4 text-ink-2">{t('cabinet.onlyThis')}</p>}
    </CabinetPage>
  );
}
