import type { Role } from './role.ts';

/**
 * Permissions that a route can require. Permissions with `own` or `company` in the name cover only the user's or the
 * company's rows; the queries ensure this.
 */
export const allPermissions = [
  'view_catalogue',
  'use_basket',
  'use_lists',
  'keep_lists',
  'place_order',
  'sign_in',
  'view_own_orders',
  'cancel_own_order',
  'edit_own_profile',
  'export_own_data',
  'write_reviews',
  'use_companies',
  'use_api',
  'view_company',
  'order_for_company',
  'view_company_documents',
  'manage_company',
  'use_back_office',
  'view_orders',
  'manage_orders',
  'pack_orders',
  'manage_bank',
  'order_for_customer',
  'refund_orders',
  'release_unpaid',
  'view_customers',
  'manage_customers',
  'keep_customer_notes',
  'act_as_customer',
  'answer_chat',
  'moderate_reviews',
  'view_products',
  'manage_catalogue',
  'manage_prices',
  'view_purchase_prices',
  'manage_stock',
  'run_imports',
  'manage_content',
  'manage_promotions',
  'view_reports',
  'manage_payment_methods',
  'manage_settings',
  'manage_users',
  'view_audit',
  'view_jobs',
  'retry_jobs',
  'view_logs',
  'view_metrics',
] as const;

export type Permission = (typeof allPermissions)[number];

const guest = ['view_catalogue', 'use_basket', 'use_lists', 'place_order', 'sign_in'] as const;
const customer = [
  ...guest,
  'keep_lists',
  'view_own_orders',
  'cancel_own_order',
  'edit_own_profile',
  'export_own_data',
  'write_reviews',
  'use_companies',
  'use_api',
] as const;
const moderator = ['write_reviews', 'moderate_reviews'] as const;
const staff = ['view_catalogue', 'use_back_office'] as const;
const support = [
  ...staff,
  'view_orders',
  'view_customers',
  'view_products',
  'keep_customer_notes',
  'act_as_customer',
  'order_for_customer',
  'answer_chat',
  ...moderator,
] as const;

/**
 * Permissions of each role (product A4). Administrators have all permissions. Developers have none for money or
 * personal data.
 */
export const permissions: Readonly<Record<Role, readonly Permission[]>> = {
  guest,
  customer,
  company_accountant: [...customer, 'view_company', 'view_company_documents'],
  company_buyer: [...customer, 'view_company', 'order_for_company'],
  company_owner: [...customer, 'view_company', 'order_for_company', 'view_company_documents', 'manage_company'],
  support,
  order_manager: [
    ...support,
    'manage_orders',
    'pack_orders',
    'manage_bank',
    'refund_orders',
    'manage_customers',
    'manage_stock',
    'view_reports',
  ],
  catalogue_manager: [
    ...staff,
    'view_products',
    'manage_catalogue',
    'manage_prices',
    'view_purchase_prices',
    'manage_stock',
    'manage_promotions',
    'run_imports',
  ],
  content_editor: [...staff, 'manage_content', 'manage_promotions', ...moderator],
  accountant: [...staff, 'view_orders', 'release_unpaid', 'view_customers', 'view_products', 'view_reports'],
  administrator: allPermissions,
  developer: [...staff, 'view_jobs', 'retry_jobs', 'view_logs', 'view_metrics'],
};

export const may = (role: Role, permission: Permission): boolean => permissions[role].includes(permission);

/** Returns all permissions of a person with several roles. */
export const permissionsOf = (own: readonly Role[]): readonly Permission[] =>
  allPermissions.filter((permission) => own.some((role) => may(role, permission)));

/**
 * Staff who act on behalf of a customer never get these permissions: to sign in, to make API keys, to export all
 * personal data.
 */
const neverActedFor: readonly Permission[] = ['sign_in', 'export_own_data', 'use_api'];
/** Staff who act on behalf of a customer may read but not change these: profile, reviews, consents, companies. */
const onlyReadFor: readonly Permission[] = ['edit_own_profile', 'write_reviews', 'use_companies'];
/** Staff who act on behalf of a customer get these permissions only if their role may order for customers. */
const orderedFor: readonly Permission[] = ['place_order', 'cancel_own_order', 'order_for_company'];

/**
 * True if staff with the permissions `actedBy` have this permission while they act on behalf of a customer (product
 * A4). `isChanging`: the call changes data.
 */
export function mayWhileActingFor(
  actedBy: readonly Permission[],
  permission: Permission,
  isChanging: boolean,
): boolean {
  if (neverActedFor.includes(permission) || (isChanging && onlyReadFor.includes(permission))) return false;
  return !orderedFor.includes(permission) || actedBy.includes('order_for_customer');
}
