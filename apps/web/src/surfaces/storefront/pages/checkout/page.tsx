import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';

import { inLocale, localeOfPath } from '../../../../i18n/locale-path.ts';
import { useWords } from '../../../../i18n/words.tsx';
import { PageHead } from '../../../../shell/page-head.tsx';
import { apiOf, orErrorPage } from '../../../../visit.server.ts';
import { BuyingAs } from '../../features/buying-company/buying-as.tsx';
import { buyingCompany } from '../../features/buying-company/buying-company.server.ts';
import { blankSignIn, SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { type SignInState, signInStep } from '../../features/sign-in/sign-in.server.ts';
import { readCheckout } from './checkout-form.server.ts';
import { OrderForm, type Refusal } from './order-form.tsx';
import { Summary } from './summary.tsx';

export async function loader(visit: LoaderFunctionArgs) {
  const api = apiOf(visit);
  const [found, login, frame, bot, company] = await Promise.all([
    api.currentBasket(),
    api.authenticatedUser(),
    api.pageFrame(),
    api.botCheck(),
    buyingCompany(visit),
  ]);
  const { basket } = orErrorPage(found);
  const basketPath = inLocale(localeOfPath(visit.url.pathname), '/basket');
  if (basket === null || basket.products.some((line) => line.problem !== null)) throw redirect(basketPath);
  const { isAuthenticated, user } = orErrorPage(login);
  return {
    basket,
    user: isAuthenticated ? user : null,
    pickup: orErrorPage(frame).pickup,
    key: crypto.randomUUID(),
    botCheck: orErrorPage(bot),
    company,
  };
}

/** Also after a refusal: the figures that refused the order must be seen. */
export const shouldRevalidate = () => true;

type Answer =
  | { readonly kind: 'sign-in'; readonly state: SignInState }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const refused = (refusal: Refusal, status = 422) => data<Answer>({ kind: 'refused', refusal }, { status });

async function placeOrder(visit: ActionFunctionArgs, form: FormData) {
  const { body, isAgreed, key } = readCheckout(form);
  if (!isAgreed.offer || !isAgreed.personalData) {
    return refused({ code: 'consents', field: isAgreed.offer ? 'personalData' : 'offer', message: '', total: null });
  }
  const placed = await apiOf(visit).placeOrder({ body, idempotencyKey: key });
  if (placed.ok) {
    const { pathname } = visit.url;
    return redirect(inLocale(localeOfPath(pathname), `/cabinet/orders/${placed.value.number}?placed=1`));
  }
  const { basket, code, field = '', message } = placed.error;
  // Ordered or emptied in another tab: the orders tell which.
  if (code === 'not_found' || code === 'basket_empty') {
    return redirect(inLocale(localeOfPath(visit.url.pathname), '/cabinet/orders'));
  }
  const total = basket ? { before: body.expected.total_price, now: basket.total_price } : null;
  return refused({ code, field, message, total }, placed.status);
}

export async function action(visit: ActionFunctionArgs) {
  const form = await visit.request.formData();
  if (form.get('step') === 'order') return placeOrder(visit, form);
  const state = await signInStep(apiOf(visit), form);
  if (state === null) return redirect(visit.url.pathname);
  return data<Answer>({ kind: 'sign-in', state }, { status: state.problem === 'none' ? 200 : 422 });
}

export default function CheckoutPage() {
  const { t } = useWords();
  const { basket, botCheck, company, key, pickup, user } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('checkout.title')} isIndexed={false} />
      <h1 className="pt-6 pb-4">{t('checkout.title')}</h1>
      {company !== null && <BuyingAs company={company} />}
      <div className="grid gap-8 lg:max-w-[1040px] lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-14">
        {user === null ? (
          <section aria-labelledby="contact" className="max-w-[420px]">
            <h2 id="contact" className="mb-1">
              {t('checkout.contact')}
            </h2>
            <p className="mb-4 text-ink-2">{t('signIn.guestConfirm')}</p>
            <SignInForm state={answer?.kind === 'sign-in' ? answer.state : blankSignIn} botCheck={botCheck} />
          </section>
        ) : (
          <OrderForm
            basket={basket}
            user={user}
            pickup={pickup}
            companyId={company?.id ?? ''}
            orderKey={key}
            refusal={answer?.kind === 'refused' ? answer.refusal : null}
          />
        )}
        <Summary basket={basket} />
      </div>
    </>
  );
}
