import type { WireBasket } from '@farad/contract/basket';
import { errorText } from '@farad/wording/error-text';
import { useRef } from 'react';
import {
  type ActionFunctionArgs,
  data,
  Link,
  redirect,
  type LoaderFunctionArgs,
  useActionData,
  useFetcher,
  useLoaderData,
} from 'react-router';

import { formText } from '../../../../form-text.ts';
import { inLocale, localeOfPath } from '../../../../i18n/locale-path.ts';
import { useWords } from '../../../../i18n/words.tsx';
import { lineDrawing } from '../../../../drawing.server.ts';
import { useFrame } from '../../../../shell/frame.ts';
import { PageHead } from '../../../../shell/page-head.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { kopecksOf } from '../../../../ui/roubles.ts';
import { apiOf, orErrorPage, type Visit } from '../../../../visit.server.ts';
import { buyingCompany } from '../../features/buying-company/buying-company.server.ts';
import { BuyingAs } from '../../features/buying-company/buying-as.tsx';
import { Adviser } from './adviser.tsx';
import { type FormReading, readBasketForm, type Wanted } from './basket-form.server.ts';
import { BasketTable, type ShownLine } from './basket-table.tsx';
import { ShareBasket, type SharedLine, SharedLines } from './shared-basket.tsx';
import { movedLines } from './moved-lines.ts';

/** Lines of the basket or the order that a link shows (specification 2); null: it names none, or the own one. */
async function sharedLines(visit: Visit, token: string, ownId: string): Promise<readonly SharedLine[] | null> {
  if (token === '' || token === ownId) return null;
  const api = apiOf(visit);
  const basket = await api.basket({ basketId: token });
  if (basket.ok) return basket.value._id === ownId ? null : basket.value.products.filter(({ isDeleted }) => !isDeleted);
  const order = await api.publicOrder({ id: token });
  return order.ok ? order.value.products : null;
}

/** What the adviser says of a basket that can be ordered. */
async function adviceOf(visit: Visit, basket: WireBasket) {
  if (basket.products.some(({ problem }) => problem !== null)) return null;
  const quoted = await apiOf(visit).quoteOrder({ body: {} });
  return quoted.ok ? quoted.value.quote : null;
}

export async function loader(visit: LoaderFunctionArgs) {
  const [{ basket }, company] = await Promise.all([
    apiOf(visit).currentBasket().then(orErrorPage),
    buyingCompany(visit),
  ]);
  const lines = basket?.products.map((line) => ({ ...line, drawing: lineDrawing(line) })) ?? [];
  const token = visit.url.searchParams.get('id') ?? '';
  const shared = await sharedLines(visit, token, basket?._id ?? '');
  if (basket === null) return { basket, lines, company, shared, token, advice: null };
  const { products: _, ...totals } = basket;
  return { basket: totals, lines, company, shared, token, advice: await adviceOf(visit, basket) };
}

/** What a change came to: lines that were taken out (they can be put back) and lines that were refused. */
interface Outcome {
  readonly removed: readonly { readonly id: string; readonly mpn: string; readonly qty: number }[];
  readonly refusals: Readonly<Record<string, string>>;
  /** Where a copy of the basket is shown to others. */
  readonly link?: string;
}

const nothing: Outcome = { removed: [], refusals: {} };

function removedFrom(basket: WireBasket, wanted: readonly { product_id: string; qty: number }[]): Outcome['removed'] {
  const gone = new Set(wanted.filter((line) => line.qty === 0).map((line) => line.product_id));
  return basket.products
    .filter((line) => gone.has(line.product_id))
    .map((line) => ({ id: line.product_id, mpn: line.mpn, qty: line.qty }));
}

/** Buttons that speak for several lines: all that the adviser says, or figures that moved and are seen now (product B6). */
async function wantedAtOnce(visit: Visit, form: FormData, basket: WireBasket): Promise<FormReading | null> {
  if (form.has('accept')) return { wanted: movedLines(basket.products), unread: [] };
  if (form.get('advice') !== 'all') return null;
  const advice = await adviceOf(visit, basket);
  const cheaper = advice?.proposals.filter((each) => each.kind === 'cheaper_at_more') ?? [];
  return { wanted: cheaper.map(({ product_id, qty }): Wanted => ({ product_id, qty })), unread: [] };
}

/** Takes what can be bought of a shared basket into the own one; the page tells then what is in it. */
async function copyShared(visit: Visit, token: string) {
  const shared = (await sharedLines(visit, token, '')) ?? [];
  const products = shared.map(({ product_id, qty }) => ({ product_id, qty }));
  const added = products.length === 0 ? null : await apiOf(visit).addToBasket({ body: { products } });
  if (added !== null && !added.ok) {
    return data<Outcome>({ removed: [], refusals: { [added.error.productId ?? '']: added.error.message } }, 409);
  }
  return redirect(visit.url.pathname);
}

/** Puts a removed line back when its basket went with its last line; else sets quantities in the basket there is. */
export async function action(visit: ActionFunctionArgs) {
  const form = await visit.request.formData();
  const api = apiOf(visit);
  if (form.has('copy')) return copyShared(visit, formText(form, 'copy'));
  if (form.has('share')) {
    const { token } = orErrorPage(await api.shareBasket({ body: {} }));
    const address = inLocale(localeOfPath(visit.url.pathname), `/basket?id=${token}`);
    return data<Outcome>({ ...nothing, link: new URL(address, visit.url).href });
  }
  const { basket } = orErrorPage(await api.currentBasket());
  const { unread, wanted } =
    basket === null
      ? readBasketForm(form, [])
      : ((await wantedAtOnce(visit, form, basket)) ?? readBasketForm(form, basket.products));
  const refusals = Object.fromEntries(unread.map((id) => [id, '']));
  if (wanted.length === 0) return data({ ...nothing, refusals }, { status: unread.length > 0 ? 422 : 200 });
  const answer = basket
    ? await api.setBasket({ basketId: basket._id, body: { products: [...wanted] } })
    : await api.addToBasket({ body: { products: wanted.filter((line) => line.qty > 0) } });
  if (answer.ok) return data<Outcome>({ removed: basket ? removedFrom(basket, wanted) : [], refusals });
  const refused = answer.error.productId ?? wanted[0]?.product_id ?? '';
  return data({ ...nothing, refusals: { ...refusals, [refused]: answer.error.message } }, { status: 422 });
}

function Removed({ outcome }: { outcome: Outcome }) {
  const { t } = useWords();
  return outcome.removed.map((line) => (
    <p
      key={line.id}
      role="status"
      className="mb-3 flex flex-wrap items-center gap-3 border border-line-2 bg-raised px-3 py-2"
    >
      {t('basket.removed', { title: line.mpn })}
      <Button type="submit" kind="quiet" size="small" name="set" value={`${line.id}:${line.qty}`}>
        {t('basket.undo')}
      </Button>
    </p>
  ));
}

function Totals({ basket, isReady }: { basket: Omit<WireBasket, 'products'>; isReady: boolean }) {
  const { t, to, money } = useWords();
  const isPersonal = basket.pricesKoef !== 1;
  const goods = kopecksOf(basket.total_price + basket.total_discount);
  return (
    <aside className="h-fit border border-ink bg-raised p-4.5 lg:sticky lg:top-28">
      <dl className="grid grid-cols-[1fr_auto] gap-y-2">
        <dt className="text-ink-2">{t('basket.goods')}</dt>
        <dd className="num text-right">{money(goods)}</dd>
        {basket.total_discount > 0 && (
          <>
            <dt className="text-ink-2">{t('basket.discount')}</dt>
            <dd className="num text-right text-stock">−{money(kopecksOf(basket.total_discount))}</dd>
          </>
        )}
        <dt className="border-t border-line-2 pt-3 font-semibold">{t('basket.total')}</dt>
        <dd className="num border-t border-line-2 pt-2 text-right text-20 font-semibold">
          {money(kopecksOf(basket.total_price))}
        </dd>
      </dl>
      {isPersonal && <p className="mt-2 text-13 text-ink-2">{t('basket.personalPrices')}</p>}
      {isReady ? (
        <Link to={to('/checkout')} className={buttonClass('primary', 'large', 'mt-4 w-full')}>
          {t('basket.toCheckout')}
        </Link>
      ) : (
        <p className="mt-4 text-13 text-error">{t('basket.fixLines')}</p>
      )}
      <p className="mt-3 text-12 text-ink-2">{t('basket.minimumRouble')}</p>
    </aside>
  );
}

function Empty() {
  const { t, to } = useWords();
  return (
    <div className="border border-dashed border-line-2 px-6 py-12 text-center">
      <p className="text-16 font-semibold">{t('basket.empty')}</p>
      <p className="mt-1 mb-5 text-ink-2">{t('basket.emptyHint')}</p>
      <Link to={to('/catalog')} className={buttonClass('primary', 'large')}>
        {t('shell.catalogue')}
      </Link>
    </div>
  );
}

export default function BasketPage() {
  const { t, to } = useWords();
  const frame = useFrame();
  const { basket, lines, company, advice, shared, token } = useLoaderData<typeof loader>();
  const fetcher = useFetcher<typeof action>();
  const posted = useActionData<typeof action>();
  const form = useRef<HTMLFormElement>(null);
  const outcome = fetcher.data ?? posted ?? nothing;
  const unreadText = errorText(t, 'invalid_input', { field: 'quantity' });
  const shown: ShownLine[] = lines.map((line) => {
    const refusal = outcome.refusals[line.product_id];
    return { ...line, refusal: refusal === undefined ? null : refusal || unreadText };
  });
  const isReady = lines.every((line) => line.problem === null);
  return (
    <>
      <PageHead title={t('basket.title')} isIndexed={false} />
      <h1 className="pt-6 pb-4">
        {t('basket.title')}
        {lines.length > 0 && (
          <span className="num ml-3 text-16 font-normal text-ink-2">{t('basket.lines', { count: lines.length })}</span>
        )}
      </h1>
      {company !== null && basket !== null && <BuyingAs company={company} />}
      {shared !== null && <SharedLines lines={shared} token={token} />}
      <fetcher.Form
        ref={form}
        method="post"
        action={to('/basket')}
        className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_320px]"
      >
        <div>
          {/* Enter in a box presses the first button of the form. */}
          <button type="submit" name="step" value="update" className="sr-only" tabIndex={-1}>
            {t('basket.update')}
          </button>
          <Removed outcome={outcome} />
          {basket === null ? <Empty /> : <BasketTable lines={shown} onCommit={() => form.current?.requestSubmit()} />}
          {movedLines(lines).length > 0 && (
            <Button type="submit" kind="quiet" name="accept" value="1" className="mt-3">
              {t('checkout.acceptChanges')}
            </Button>
          )}
          {advice !== null && <Adviser {...advice} />}
          {basket !== null && (
            <noscript>
              <Button type="submit" kind="quiet" name="step" value="update" className="mt-3">
                {t('basket.update')}
              </Button>
            </noscript>
          )}
          {basket !== null && <ShareBasket link={outcome.link ?? null} />}
          {basket !== null && frame?.user === null && (
            <p className="mt-4 text-13 text-ink-2">{t('basket.guestHint')}</p>
          )}
        </div>
        {basket !== null && <Totals basket={basket} isReady={isReady} />}
      </fetcher.Form>
    </>
  );
}
