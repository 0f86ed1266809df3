import type { ProductAnswer } from '@farad/contract/shop/catalogue';
import { maskPhonePartial } from '@farad/domain/customer';
import type { Quantity } from '@farad/domain/money';
import { lowestQuantity } from '@farad/domain/product';
import { parseCount } from '@farad/domain/quantities';
import { translators } from '@farad/wording/server';

import { localeOfPath } from '#i18n/locale-path.ts';
import { apiOf, type Visit } from '#server/visit.server.ts';
import { loadDelivery } from '#surfaces/storefront/features/delivery/load-delivery.server.ts';
import { replyAddress, type RequestedProduct } from '#surfaces/storefront/features/part-request/part-request-form.tsx';

const lowestOf = ({ minQuantity, multiple }: ProductAnswer['product']): Quantity =>
  lowestQuantity({ minQuantity: minQuantity as Quantity, multiple: multiple as Quantity });

/** Returns texts that say when the requested quantity could arrive, and what the shop will answer. */
async function arrivalOf(visit: Visit, { seo, unit, isSold }: ProductAnswer['product'], quantity: number) {
  const t = translators[localeOfPath(visit.url.pathname)];
  const delivery = isSold ? await loadDelivery(visit, { seo, quantity, unit }) : null;
  const lines = delivery?.lines ?? [];
  return [...(lines.length === 0 ? [t('search.askNoTerm')] : lines), t('search.askNote')];
}

interface Prefilled {
  readonly part: string;
  /** Text for the quantity field. */
  readonly quantity: string;
  readonly contact: string;
  readonly product: RequestedProduct | null;
}

/**
 * Returns the initial values of the form. `?text=` = a searched part number. `?product=&qty=` = slug and quantity of a
 * catalogue product that is out of stock.
 */
export async function loadPartRequest(visit: Visit): Promise<Prefilled> {
  const { searchParams } = visit.url;
  const api = apiOf(visit);
  const seo = searchParams.get('product') ?? '';
  const typed = searchParams.get('qty') ?? '';
  const [found, login] = await Promise.all([seo === '' ? null : api.product({ seo }), api.authenticatedUser()]);
  const user = login.ok && login.value.isAuthenticated ? login.value.user : null;
  const contact = user === null ? '' : replyAddress({ email: user.email, phone: maskPhonePartial(user.phone) });
  if (!found?.ok)
    return { part: searchParams.get('text')?.trim() ?? seo, quantity: typed || '1', contact, product: null };
  const { product } = found.value;
  const { _id: id, mpn, brand } = product;
  const lowest = lowestOf(product);
  const arrival = await arrivalOf(visit, product, parseCount(typed) ?? lowest);
  const requested = { id, seo: product.seo, title: `${mpn} · ${brand.name}`, arrival };
  return { part: mpn, quantity: typed || String(lowest), contact, product: requested };
}
