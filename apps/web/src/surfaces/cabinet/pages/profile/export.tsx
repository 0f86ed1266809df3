import { data, redirect, useActionData, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { buttonClass } from '#ui/button.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { CabinetPage } from '#surfaces/cabinet/cabinet-page.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import { proofStep } from './confirm-address.server.ts';
import { ProofForm } from './proof-form.tsx';
import type { Route } from './+types/export';

export async function loader(visit: Route.LoaderArgs) {
  await requireSignIn(visit);
  return orErrorPage(await apiOf(visit).profile());
}

export async function action(visit: Route.ActionArgs) {
  await requireSignIn(visit);
  const state = await proofStep(apiOf(visit), await visit.request.formData());
  if (state === null) throw redirect(visit.url.pathname);
  return data(state, state.problem === '' ? 200 : 422);
}

/** Page to download all personal data. It first asks the customer to confirm their identity. */
export default function ExportPage() {
  const { t, to } = useWords();
  const profile = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  return (
    <CabinetPage title={t('cabinet.data')} user={profile}>
      <p className="mb-6 max-w-[640px]">{t('cabinet.dataLead')}</p>
      {profile.isProved ? (
        <a href={to('/cabinet/profile/data')} download className={buttonClass('quiet', 'small')}>
          {t('cabinet.download')}
        </a>
      ) : (
        <ProofForm own={profile} state={state} />
      )}
    </CabinetPage>
  );
}
