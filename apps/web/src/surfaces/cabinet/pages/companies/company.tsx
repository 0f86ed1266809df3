import { Form, Link, useActionData, useLoaderData, useSearchParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useIsActedFor } from '#shell/page/owner-only.tsx';
import { Button } from '#ui/button.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { CabinetPage } from '#surfaces/cabinet/cabinet-page.tsx';
import { Note } from '#surfaces/cabinet/note.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import { changeCompany } from './change-company.server.ts';
import { DoneNote } from './done.tsx';
import { invitedTitle, People } from './people.tsx';
import { Requisites } from './requisites.tsx';
import { Section } from './section.tsx';
import type { Route } from './+types/company';

export async function loader(visit: Route.LoaderArgs) {
  const user = await requireSignIn(visit);
  const companyId = visit.params.id;
  return { user, company: orErrorPage(await apiOf(visit).company({ companyId })) };
}

export async function action(visit: Route.ActionArgs) {
  await requireSignIn(visit);
  return changeCompany(visit, visit.params.id);
}

function Remove({ name }: { name: string }) {
  const { t } = useWords();
  return (
    <Section title={t('company.removeTitle')}>
      <p className="mb-3 max-w-[640px] text-ink-2">{t('company.removeText')}</p>
      <details>
        <summary className="w-fit cursor-pointer text-error underline">{t('company.removeTitle')}</summary>
        <Form method="post" className="mt-3">
          <Button type="submit" name="step" value="remove" kind="quiet" className="wrap-anywhere">
            {t('company.removeConfirm', { name })}
          </Button>
        </Form>
      </details>
    </Section>
  );
}

/** Fields whose errors are shown beside them. Other errors are shown at the top of the page. */
const fieldsOfForms = [
  'name',
  'kpp',
  'ogrn',
  'address',
  'bik',
  'account',
  'correspondentAccount',
  'contact',
  'orderLimit',
];

export default function CompanyPage() {
  const { t, to } = useWords();
  const { user, company: loaded } = useLoaderData<typeof loader>();
  const isActedFor = useIsActedFor();
  const company = { ...loaded, mayManage: loaded.mayManage && !isActedFor };
  const refused = useActionData<typeof action>();
  const [search] = useSearchParams();
  const isElsewhere = refused !== undefined && !fieldsOfForms.includes(refused.field);
  return (
    <CabinetPage title={company.name} user={user}>
      <p className="mb-4">
        <Link to={to('/cabinet/companies')} className="text-copper-ink underline">
          {t('company.toCompanies')}
        </Link>
      </p>
      {refused === undefined && <DoneNote />}
      {refused === undefined && search.get('done') === 'invited' && invitedTitle(company) !== '' && (
        <Note>{t('company.invited', { contact: invitedTitle(company) })}</Note>
      )}
      {isElsewhere && <Note isProblem>{refused.problem}</Note>}
      <Requisites company={company} refused={refused} />
      <People company={company} refused={refused} />
      {company.mayManage && <Remove name={company.name} />}
    </CabinetPage>
  );
}
