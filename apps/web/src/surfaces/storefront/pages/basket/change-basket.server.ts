import type { WireBasket } from '@farad/contract/shop/basket';
import { data, redirect } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { apiOf, carryOn, orErrorPage, type Visit } from '#server/visit.server.ts';
import { type FormReading, readBack, readBasketForm, type Wanted } from './basket-form.server.ts';
import { actOf, saveBaskets } from './keep-baskets.server.ts';
import { quoteOf, sharedLines } from './load-basket.server.ts';
import { movedLines } from './moved-lines.ts';
import { nothing, type Outcome } from './outcome.ts';
import { addList, readList, takeList } from './paste-list.server.ts';

function removedFrom(basket: WireBasket, wanted: readonly Wanted[]): Outcome['removed'] {
  const gone = new Set(wanted.filter((line) => line.qty === 0).map((line) => line.product_id));
  return basket.products
    .filter((line) => gone.has(line.product_id))
    .map((line) => ({ id: line.product_id, mpn: line.mpn, qty: line.qty, note: line.note }));
}

/**
 * Returns the changes of a button that acts on several lines: accept all suggestions, or accept changed prices (product
 * B6). Returns null for other forms.
 */
async function wantedAtOnce(visit: Visit, form: FormData, basket: WireBasket): Promise<FormReading | null> {
  if (form.has('accept')) return { wanted: movedLines(basket.products), unread: [] };
  if (form.get('advice') !== 'all') return null;
  const advice = await quoteOf(visit, basket);
  const cheaper = advice?.proposals.filter((each) => each.kind === 'cheaper_at_more') ?? [];
  return { wanted: cheaper.map(({ product_id, qty }): Wanted => ({ product_id, qty })), unread: [] };
}

/** Empties the basket. The page offers to restore the lines with their notes. */
async function clear(visit: Visit) {
  const { basket } = orErrorPage(await apiOf(visit).currentBasket());
  if (basket === null) return data<Outcome>(nothing);
  const wanted = basket.products.map(({ product_id }): Wanted => ({ product_id, qty: 0 }));
  orErrorPage(await apiOf(visit).setBasket({ basketId: basket._id, body: { products: [...wanted] } }));
  return data<Outcome>({ ...nothing, removed: removedFrom(basket, wanted), isCleared: true });
}

/** Adds the removed lines again, with their notes. If one of them cannot be bought any more, adds none and names it. */
async function restoreAll(visit: Visit, form: FormData) {
  const back = readBack(form);
  const api = apiOf(visit);
  if (back.length === 0) return data<Outcome>(nothing);
  const added = await api.addToBasket({ body: { products: back.map(({ id, qty }) => ({ product_id: id, qty })) } });
  if (!added.ok) {
    const refused = added.error.productId ?? '';
    const mpn = back.find(({ id }) => id === refused)?.mpn ?? '';
    const problem = [mpn, added.error.message].filter(Boolean).join(': ');
    // Keep the button, so that the visitor can restore the lines later.
    return data<Outcome>({ ...nothing, removed: back, isCleared: false, problem }, { status: 409 });
  }
  const noted = back.filter(({ note }) => note !== '');
  const basket = added.value;
  const products = noted.flatMap(({ id, note }) => {
    const line = basket.products.find(({ product_id }) => product_id === id);
    return line === undefined ? [] : [{ product_id: id, qty: line.qty, note }];
  });
  // Adding may give a guest a new basket with a cookie. The next call needs that cookie.
  carryOn(visit);
  if (products.length > 0) await apiOf(visit).setBasket({ basketId: basket._id, body: { products } });
  return data<Outcome>({ ...nothing, added: back.length });
}

/** Moves a line out of the current basket into another one for later. */
async function putAside(visit: Visit, productId: string) {
  const api = apiOf(visit);
  const { basket } = orErrorPage(await api.currentBasket());
  const line = basket?.products.find(({ product_id }) => product_id === productId);
  if (line === undefined) return data<Outcome>(nothing);
  const aside = await api.putLineAside({ body: { product_id: productId } });
  if (!aside.ok) return data<Outcome>({ ...nothing, problem: aside.error.message }, aside.status);
  return data<Outcome>({ ...nothing, later: { mpn: line.mpn, basket: aside.value.name } });
}

/** Adds the lines of a shared basket to the visitor's basket and redirects to it. */
async function copyShared(visit: Visit, token: string) {
  const shared = (await sharedLines(visit, token, '')) ?? [];
  const products = shared.map(({ product_id, qty }) => ({ product_id, qty }));
  const added = products.length === 0 ? null : await apiOf(visit).addToBasket({ body: { products } });
  if (added !== null && !added.ok) {
    return data<Outcome>({ removed: [], refusals: { [added.error.productId ?? '']: added.error.message } }, 409);
  }
  return redirect(visit.url.pathname);
}

async function share(visit: Visit) {
  const { token } = orErrorPage(await apiOf(visit).shareBasket({ body: {} }));
  const address = inLocale(localeOfPath(visit.url.pathname), `/basket?id=${token}`);
  return data<Outcome>({ ...nothing, link: new URL(address, visit.url).href });
}

/**
 * Checks a coupon. A valid one is stored with the basket, and the checkout uses it (product B9). Empty text removes it.
 */
async function tryCoupon(visit: Visit, typed: string) {
  const { basket } = orErrorPage(await apiOf(visit).currentBasket());
  const bonuses = basket?.bonuses_discount ?? 0;
  const asked = await apiOf(visit).quoteOrder({ body: { coupon: typed, bonuses } });
  if (!asked.ok) return data<Outcome>({ ...nothing, problem: asked.error.message }, asked.status);
  const answer = asked.value.quote?.coupon ?? null;
  return data<Outcome>({ ...nothing, coupon: { typed, answer } }, { status: answer?.refusal ? 422 : 200 });
}

/**
 * Applies the changed quantities and notes. If there is no basket, because its last line was removed, adds that line
 * again. With `go`, continues to the checkout.
 */
async function setLines(visit: Visit, form: FormData) {
  const api = apiOf(visit);
  const { basket } = orErrorPage(await api.currentBasket());
  const { unread, wanted } =
    basket === null
      ? readBasketForm(form, [])
      : ((await wantedAtOnce(visit, form, basket)) ?? readBasketForm(form, basket.products));
  const refusals = Object.fromEntries(unread.map((id) => [id, '']));
  const isLeft = form.has('go') && unread.length === 0;
  const onward = inLocale(localeOfPath(visit.url.pathname), '/checkout');
  if (wanted.length === 0 && isLeft) return redirect(onward, 303);
  if (wanted.length === 0) return data<Outcome>({ ...nothing, refusals }, { status: unread.length > 0 ? 422 : 200 });
  const answer = basket
    ? await api.setBasket({ basketId: basket._id, body: { products: [...wanted] } })
    : await api.addToBasket({ body: { products: wanted.filter((line) => line.qty > 0) } });
  const basketId = basket?._id;
  if (answer.ok && isLeft) return redirect(onward, 303);
  if (answer.ok) return data<Outcome>({ basketId, removed: basket ? removedFrom(basket, wanted) : [], refusals });
  const refused = answer.error.productId ?? wanted[0]?.product_id ?? '';
  const told = {
    ...nothing,
    basketId,
    refusals: { ...refusals, [refused]: answer.error.message },
    wanted: Object.fromEntries(wanted.map(({ product_id, qty }) => [product_id, qty])),
  };
  return data<Outcome>(told, { status: 422 });
}

/** Handles every form of the page. A field such as `act` or `clear` says what to do; without one, sets the lines. */
export async function changeBasket(visit: Visit) {
  const form = await visit.request.formData();
  const act = actOf(form);
  if (act !== undefined) return saveBaskets(visit, act, form);
  if (form.get('act') === 'read-list') return readList(visit, form);
  if (form.get('act') === 'take-list') return takeList(visit, form, '/basket');
  if (form.get('act') === 'order-list') return takeList(visit, form, '/checkout');
  if (form.get('act') === 'add-list') return addList(visit, form);
  if (form.get('act') === 'coupon') return tryCoupon(visit, formText(form, 'coupon').trim());
  if (form.get('act') === 'no-coupon') return tryCoupon(visit, '');
  if (form.has('clear')) return clear(visit);
  if (form.has('restore_all')) return restoreAll(visit, form);
  if (form.has('later')) return putAside(visit, formText(form, 'later'));
  if (form.has('copy')) return copyShared(visit, formText(form, 'copy'));
  return form.has('share') ? share(visit) : setLines(visit, form);
}
