import { data, Form, Link, redirect, useLoaderData } from 'react-router';

import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { CabinetPage } from '#surfaces/cabinet/cabinet-page.tsx';
import { Note } from '#surfaces/cabinet/note.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import type { Route } from './+types/invitation';

/** API error codes for which this page has its own texts: the invitation has expired, or it is for somebody else. */
const explained: readonly string[] = ['invitation_over', 'invitation_for_another'];

export async function loader(visit: Route.LoaderArgs) {
  const user = await requireSignIn(visit);
  const outcome = await apiOf(visit).invitation({ token: visit.params.token });
  if (!outcome.ok && explained.includes(outcome.error.code)) {
    return data({ user, invitation: null, problem: outcome.error.message }, outcome.status);
  }
  return data({ user, invitation: orErrorPage(outcome), problem: '' });
}

/**
 * POST: accepts the invitation and redirects to the list of companies. After a refusal, the loader runs again and shows
 * the reason.
 */
export async function action(visit: Route.ActionArgs) {
  await requireSignIn(visit);
  const outcome = await apiOf(visit).acceptInvitation({ token: visit.params.token, body: {} });
  if (!outcome.ok && explained.includes(outcome.error.code)) return null;
  orErrorPage(outcome);
  throw redirect(inLocale(localeOfPath(visit.url.pathname), '/cabinet/companies?done=accepted'));
}

/** Page that an invitation's link opens. */
export default function InvitationPage() {
  const { t, to } = useWords();
  const { user, invitation, problem } = useLoaderData<typeof loader>();
  return (
    <CabinetPage title={t('company.invitation')} user={user}>
      {invitation === null ? (
        <>
          <Note isProblem>{problem}</Note>
          <Link to={to('/cabinet/companies')} className="text-copper-ink underline">
            {t('company.toCompanies')}
          </Link>
        </>
      ) : (
        <>
          <p className="mb-5 max-w-[640px] wrap-anywhere">
            {t('company.invitationText', { ...invitation.company, role: t(`company.role_${invitation.role}`) })}
          </p>
          <Form method="post">
            <Button type="submit">{t('company.accept')}</Button>
          </Form>
        </>
      )}
    </CabinetPage>
  );
}
