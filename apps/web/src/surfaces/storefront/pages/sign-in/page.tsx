import { data, redirect, redirectDocument, useActionData, useLoaderData } from 'react-router';

import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { ownPath } from '#kit/own-path.ts';
import { PageHead } from '#shell/page/page-head.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { blankSignIn, SignInForm } from '#surfaces/storefront/features/sign-in/sign-in-form.tsx';
import { arrive, signInStep } from '#surfaces/storefront/features/sign-in/sign-in.server.ts';
import type { Route } from './+types/page';

const ordersPath = (url: URL): string => inLocale(localeOfPath(url.pathname), '/cabinet/orders');

export async function loader(visit: Route.LoaderArgs) {
  const back = ownPath(visit.url.searchParams.get('back')) ?? ordersPath(visit.url);
  const { isAuthenticated } = orErrorPage(await apiOf(visit).authenticatedUser());
  if (isAuthenticated) throw redirect(back);
  return { back, botCheck: orErrorPage(await apiOf(visit).botCheck()) };
}

export async function action(visit: Route.ActionArgs) {
  const form = await visit.request.formData();
  const state = await signInStep(apiOf(visit), form);
  if (state !== null) return data(state, { status: state.problem === 'none' ? 200 : 422 });
  // After signing in, load a new document (specification section 4).
  return redirectDocument(await arrive(visit, ownPath(form.get('back')) ?? ordersPath(visit.url)));
}

export default function SignInPage() {
  const { t } = useWords();
  const { back, botCheck } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? blankSignIn;
  return (
    <div className="mx-auto max-w-[420px] pt-10 lg:pt-16">
      <PageHead title={t('signIn.title')} isIndexed={false} />
      <h1>{t('signIn.title')}</h1>
      <p className="mt-2 mb-6 text-ink-2">{t('signIn.lead')}</p>
      <SignInForm state={state} next={back} botCheck={botCheck} />
    </div>
  );
}
