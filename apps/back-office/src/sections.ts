import type { Section } from './section.ts';
import { attributes } from './features/attributes/section.ts';
import { audit } from './features/audit/section.ts';
import { bank } from './features/bank/section.ts';
import { brands } from './features/brands/section.ts';
import { categories } from './features/categories/section.ts';
import { bonuses } from './features/bonuses/section.ts';
import { chats } from './features/chats/section.ts';
import { companies } from './features/companies/section.ts';
import { content } from './features/content/section.ts';
import { cargo } from './features/cargo/section.ts';
import { coupons } from './features/coupons/section.ts';
import { customers } from './features/customers/section.ts';
import { exchange } from './features/one-c/section.ts';
import { feedback } from './features/feedback/section.ts';
import { imports } from './features/imports/section.ts';
import { messages } from './features/messages/section.ts';
import { moderation } from './features/moderation/section.ts';
import { opening } from './features/opening/section.ts';
import { operation } from './features/operation/section.ts';
import { orders } from './features/orders/section.ts';
import { paymentMethods } from './features/payment-methods/section.ts';
import { photos } from './features/photos/section.ts';
import { prices } from './features/prices/section.ts';
import { products } from './features/products/section.ts';
import { providers } from './features/providers/section.ts';
import { requests } from './features/requests/section.ts';
import { returns } from './features/returns/section.ts';
import { searches } from './features/searches/section.ts';
import { seller } from './features/seller/section.ts';
import { reorder, stock } from './features/stock/section.ts';
import { settings } from './features/settings/section.ts';
import { today } from './features/today/section.ts';
import { translations } from './features/translations/section.ts';
import { users } from './features/users/section.ts';
import { warehouse } from './features/warehouse/section.ts';

/** All sections of the back office in the order of the menu. */
export const sections: readonly Section[] = [
  today,
  orders,
  requests,
  returns,
  bank,
  customers,
  companies,
  chats,
  feedback,
  moderation,
  products,
  categories,
  attributes,
  brands,
  photos,
  translations,
  imports,
  exchange,
  warehouse,
  stock,
  reorder,
  prices,
  coupons,
  bonuses,
  searches,
  content,
  opening,
  seller,
  cargo,
  paymentMethods,
  providers,
  messages,
  settings,
  users,
  audit,
  operation,
];
