import { z } from 'zod';

import { define } from '../call.ts';
import { AddToBasketBody, Basket, DeleteByCustomerBody, DeletedAnswer, SetBasketBody } from '../basket.ts';
import { InArrayAnswer, InArrayBody, RandomCategoriesBody, WireCategory } from '../catalogue.ts';
import { ProductCards } from '../lists.ts';
import { PublicOrder } from '../orders.ts';
import { SetCookiesAnswer, SetCookiesBody } from '../site.ts';
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
} from '../users.ts';

/** Calls of specification section 7. */
export const specificationCalls = define({
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
  comparisonsOfUser: {
    method: 'GET',
    path: '/users/comparisons/{userId}',
    summary: 'Products that the signed-in customer compares',
    answer: ProductCards,
  },
  favouritesOfUser: {
    method: 'GET',
    path: '/users/favs/{userId}',
    summary: 'Favourites of the signed-in customer, the latest first',
    answer: ProductCards,
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
    summary: 'Set quantities (0 or isDeleted removes); answers the basket, without lines once the last is gone',
    body: SetBasketBody,
    answer: Basket,
  },
  basket: {
    method: 'GET',
    path: '/basket/{basketId}',
    summary: 'A basket of the caller, or the copy of one that was shared',
    answer: Basket,
  },
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
});
