import { randomBytes } from 'node:crypto';

import type { WireBasket } from '@farad/contract/shop/basket';
import type { LightMyRequestResponse } from 'fastify';

import { add } from '../calls/basket-calls.ts';
import { openOwnedBom, type OwnedBom } from './owned-boms.ts';
import { openOwnedApi, type OwnedApi } from './owned-customer-api.ts';
import { products } from '../catalogue.ts';
import { place } from '../calls/order-calls.ts';
import { ask, wishFor } from '../calls/request-calls.ts';
import type { SignedInBrowser, TestShop } from '../shop.ts';

/** A customer who owns one of everything that a customer can own. */
export interface OwnedThings {
  readonly owner: SignedInBrowser;
  readonly basket: WireBasket;
  readonly orderNumber: string;
  /** A photo for a return request of the order. */
  readonly photoId: string;
  readonly requestNumber: string;
  readonly listId: string;
  readonly bom: OwnedBom;
  readonly api: OwnedApi;
  readonly addressId: string;
  readonly companyId: string;
  /** An invitation to the company that another person has not used yet. */
  readonly invitationId: string;
  /** Account id of a buyer in the company. */
  readonly memberId: string;
}

async function answered<T>(answer: Promise<LightMyRequestResponse>): Promise<T> {
  const given = await answer;
  if (given.statusCode >= 300) throw new Error(given.body);
  return given.json<T>();
}

async function invitedTo(shop: TestShop, owner: SignedInBrowser, companyId: string, contact: string): Promise<string> {
  await answered(owner.post(`/companies/${companyId}/invitations`, { contact, role: 'buyer', orderLimit: null }));
  const { text } = await shop.db
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', contact)
    .where('kind', '=', 'company_invitation')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /invitation\/([\w-]{22})/.exec(text)?.[1] ?? '';
}

async function openCompany(owner: SignedInBrowser): Promise<string> {
  const body = { inn: '7707083893', name: 'ООО «Ромашка»' };
  const { id } = await answered<{ id: string }>(owner.post('/companies', body));
  return id;
}

async function addPhoto(shop: TestShop, orderNumber: string): Promise<string> {
  const { rows } = await shop.pool.query<{ id: string }>(
    `insert into order_return_photo (order_id, account_id, content, created_at)
      select id, account_id, '\\x01', now() from orders where number = $1 returning id::text`,
    [orderNumber],
  );
  return rows[0]?.id ?? '';
}

/** Request body with which the form saves an address. */
export const addressBody = {
  label: 'Дом',
  city: 'Москва',
  street: 'Радио',
  house: '10',
  flat: '',
  postcode: '105005',
  recipient: '',
  phone: '',
  comment: '',
};

/**
 * Creates a customer who owns a basket, an order, a parts list, a company with a member and an invitation, and so on.
 */
export async function openOwnedThings(shop: TestShop): Promise<OwnedThings> {
  const [owner, member] = [await shop.signedIn(), await shop.signedIn()];
  const placed = await place(owner, await add(owner, [products.tiered, 10]));
  const basket = await add(owner, [products.tiered, 10]);
  const list = await answered<{ id: string }>(owner.post('/lists/favourites', { name: 'Запас' }));
  const saved = await answered<{ addresses: { id: string }[] }>(owner.post('/account/addresses', addressBody));
  const companyId = await openCompany(owner);
  const token = await invitedTo(shop, owner, companyId, member.phone);
  await answered(member.post(`/company-invitations/${token}/accept`, {}));
  await invitedTo(shop, owner, companyId, `guest.${randomBytes(6).toString('hex')}@example.com`);
  const { invitations } = await answered<{ invitations: { id: string }[] }>(owner.get(`/companies/${companyId}`));
  return {
    owner,
    basket,
    orderNumber: placed.number,
    photoId: await addPhoto(shop, placed.number),
    requestNumber: await ask(owner, wishFor(products.tiered, 10)),
    listId: list.id,
    bom: await openOwnedBom(owner),
    api: await openOwnedApi(shop, owner),
    addressId: saved.addresses[0]?.id ?? '',
    companyId,
    invitationId: invitations[0]?.id ?? '',
    memberId: String(member.accountId),
  };
}
