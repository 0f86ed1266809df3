import { deletionDelayDays } from '@farad/domain/account';
import { data, Form, Link, redirect, useActionData, useLoaderData, useNavigation } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { CabinetPage } from '#surfaces/cabinet/cabinet-page.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import { proofStep } from './confirm-address.server.ts';
import { ProofForm } from './proof-form.tsx';
import type { Route } from './+types/delete';

export async function loader(visit: Route.LoaderArgs) {
  await requireSignIn(visit);
  return orErrorPage(await apiOf(visit).profile());
}

export async function action(visit: Route.ActionArgs) {
  await requireSignIn(visit);
  const form = await visit.request.formData();
  if (formText(form, 'step').startsWith('proof_')) {
    const state = await proofStep(apiOf(visit), form);
    if (state === null) throw redirect(visit.url.pathname);
    return data(state, state.problem === '' ? 200 : 422);
  }
  const wished = await apiOf(visit).setDeletion({ body: { isWanted: true } });
  if (!wished.ok && wished.error.code === 'proof_missing') throw redirect(visit.url.pathname);
  orErrorPage(wished);
  throw redirect(inLocale(localeOfPath(visit.url.pathname), '/cabinet/profile'));
}

export default function DeletePage() {
  const { t, to } = useWords();
  const profile = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  const isBusy = useNavigation().state !== 'idle';
  return (
    <CabinetPage title={t('cabinet.deleteQuestion')} user={profile}>
      <p className="mb-6 max-w-[640px]">{t('cabinet.deletionLead', { days: deletionDelayDays })}</p>
      {profile.isProved ? (
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" name="step" value="delete" disabled={isBusy}>
            {t('cabinet.deleteConfirm')}
          </Button>
          <Link to={to('/cabinet/profile')} className={buttonClass('quiet')}>
            {t('cabinet.keep')}
          </Link>
        </Form>
      ) : (
        <ProofForm own={profile} state={state} />
      )}
    </CabinetPage>
  );
}
