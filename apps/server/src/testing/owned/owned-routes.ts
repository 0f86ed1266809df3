import { products } from '../catalogue.ts';
import { customerApiRoutes } from './owned-customer-api.ts';
import { bomRoutes } from './owned-bom-routes.ts';
import { addressBody, type OwnedThings } from './owned-things.ts';

/** A call whose path contains the id of something that a customer owns. The owner's call succeeds. */
export interface OwnedRoute {
  readonly path: (things: OwnedThings) => string;
  /** Path with an id that does not exist. */
  readonly unknown: string;
  readonly body?: (things: OwnedThings) => object;
  /** Content type of the body; absent = JSON. */
  readonly type?: string;
  /**
   * Status of the owner's call; absent = 200. Another status means that the thing is found, but its state does not
   * allow the call.
   */
  readonly ownStatus?: number;
}

const nobody = '999999999';
const nothing = 'A'.repeat(22);
const details = {
  name: 'ООО «Лютик»',
  kpp: '',
  ogrn: '',
  address: '',
  bik: '',
  account: '',
  correspondentAccount: '',
};
const line = { product_id: String(products.tiered.id), qty: 10 };

/** All customer routes with an id. For other customers, the id must look like one that does not exist (T12). */
export const ownedRoutes: Readonly<Record<string, OwnedRoute>> = {
  ...bomRoutes,
  'GET /users/comparisons/{userId}': {
    path: ({ owner }) => `/users/comparisons/${owner.accountId}`,
    unknown: `/users/comparisons/${nobody}`,
  },
  'GET /users/favs/{userId}': {
    path: ({ owner }) => `/users/favs/${owner.accountId}`,
    unknown: `/users/favs/${nobody}`,
  },
  'GET /basket/customer/{customerId}': {
    path: ({ owner }) => `/basket/customer/${owner.accountId}`,
    unknown: `/basket/customer/${nobody}`,
  },
  'GET /basket/{basketId}': { path: ({ basket }) => `/basket/${basket._id}`, unknown: `/basket/${nothing}` },
  'POST /basket/{basketId}': {
    path: ({ basket }) => `/basket/${basket._id}`,
    unknown: `/basket/${nothing}`,
    body: () => ({ products: [line] }),
  },
  'GET /baskets/{basketId}/file': {
    path: ({ basket }) => `/baskets/${basket._id}/file?format=csv`,
    unknown: `/baskets/${nothing}/file?format=csv`,
  },
  'POST /baskets/{basketId}/switch': {
    path: ({ basket }) => `/baskets/${basket._id}/switch`,
    unknown: `/baskets/${nothing}/switch`,
  },
  'POST /baskets/{basketId}/merge': {
    path: ({ basket }) => `/baskets/${basket._id}/merge`,
    unknown: `/baskets/${nothing}/merge`,
  },
  'POST /baskets/{basketId}/copy': {
    path: ({ basket }) => `/baskets/${basket._id}/copy`,
    unknown: `/baskets/${nothing}/copy`,
  },
  'POST /baskets/{basketId}/name': {
    path: ({ basket }) => `/baskets/${basket._id}/name`,
    unknown: `/baskets/${nothing}/name`,
    body: () => ({ name: 'Плата' }),
  },
  'POST /baskets/{basketId}/removed': {
    path: ({ basket }) => `/baskets/${basket._id}/removed`,
    unknown: `/baskets/${nothing}/removed`,
    body: () => ({ isRemoved: false }),
  },
  'GET /orders/{number}': { path: ({ orderNumber }) => `/orders/${orderNumber}`, unknown: '/orders/1-000000' },
  'GET /requests/{number}': {
    path: ({ requestNumber }) => `/requests/${requestNumber}`,
    unknown: '/requests/R-26-999999',
  },
  'POST /requests/{number}/decline': {
    path: ({ requestNumber }) => `/requests/${requestNumber}/decline`,
    unknown: '/requests/R-26-999999/decline',
    body: () => ({ reason: '' }),
  },
  'POST /orders/{number}/cancel': {
    path: ({ orderNumber }) => `/orders/${orderNumber}/cancel`,
    unknown: '/orders/1-000000/cancel',
    body: () => ({ reason: '' }),
  },
  'POST /orders/{number}/cancel-wish': {
    path: ({ orderNumber }) => `/orders/${orderNumber}/cancel-wish`,
    unknown: '/orders/1-000000/cancel-wish',
    body: () => ({ reason: 'changed_mind' }),
    ownStatus: 409,
  },
  'POST /orders/{number}/pay': {
    path: ({ orderNumber }) => `/orders/${orderNumber}/pay`,
    unknown: '/orders/1-000000/pay',
    body: () => ({ method: 'card' }),
  },
  'GET /orders/{number}/payment': {
    path: ({ orderNumber }) => `/orders/${orderNumber}/payment`,
    unknown: '/orders/1-000000/payment',
  },
  'POST /orders/{number}/approve': {
    path: ({ orderNumber }) => `/orders/${orderNumber}/approve`,
    unknown: '/orders/1-000000/approve',
    ownStatus: 403,
  },
  'POST /orders/{number}/refuse': {
    path: ({ orderNumber }) => `/orders/${orderNumber}/refuse`,
    unknown: '/orders/1-000000/refuse',
    body: () => ({ reason: '' }),
    ownStatus: 403,
  },
  'POST /orders/{number}/returns': {
    path: ({ orderNumber }) => `/orders/${orderNumber}/returns`,
    unknown: '/orders/1-000000/returns',
    body: () => ({ products: [line], reason: 'defective', comment: '' }),
    ownStatus: 409,
  },
  'POST /orders/{number}/return-photos': {
    path: ({ orderNumber }) => `/orders/${orderNumber}/return-photos`,
    unknown: '/orders/1-000000/return-photos',
    body: () => Buffer.from('not a photo, but a text'),
    type: 'application/octet-stream',
    ownStatus: 415,
  },
  'GET /orders/{number}/return-photos/{photoId}': {
    path: ({ orderNumber, photoId }) => `/orders/${orderNumber}/return-photos/${photoId}`,
    unknown: '/orders/1-000000/return-photos/1',
  },
  'POST /orders/{number}/repeat': {
    path: ({ orderNumber }) => `/orders/${orderNumber}/repeat`,
    unknown: '/orders/1-000000/repeat',
  },
  'GET /orders/{number}/documents': {
    path: ({ orderNumber }) => `/orders/${orderNumber}/documents`,
    unknown: '/orders/1-000000/documents',
  },
  'GET /orders/{number}/documents/{documentId}': {
    path: ({ orderNumber }) => `/orders/${orderNumber}/documents/confirmation`,
    unknown: '/orders/1-000000/documents/confirmation',
  },
  'POST /account/addresses/{addressId}': {
    path: ({ addressId }) => `/account/addresses/${addressId}`,
    unknown: `/account/addresses/${nobody}`,
    body: () => addressBody,
  },
  'POST /account/addresses/{addressId}/default': {
    path: ({ addressId }) => `/account/addresses/${addressId}/default`,
    unknown: `/account/addresses/${nobody}/default`,
  },
  'POST /account/addresses/{addressId}/remove': {
    path: ({ addressId }) => `/account/addresses/${addressId}/remove`,
    unknown: `/account/addresses/${nobody}/remove`,
  },
  'POST /account/addresses/{addressId}/restore': {
    path: ({ addressId }) => `/account/addresses/${addressId}/restore`,
    unknown: `/account/addresses/${nobody}/restore`,
  },
  'GET /lists/favourites/{listId}': {
    path: ({ listId }) => `/lists/favourites/${listId}`,
    unknown: `/lists/favourites/${nobody}`,
  },
  'POST /lists/favourites/{listId}': {
    path: ({ listId }) => `/lists/favourites/${listId}`,
    unknown: `/lists/favourites/${nobody}`,
    body: () => ({ lines: [line] }),
  },
  'POST /lists/favourites/{listId}/name': {
    path: ({ listId }) => `/lists/favourites/${listId}/name`,
    unknown: `/lists/favourites/${nobody}/name`,
    body: () => ({ name: 'Другой' }),
  },
  'POST /lists/favourites/{listId}/removed': {
    path: ({ listId }) => `/lists/favourites/${listId}/removed`,
    unknown: `/lists/favourites/${nobody}/removed`,
    body: () => ({ isRemoved: true }),
  },
  'GET /lists/favourites/{listId}/buyable': {
    path: ({ listId }) => `/lists/favourites/${listId}/buyable`,
    unknown: `/lists/favourites/${nobody}/buyable`,
  },
  ...customerApiRoutes,
  'GET /companies/{companyId}': {
    path: ({ companyId }) => `/companies/${companyId}`,
    unknown: `/companies/${nobody}`,
  },
  'POST /companies/{companyId}': {
    path: ({ companyId }) => `/companies/${companyId}`,
    unknown: `/companies/${nobody}`,
    body: () => details,
  },
  'POST /companies/{companyId}/remove': {
    path: ({ companyId }) => `/companies/${companyId}/remove`,
    unknown: `/companies/${nobody}/remove`,
  },
  'POST /companies/{companyId}/invitations': {
    path: ({ companyId }) => `/companies/${companyId}/invitations`,
    unknown: `/companies/${nobody}/invitations`,
    body: () => ({ contact: 'buyer@example.com', role: 'buyer', orderLimit: null }),
  },
  'POST /companies/{companyId}/invitations/{invitationId}/withdraw': {
    path: ({ companyId, invitationId }) => `/companies/${companyId}/invitations/${invitationId}/withdraw`,
    unknown: `/companies/${nobody}/invitations/${nobody}/withdraw`,
  },
  'POST /companies/{companyId}/members/{memberId}': {
    path: ({ companyId, memberId }) => `/companies/${companyId}/members/${memberId}`,
    unknown: `/companies/${nobody}/members/${nobody}`,
    body: () => ({ role: 'accountant', orderLimit: null }),
  },
  'POST /companies/{companyId}/members/{memberId}/remove': {
    path: ({ companyId, memberId }) => `/companies/${companyId}/members/${memberId}/remove`,
    unknown: `/companies/${nobody}/members/${nobody}/remove`,
  },
};

/**
 * Routes that need no owner, because their parameter is public or is itself a secret of 128 bits: the link of an order
 * (T13), the return URL of a payment, the URL of a webhook, and an invitation. An invitation tells its reader only
 * whether it is meant for them.
 */
export const publicRoutes: readonly string[] = [
  'GET /boms/shared/{token}',
  'GET /orders/public/{id}',
  'GET /payments/return/{token}',
  'POST /webhooks/{vendor}/{secret}',
  'GET /delivery/points/{code}',
  'GET /company-invitations/{token}',
  'POST /company-invitations/{token}/accept',
  'GET /catalog/categories/{slug}',
  'GET /catalog/products/{seo}',
  'GET /catalog/products/{seo}/analogues',
  'GET /catalog/products/{seo}/bought-together',
  'GET /catalog/products/{seo}/reviews',
  'POST /catalog/products/{seo}/reviews',
  'GET /catalog/products/{seo}/questions',
  'POST /catalog/products/{seo}/questions',
  'POST /catalog/questions/{questionId}/answers',
  'GET /catalog/manufacturers/{slug}',
  'GET /content/pages/{slug}',
  'GET /content/news/{slug}',
  'GET /kicad/v1/parts/category/{categoryId}.json',
  'GET /kicad/v1/parts/{partId}.json',
];
