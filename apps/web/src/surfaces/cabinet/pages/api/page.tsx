import { type LoaderFunctionArgs, type ActionFunctionArgs, useActionData, useLoaderData } from 'react-router';

import { useWords } from '../../../../i18n/words.tsx';
import { apiOf, appContext, orErrorPage } from '../../../../visit.server.ts';
import { CabinetPage } from '../../cabinet-page.tsx';
import { requireSignIn } from '../../require-sign-in.server.ts';
import { Section } from '../companies/section.tsx';
import { changeApi } from './change-api.server.ts';
import { HookSection } from './hook-section.tsx';
import { KeySection } from './key-section.tsx';

export async function loader(visit: LoaderFunctionArgs) {
  const user = await requireSignIn(visit);
  const api = apiOf(visit);
  const [{ keys }, { hooks }, { companies }] = await Promise.all([
    api.apiKeys().then(orErrorPage),
    api.hooks().then(orErrorPage),
    api.companies().then(orErrorPage),
  ]);
  const { apiBase, siteUrl } = visit.context.get(appContext);
  const kicadRoot = new URL(`${apiBase}/kicad/`, siteUrl).href;
  return { user, keys, hooks, apiBase, kicadRoot, companies: companies.map(({ id, name }) => ({ id, name })) };
}

export async function action(visit: ActionFunctionArgs) {
  await requireSignIn(visit);
  return changeApi(visit);
}

export default function ApiPage() {
  const { t } = useWords();
  const { user, keys, hooks, companies, apiBase, kicadRoot } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <CabinetPage title={t('cabinet.api')} user={user}>
      <p className="mb-5 max-w-[640px] text-ink-2">
        {t('customerApi.lead')}{' '}
        <a href={`${apiBase}/docs`} className="text-copper-ink underline">
          {t('customerApi.reference')}
        </a>
      </p>
      <KeySection
        keys={keys}
        companies={companies}
        kicadRoot={kicadRoot}
        outcome={outcome?.form === 'key' ? outcome : undefined}
      />
      <HookSection hooks={hooks} outcome={outcome?.form === 'hook' ? outcome : undefined} />
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
