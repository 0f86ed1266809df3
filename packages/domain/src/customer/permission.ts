import type { Role } from './role.ts';

/** What a route can ask for. `own` and `company` are further narrowed to the actor's rows by the queries. */
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
  'write_reviews',
  'use_companies',
  'view_company',
  'order_for_company',
  'view_company_documents',
  'manage_company',
  'view_orders',
  'manage_orders',
  'order_for_customer',
  'refund_orders',
  'view_customers',
  'manage_customers',
  'answer_chat',
  'moderate_reviews',
  'manage_catalogue',
  'manage_prices',
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
  'write_reviews',
  'use_companies',
] as const;
const moderator = ['write_reviews', 'moderate_reviews'] as const;
const support = ['view_catalogue', 'view_orders', 'view_customers', 'answer_chat', ...moderator] as const;

/** Product A4; an administrator has everything, a developer neither money nor personal data. */
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
    'order_for_customer',
    'refund_orders',
    'manage_customers',
    'manage_stock',
    'view_reports',
  ],
  catalogue_manager: ['view_catalogue', 'manage_catalogue', 'manage_prices', 'manage_stock', 'run_imports'],
  content_editor: ['view_catalogue', 'manage_content', 'manage_promotions', ...moderator],
  administrator: allPermissions,
  developer: ['view_catalogue', 'view_jobs', 'retry_jobs', 'view_logs', 'view_metrics'],
};

export const may = (role: Role, permission: Permission): boolean => permissions[role].includes(permission);
