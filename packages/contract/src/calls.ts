import { z } from 'zod';

import { AddToBasketBody, Basket, BasketOrNone, DeleteByCustomerBody, DeletedAnswer, SetBasketBody } from './basket.ts';
import {
  CategoryAnswer,
  InArrayAnswer,
  InArrayBody,
  PageFrame,
  ProductAnswer,
  ProductListAnswer,
  RandomCategoriesBody,
  SuggestAnswer,
  WireCategory,
} from './catalogue.ts';
import { Order, OrderSummary, PlacedOrder, PlaceOrderBody, PublicOrder } from './orders.ts';
import { Health, Readiness, SetCookiesAnswer, SetCookiesBody } from './site.ts';
import {
  LoginAnswer,
  LoginByEmailBody,
  LoginByPhoneBody,
  LoginUserBody,
  RegisterAnswer,
  RegisterBody,
  SendEmailAnswer,
  SendEmailBody,
  SendSmsAnswer,
  SendSmsBody,
} from './users.ts';

/** One call of the API: where it is and what goes in and out. Paths are below the API's prefix; `{name}` is a parameter. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** Query parameters go as they are; the filter grammar is the domain's (search-query). */
  readonly hasFilterQuery?: boolean;
  /** The query is the one parameter `text`. */
  readonly hasTextQuery?: boolean;
  /** POST calls that change something once: the header Idempotency-Key is required. */
  readonly isIdempotent?: boolean;
}

const define = <const C extends Record<string, Call>>(calls: C): C => calls;

export const calls = define({
  // specification section 7
  randomCategories: {
    method: 'POST',
    path: '/categoriespublic/random',
    summary: 'Random categories for the header',
    body: RandomCategoriesBody,
    answer: z.array(WireCategory),
  },
  setCookies: {
    method: 'POST',
    path: '/rest/cookies/',
    summary: 'Keep the harmless cookies of the page',
    body: SetCookiesBody,
    answer: SetCookiesAnswer,
  },
  customerBaskets: {
    method: 'GET',
    path: '/basket/customer/{customerId}',
    summary: 'Baskets of the signed-in customer',
    answer: z.array(Basket),
  },
  deleteBasketsOfCustomer: {
    method: 'POST',
    path: '/basket/deletebycustomerid',
    summary: 'Delete the baskets of the signed-in customer',
    body: DeleteByCustomerBody,
    answer: DeletedAnswer,
  },
  addToBasket: {
    method: 'POST',
    path: '/basket/add',
    summary: "Add to the caller's basket; makes one if there is none",
    body: AddToBasketBody,
    answer: Basket,
  },
  setBasket: {
    method: 'POST',
    path: '/basket/{basketId}',
    summary: 'Set quantities (0 or isDeleted removes)',
    body: SetBasketBody,
    answer: BasketOrNone,
  },
  basket: { method: 'GET', path: '/basket/{basketId}', summary: 'A basket of the caller', answer: Basket },
  publicOrder: {
    method: 'GET',
    path: '/orders/public/{id}',
    summary: 'Products and status of an order, by its public link',
    answer: PublicOrder,
  },
  productsInArray: {
    method: 'POST',
    path: '/productspublic/inarray',
    summary: 'Products by their address parts',
    body: InArrayBody,
    answer: InArrayAnswer,
  },
  loginByPhone: {
    method: 'POST',
    path: '/users/phone',
    summary: 'Sign in by phone and code, or silently by session',
    body: LoginByPhoneBody,
    answer: LoginAnswer,
  },
  loginByEmail: {
    method: 'POST',
    path: '/users/loginbyemail',
    summary: 'Sign in by e-mail and code, or silently by session',
    body: LoginByEmailBody,
    answer: LoginAnswer,
  },
  loginUser: {
    method: 'POST',
    path: '/users/loginuser',
    summary: 'Staff sign-in',
    body: LoginUserBody,
    answer: LoginAnswer,
  },
  register: {
    method: 'POST',
    path: '/users/register',
    summary: 'Register the holder of a grant',
    body: RegisterBody,
    answer: RegisterAnswer,
  },
  logout: { method: 'GET', path: '/users/logout', summary: 'Sign out', answer: LoginAnswer },
  authenticatedUser: {
    method: 'GET',
    path: '/users/authenticateduser',
    summary: 'Who is signed in',
    answer: LoginAnswer,
  },
  sendCodeByEmail: {
    method: 'POST',
    path: '/smsc/sendcodetoemail',
    summary: 'Send a login code by e-mail',
    body: SendEmailBody,
    answer: SendEmailAnswer,
  },
  sendCodeBySms: {
    method: 'POST',
    path: '/smsc',
    summary: 'Send a login code by SMS',
    body: SendSmsBody,
    answer: SendSmsAnswer,
  },
  // for the pages
  pageFrame: {
    method: 'GET',
    path: '/site/frame',
    summary: 'What every page shows around its content',
    answer: PageFrame,
  },
  currentBasket: {
    method: 'GET',
    path: '/basket',
    summary: "The caller's basket, if there is one",
    answer: BasketOrNone,
  },
  categories: {
    method: 'GET',
    path: '/catalog/categories',
    summary: 'The category tree with live counts',
    answer: z.array(WireCategory),
  },
  category: { method: 'GET', path: '/catalog/categories/{slug}', summary: 'One category', answer: CategoryAnswer },
  products: {
    method: 'GET',
    path: '/catalog/products',
    summary: 'Find products by text and parameters',
    answer: ProductListAnswer,
    hasFilterQuery: true,
  },
  suggest: {
    method: 'GET',
    path: '/catalog/suggest',
    summary: 'Products, categories and brands for a text that is being typed',
    answer: SuggestAnswer,
    hasTextQuery: true,
  },
  product: { method: 'GET', path: '/catalog/products/{seo}', summary: 'One product', answer: ProductAnswer },
  placeOrder: {
    method: 'POST',
    path: '/orders',
    summary: 'Place an order',
    body: PlaceOrderBody,
    answer: PlacedOrder,
    isIdempotent: true,
  },
  orders: {
    method: 'GET',
    path: '/orders',
    summary: "The customer's orders, newest first",
    answer: z.array(OrderSummary),
  },
  order: { method: 'GET', path: '/orders/{number}', summary: "One of the customer's orders", answer: Order },
  health: { method: 'GET', path: '/healthz', summary: 'The process is alive', answer: Health },
  readiness: { method: 'GET', path: '/readyz', summary: 'The shop can serve', answer: Readiness },
});

export type Calls = typeof calls;
export type CallName = keyof Calls;
