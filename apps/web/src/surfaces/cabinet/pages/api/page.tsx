import { data, redirect, useActionData, useLoaderData } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { useWords } from '#i18n/words.tsx';
import { apiOf, appContext, orErrorPage } from '#server/visit.server.ts';
import { CabinetPage } from '#surfaces/cabinet/cabinet-page.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import { Section } from '../companies/section.tsx';
import { proofStep } from '../profile/confirm-address.server.ts';
import { ProofForm } from '../profile/proof-form.tsx';
import { changeApi } from './change-api.server.ts';
import { HookSection } from './hook-section.tsx';
import { KeySection } from './key-section.tsx';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  const user = await requireSignIn(visit);
  const api = apiOf(visit);
  const [profile, { keys }, { hooks }, { companies }] = await Promise.all([
    api.profile().then(orErrorPage),
    api.apiKeys().then(orErrorPage),
    api.hooks().then(orErrorPage),
    api.companies().then(orErrorPage),
  ]);
  const { apiBase, siteUrl } = visit.context.get(appContext);
  const kicadRoot = new URL(`${apiBase}/kicad/`, siteUrl).href;
  return { user, profile, keys, hooks, apiBase, kicadRoot, companies: companies.map(({ id, name }) => ({ id, name })) };
}

export async function action(visit: Route.ActionArgs) {
  await requireSignIn(visit);
  const form = await visit.request.formData();
  if (!formText(form, 'step').startsWith('proof_')) return changeApi(visit, form);
  const state = await proofStep(apiOf(visit), form);
  if (state === null) throw redirect(visit.url.pathname);
  return data({ form: 'proof' as const, state }, state.problem === '' ? 200 : 422);
}

export default function ApiPage() {
  const { t } = useWords();
  const { user, profile, keys, hooks, companies, apiBase, kicadRoot } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <CabinetPage title={t('cabinet.api')} user={user}>
      <p className="mb-5 max-w-[640px] text-ink-2">
        {t('customerApi.lead')}{' '}
        <a href={`${apiBase}/docs`} className="text-copper-ink underline">
          {t('customerApi.reference')}
        </a>
      </p>
      {!profile.isProved && (
        <div className="mb-8">
          <ProofForm own={profile} state={outcome?.form === 'proof' ? outcome.state : null} />
        </div>
      )}
      <KeySection
        isProved={profile.isProved}
        keys={keys}
        companies={companies}
        kicadRoot={kicadRoot}
        outcome={outcome?.form === 'key' ? outcome : undefined}
      />
      <HookSection hooks={hooks} isProved={profile.isProved} outcome={outcome?.form === 'hook' ? outcome : undefined} />
      <Section title={t('customerApi.kicad')}>
        <p className="max-w-[640px] text-ink-2">{t('customerApi.kicadLead')}</p>
        <p className="mt-2 max-w-[640px] text-ink-2">{t('customerApi.kicadSteps')}</p>
        <p className="mt-2 text-13 text-ink-2">
          <code className="wrap-anywhere">{kicadRoot}</code>
        </p>
      </Section>
    </CabinetPage>
  );
}
