import { data, redirect, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { apiOf, appContext, orErrorPage } from '#server/visit.server.ts';
import { readSignIn, signInStep } from '#surfaces/storefront/features/sign-in/sign-in.server.ts';
import { beginCheckout } from './begin-checkout.server.ts';
import { setBuyer, wantedBuyer } from './fields/buyer.server.ts';
import { readTyped } from './checkout-form.server.ts';
import { saveDraft } from './draft.server.ts';
import { countCheckout, originPath, requestOf, type CheckoutAnswer } from './load-checkout.server.ts';
import { OrderForm } from './order-form.tsx';
import { pickedAddress, stepOf } from './steps.server.ts';
import { placeOrder } from './place-order.server.ts';
import { Summary } from './summary.tsx';
import { useCounting } from './use-counting.ts';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  const api = apiOf(visit);
  const [{ counted, buyers, hasConsent }, login, bot] = await Promise.all([
    beginCheckout(visit),
    api.authenticatedUser(),
    api.botCheck(),
  ]);
  const { isAuthenticated, user } = orErrorPage(login);
  const request = requestOf(visit) ?? null;
  if (request !== null && !isAuthenticated) throw redirect(signInPath(visit));
  const cannot = counted === null || counted.quote.products.some((line) => line.problem !== null);
  if (cannot) throw redirect(originPath(visit));
  return {
    counted,
    request,
    user: isAuthenticated ? user : null,
    addresses: isAuthenticated ? orErrorPage(await api.addresses()).addresses : [],
    key: crypto.randomUUID(),
    botCheck: orErrorPage(bot),
    companies: buyers.companies,
    hasConsent,
    tiles: visit.context.get(appContext).mapTiles,
  };
}

/** Do not reload the page after a step: its answer contains all that changed. Reload it after a sign-in. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
  const answer: unknown = actionResult;
  const isWhole = typeof answer === 'object' && answer !== null && 'quote' in answer;
  return defaultShouldRevalidate && !(isWhole && 'isSignedIn' in answer && answer.isSignedIn === false);
};

/**
 * Returns the path of the sign-in page that leads back here. A quote is shown only to its customer, who must sign in.
 */
function signInPath({ url }: Route.LoaderArgs): string {
  const back = encodeURIComponent(url.pathname + url.search);
  return inLocale(localeOfPath(url.pathname), `/sign-in?back=${back}`);
}

const signInSteps = new Set(['send', 'check', 'restart']);

export async function action(visit: Route.ActionArgs) {
  const form = await visit.request.formData();
  const step = stepOf(form);
  const typed = pickedAddress(form, readTyped(form));
  if (step === 'order') return placeOrder(visit, form, typed);
  const api = apiOf(visit);
  form.set('step', step);
  const signIn = signInSteps.has(step) ? await signInStep(api, form) : undefined;
  if (signIn === null) {
    saveDraft(visit, typed);
    return redirect(visit.url.pathname + visit.url.search);
  }
  if (!visit.context.get(appContext).isGuest)
    await setBuyer(visit, wantedBuyer(typed), formText(form, 'company_id') || null);
  const sought = step === 'find-address' ? formText(form, 'address_text').trim() : '';
  const [counted, found] = await Promise.all([
    countCheckout(visit, typed),
    sought === '' ? null : api.suggestAddresses({ query: { text: sought } }),
  ]);
  if (counted === null) return redirect(originPath(visit));
  const suggested = found === null ? null : found.ok ? found.value : [];
  const answer: CheckoutAnswer = {
    ...counted,
    signIn: signIn ?? (form.has('address') ? readSignIn(form) : null),
    suggested,
    refusal: null,
    key: null,
    isSignedIn: false,
  };
  return data(answer, { status: (signIn?.problem ?? 'none') === 'none' ? 200 : 422 });
}

export default function CheckoutPage() {
  const { t } = useWords();
  const { addresses, botCheck, companies, counted, hasConsent, key, request, tiles, user } =
    useLoaderData<typeof loader>();
  const stepped = useActionData<typeof action>();
  const counting = useCounting();
  const { answer, isCounting } = counting;
  const opened = stepped ?? counted;
  const shown = answer !== undefined && answer.at > opened.at ? answer : opened;
  return (
    <>
      <PageHead title={t('checkout.title')} isIndexed={false} />
      <h1 className="pt-6 pb-4">{t('checkout.title')}</h1>
      {shown.quote.awaitedDays > 0 && (
        <p className="mb-4 max-w-[640px] border-l-2 border-warn bg-warn-wash px-3 py-2 text-warn">
          {t('checkout.awaited', { days: shown.quote.awaitedDays })}
        </p>
      )}
      <div className="grid gap-8 lg:max-w-[1080px] lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-14">
        <OrderForm
          quote={shown.quote}
          typed={shown.typed}
          points={shown.points}
          companies={companies}
          found={shown.found}
          hasConsent={hasConsent}
          user={user}
          addresses={addresses}
          suggested={stepped?.suggested ?? null}
          tiles={tiles}
          signIn={stepped?.signIn ?? null}
          botCheck={botCheck}
          orderKey={stepped?.key ?? key}
          refusal={stepped?.refusal ?? null}
          isQuoted={request !== null}
          counting={counting}
        />
        <Summary quote={shown.quote} request={request} isBusy={isCounting} />
      </div>
    </>
  );
}
