import type { Permission } from '../customer/permission.ts';

/**
 * Lists of the back office for which views can be saved, and the permission to see each list. Permission matters for
 * views too, because a saved filter may contain a customer's name.
 */
export const viewedLists = {
  attributes: 'view_products',
  audit: 'view_audit',
  bank: 'manage_orders',
  brands: 'view_products',
  bankRefunds: 'refund_orders',
  carrierNotices: 'view_jobs',
  exchange: 'run_imports',
  coefficients: 'manage_prices',
  companies: 'view_customers',
  content: 'manage_content',
  coupons: 'manage_promotions',
  customers: 'view_customers',
  failedJobs: 'view_jobs',
  feedback: 'answer_chat',
  'import-suppliers': 'run_imports',
  imports: 'run_imports',
  jobs: 'view_jobs',
  messages: 'view_jobs',
  mismatches: 'view_jobs',
  orders: 'view_orders',
  'price-changes': 'manage_prices',
  prices: 'manage_prices',
  products: 'view_products',
  reorder: 'manage_stock',
  requests: 'view_orders',
  returns: 'view_orders',
  searches: 'view_products',
  synonyms: 'view_products',
  stock: 'manage_stock',
  'stock-movements': 'manage_stock',
  translations: 'manage_catalogue',
  users: 'manage_users',
  webhooks: 'view_jobs',
  writings: 'moderate_reviews',
} as const satisfies Readonly<Record<string, Permission>>;

export type ViewedList = keyof typeof viewedLists;

export const viewedListNames = Object.keys(viewedLists) as readonly ViewedList[];

/** Maximum lengths of the name and of the query of a saved view, in characters. */
export const listViewLimits = { name: 60, query: 1000 } as const;
