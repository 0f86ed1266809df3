import type { Profile } from '@farad/contract/shop/account';
import { deletionDelayDays } from '@farad/domain/account';
import { languages, textLimits } from '@farad/domain/shared';
import type { ReactNode } from 'react';
import { Form, Link, useActionData, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { OwnerOnly } from '#shell/page/owner-only.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Field, fieldClass } from '#ui/field.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { CabinetPage } from '#surfaces/cabinet/cabinet-page.tsx';
import { Note } from '#surfaces/cabinet/note.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import { changeProfile, type PersonState } from './change-profile.server.ts';
import { phoneTitle } from './proof-form.tsx';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  await requireSignIn(visit);
  const { searchParams } = visit.url;
  const notes = ['changed', 'saved'] as const;
  const done = notes.find((note) => searchParams.has(note)) ?? null;
  return { done, profile: orErrorPage(await apiOf(visit).profile()) };
}

export async function action(visit: Route.ActionArgs) {
  await requireSignIn(visit);
  return changeProfile(visit);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-5">
      <h2 className="mb-3">{title}</h2>
      {children}
    </section>
  );
}

function Person({ profile, refused }: { profile: Profile; refused: PersonState | undefined }) {
  const { t } = useWords();
  const shown = refused ?? profile;
  const errorOf = (field: string) => (refused?.field === field ? refused.problem : undefined);
  return (
    <Section title={t('cabinet.person')}>
      <Form method="post" replace noValidate className="grid max-w-[460px] gap-4">
        <Field
          name="name"
          label={t('cabinet.name')}
          autoComplete="given-name"
          maxLength={textLimits.personName}
          defaultValue={shown.name}
          error={errorOf('name')}
        />
        <Field
          name="surname"
          label={t('cabinet.surname')}
          autoComplete="family-name"
          maxLength={textLimits.personName}
          defaultValue={shown.surname}
          error={errorOf('surname')}
        />
        <label className="grid gap-1">
          <span className="text-13 text-ink-2">{t('cabinet.language')}</span>
          <select name="locale" defaultValue={shown.locale} className={fieldClass('h-10 text-16')}>
            {languages.map(({ locale, name }) => (
              <option key={locale} value={locale}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <OwnerOnly>
          <Button type="submit" name="step" value="save" className="justify-self-start">
            {t('cabinet.save')}
          </Button>
        </OwnerOnly>
      </Form>
    </Section>
  );
}

function Contacts({ profile }: { profile: Profile }) {
  const { t, to } = useWords();
  const rows = [
    {
      title: t('cabinet.phone'),
      value: profile.phone === '' ? '' : phoneTitle(profile.phone),
      none: t('cabinet.notGiven'),
      address: '/cabinet/profile/phone',
      act: t(profile.phone === '' ? 'cabinet.addPhone' : 'cabinet.changePhone'),
    },
    {
      title: t('cabinet.email'),
      value: profile.email,
      none: t('cabinet.notGivenEmail'),
      address: '/cabinet/profile/email',
      act: t(profile.email === '' ? 'cabinet.addEmail' : 'cabinet.changeEmail'),
    },
  ];
  return (
    <Section title={t('cabinet.contacts')}>
      <p className="mb-3 text-ink-2">{t('cabinet.contactsLead')}</p>
      <dl className="grid max-w-[640px] gap-3">
        {rows.map(({ title, value, none, address, act }) => (
          <div key={address} className="flex flex-wrap items-baseline gap-x-4">
            <dt className="w-24 text-13 text-ink-2">{title}</dt>
            <dd className="mr-auto wrap-anywhere">{value === '' ? <i className="text-ink-2">{none}</i> : value}</dd>
            <dd>
              <OwnerOnly>
                <Link to={to(address)} className="text-copper-ink underline">
                  {act}
                </Link>
              </OwnerOnly>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Consents({ consents }: Pick<Profile, 'consents'>) {
  const { t, date } = useWords();
  const personal = consents.find(({ kind }) => kind === 'personal_data');
  const advertising = consents.find(({ kind }) => kind === 'advertising');
  const words = ({ givenAt, version }: Profile['consents'][number]) => ({
    date: date(givenAt),
    version: date(version),
  });
  return (
    <Section title={t('cabinet.consents')}>
      <div className="grid max-w-[640px] gap-5">
        {personal && (
          <div>
            <h3 className="font-semibold">{t('cabinet.personalDataConsent')}</h3>
            <p className="text-13 text-ink-2">{t('cabinet.personalDataGiven', words(personal))}</p>
          </div>
        )}
        <Form method="post" replace preventScrollReset>
          <h3 className="font-semibold">{t('cabinet.advertising')}</h3>
          <p className="mb-1">{t('cabinet.advertisingText')}</p>
          <p className="mb-2 text-13 text-ink-2">
            {advertising ? t('cabinet.consentGiven', words(advertising)) : t('cabinet.consentNone')}
          </p>
          <OwnerOnly>
            <Button type="submit" name="step" value={advertising ? 'withdraw' : 'give'} kind="quiet" size="small">
              {t(advertising ? 'cabinet.withdraw' : 'cabinet.give')}
            </Button>
          </OwnerOnly>
        </Form>
      </div>
    </Section>
  );
}

function Data({ deleteAt, isProved }: Pick<Profile, 'deleteAt' | 'isProved'>) {
  const { t, to, date } = useWords();
  return (
    <>
      <Section title={t('cabinet.data')}>
        <p className="mb-3 text-ink-2">{t('cabinet.dataLead')}</p>
        {isProved ? (
          <a href={to('/cabinet/profile/data')} download className={buttonClass('quiet', 'small')}>
            {t('cabinet.download')}
          </a>
        ) : (
          <Link to={to('/cabinet/profile/export')} className={buttonClass('quiet', 'small')}>
            {t('cabinet.download')}
          </Link>
        )}
      </Section>
      <Section title={t('cabinet.deletion')}>
        {deleteAt === null ? (
          <>
            <p className="mb-3 max-w-[640px] text-ink-2">{t('cabinet.deletionLead', { days: deletionDelayDays })}</p>
            <Link to={to('/cabinet/profile/delete')} className="text-error underline">
              {t('cabinet.delete')}
            </Link>
          </>
        ) : (
          <Form method="post" replace className="flex flex-wrap items-center gap-4">
            <p className="text-error">{t('cabinet.deletionSet', { date: date(deleteAt) })}</p>
            <Button type="submit" name="step" value="keep">
              {t('cabinet.keep')}
            </Button>
          </Form>
        )}
      </Section>
    </>
  );
}

export default function ProfilePage() {
  const { t } = useWords();
  const { done, profile } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <CabinetPage title={t('cabinet.profile')} user={profile}>
      {done !== null && refused === undefined && <Note>{t(`cabinet.${done}`)}</Note>}
      {refused !== undefined && refused.field === '' && <Note isProblem>{refused.problem}</Note>}
      <Person profile={profile} refused={refused} />
      <Contacts profile={profile} />
      <Consents consents={profile.consents} />
      <OwnerOnly>
        <Data deleteAt={profile.deleteAt} isProved={profile.isProved} />
      </OwnerOnly>
    </CabinetPage>
  );
}
