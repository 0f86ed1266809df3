import type { Companies } from '@farad/contract/shop/companies';
import { companyNameLengthMax, requisiteLengthMax } from '@farad/domain/company';
import { data, Form, Link, redirect, useActionData, useLoaderData, useNavigation } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { OwnerOnly } from '#shell/page/owner-only.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';
import { CabinetPage } from '#surfaces/cabinet/cabinet-page.tsx';
import { Note } from '#surfaces/cabinet/note.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import { DoneNote } from './done.tsx';
import { Section } from './section.tsx';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  const user = await requireSignIn(visit);
  return { user, buyer: orErrorPage(await apiOf(visit).companies()) };
}

/** Typed values and field error of the form that adds a company. */
interface AddState {
  readonly inn: string;
  readonly name: string;
  readonly field: string;
  readonly problem: string;
}

async function add(visit: Visit, form: FormData) {
  const typed = { inn: formText(form, 'inn'), name: formText(form, 'name') };
  const added = await apiOf(visit).createCompany({ body: typed });
  if (!added.ok) {
    const { field = '', message } = added.error;
    return data({ ...typed, field, problem: message } satisfies AddState, 422);
  }
  // Make the new company the buyer, because the customer most likely wants to order for it.
  await apiOf(visit).buyAs({ body: { companyId: added.value.id } });
  const page = inLocale(localeOfPath(visit.url.pathname), `/cabinet/companies/${added.value.id}`);
  throw redirect(`${page}?done=created`);
}

export async function action(visit: Route.ActionArgs) {
  await requireSignIn(visit);
  const form = await visit.request.formData();
  return add(visit, form);
}

function CompanyLine({ company }: { company: Companies['companies'][number] }) {
  const { t, to, money } = useWords();
  const { id, name, inn, kpp, role, orderLimit, memberCount } = company;
  const limit = orderLimit === null ? null : t('company.limitOf', { sum: money(kopecksOf(orderLimit)) });
  return (
    <li className="border-b border-line py-3 last:border-0">
      <p className="wrap-anywhere">
        <Link to={to(`/cabinet/companies/${id}`)} prefetch="intent" className="font-semibold text-copper-ink underline">
          {name}
        </Link>
      </p>
      <p className="text-13 text-ink-2">
        {t('fields.inn')} <span className="num">{inn}</span>
        {kpp !== null && (
          <>
            {', '}
            {t('fields.kpp')} <span className="num">{kpp}</span>
          </>
        )}
        {' · '}
        {[t(`company.role_${role}`), limit].filter(Boolean).join(', ')}
        {' · '}
        {t('company.members', { count: memberCount })}
      </p>
    </li>
  );
}

function AddForm() {
  const { t } = useWords();
  const refused = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  const errorOf = (field: string) => (refused?.field === field ? refused.problem : undefined);
  const isNamed = refused !== undefined && (refused.field === 'name' || refused.name !== '');
  return (
    <Section title={t('company.add')}>
      {refused !== undefined && refused.field !== 'inn' && refused.field !== 'name' && (
        <Note isProblem>{refused.problem}</Note>
      )}
      <Form method="post" replace noValidate className="grid max-w-[460px] gap-4">
        <Field
          name="inn"
          label={t('fields.inn')}
          hint={t('company.innHint')}
          inputMode="numeric"
          maxLength={requisiteLengthMax}
          autoComplete="off"
          defaultValue={refused?.inn ?? ''}
          error={errorOf('inn')}
        />
        {isNamed && (
          <Field
            name="name"
            label={t('company.name')}
            hint={t('company.nameHint')}
            maxLength={companyNameLengthMax}
            autoComplete="organization"
            defaultValue={refused.name}
            error={errorOf('name')}
          />
        )}
        <div>
          <Button type="submit" name="step" value="add" disabled={isBusy}>
            {t('company.add')}
          </Button>
        </div>
      </Form>
    </Section>
  );
}

export default function CompaniesPage() {
  const { t } = useWords();
  const { user, buyer } = useLoaderData<typeof loader>();
  const { companies } = buyer;
  return (
    <CabinetPage title={t('company.companies')} user={user} buyer={buyer}>
      <DoneNote />
      <p className="mb-4 max-w-[640px] text-ink-2">{t('company.lead')}</p>
      {companies.length === 0 ? (
        <p className="mb-6 border border-dashed border-line-2 px-6 py-8 text-center">{t('company.empty')}</p>
      ) : (
        <ul className="mb-6 border-t border-line">
          {companies.map((company) => (
            <CompanyLine key={company.id} company={company} />
          ))}
        </ul>
      )}
      <OwnerOnly>
        <AddForm />
      </OwnerOnly>
    </CabinetPage>
  );
}
