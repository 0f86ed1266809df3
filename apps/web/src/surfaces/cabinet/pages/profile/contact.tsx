import { data, Link, redirect, useActionData, useLoaderData } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { CabinetPage } from '#surfaces/cabinet/cabinet-page.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import { type Contact, contactStep, proofStep } from './confirm-address.server.ts';
import { blankContact, ContactForm } from './contact-form.tsx';
import { ProofForm } from './proof-form.tsx';
import type { Route } from './+types/contact';

/** Returns which contact the page changes: `/cabinet/profile/phone` or `/cabinet/profile/email`. */
const contactOf = ({ url }: Pick<Route.LoaderArgs, 'url'>): Contact =>
  url.pathname.endsWith('/phone') ? 'phone' : 'email';

export async function loader(visit: Route.LoaderArgs) {
  await requireSignIn(visit);
  return { contact: contactOf(visit), profile: orErrorPage(await apiOf(visit).profile()) };
}

export async function action(visit: Route.ActionArgs) {
  await requireSignIn(visit);
  const form = await visit.request.formData();
  const api = apiOf(visit);
  if (formText(form, 'step').startsWith('proof_')) {
    const state = await proofStep(api, form);
    if (state === null) throw redirect(visit.url.pathname);
    return data({ kind: 'proof' as const, state }, state.problem === '' ? 200 : 422);
  }
  const state = await contactStep(api, contactOf(visit), form);
  if (state === 'proof') throw redirect(visit.url.pathname);
  if (state === null) throw redirect(inLocale(localeOfPath(visit.url.pathname), '/cabinet/profile?changed'));
  const isFine = state.problem === '' && !state.isAddressChanged;
  return data({ kind: 'contact' as const, state }, isFine ? 200 : 422);
}

export default function ContactPage() {
  const { t, to } = useWords();
  const { contact, profile } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const isNew = profile[contact] === '';
  const title = t(`cabinet.${isNew ? 'add' : 'change'}${contact === 'phone' ? 'Phone' : 'Email'}`);
  return (
    <CabinetPage title={title} user={profile}>
      {profile.isProved ? (
        <ContactForm state={outcome?.kind === 'contact' ? outcome.state : blankContact(contact)} />
      ) : (
        <ProofForm own={profile} state={outcome?.kind === 'proof' ? outcome.state : null} />
      )}
      <p className="mt-6">
        <Link to={to('/cabinet/profile')} className="text-copper-ink underline">
          {t('cabinet.back')}
        </Link>
      </p>
    </CabinetPage>
  );
}
