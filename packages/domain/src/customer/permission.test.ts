import { expect, test } from 'vitest';
import {
  allPermissions,
  isRole,
  isStaff,
  may,
  mayWhileActingFor,
  permissions,
  permissionsOf,
  roles,
  staffRoles,
  wireRole,
} from './index.ts';

test('every permission belongs to a role, and everyone sees the catalogue', () => {
  for (const permission of allPermissions) expect(roles.some((role) => may(role, permission))).toBe(true);
  for (const role of roles) expect(may(role, 'view_catalogue')).toBe(true);
});

const guest = 'view_catalogue use_basket use_lists place_order sign_in'.split(' ');
const customer =
  `keep_lists view_own_orders cancel_own_order edit_own_profile export_own_data write_reviews use_companies
  use_api`.split(/\s+/);
const staff = ['view_catalogue', 'use_back_office'];
const moderator = ['write_reviews', 'moderate_reviews'];
const support = `view_orders view_customers view_products keep_customer_notes act_as_customer order_for_customer
  answer_chat`.split(/\s+/);

test.each([
  ['guest', guest],
  ['customer', [...guest, ...customer]],
  ['company_accountant', [...guest, ...customer, 'view_company', 'view_company_documents']],
  ['company_buyer', [...guest, ...customer, 'view_company', 'order_for_company']],
  [
    'company_owner',
    [...guest, ...customer, 'view_company', 'order_for_company', 'view_company_documents', 'manage_company'],
  ],
  ['support', [...staff, ...support, ...moderator]],
  [
    'order_manager',
    [
      ...staff,
      ...support,
      ...moderator,
      'manage_orders',
      'pack_orders',
      'manage_bank',
      'refund_orders',
      'manage_customers',
      'manage_stock',
      'view_reports',
    ],
  ],
  [
    'catalogue_manager',
    [
      ...staff,
      'view_products',
      'manage_catalogue',
      'manage_prices',
      'view_purchase_prices',
      'manage_stock',
      'manage_promotions',
      'run_imports',
    ],
  ],
  ['content_editor', [...staff, ...moderator, 'manage_content', 'manage_promotions']],
  ['accountant', [...staff, 'view_orders', 'release_unpaid', 'view_customers', 'view_products', 'view_reports']],
  ['developer', [...staff, 'view_jobs', 'retry_jobs', 'view_logs', 'view_metrics']],
] as const)('%s may this and nothing else (product A4)', (role, held) => {
  expect([...permissions[role]].sort()).toEqual([...held].sort());
});

test('permissions of no other role belong to the administrator', () => {
  const held = new Set(roles.filter((role) => role !== 'administrator').flatMap((role) => permissions[role]));
  expect(allPermissions.filter((permission) => !held.has(permission))).toEqual([
    'manage_payment_methods',
    'manage_settings',
    'manage_users',
    'view_audit',
  ]);
  for (const permission of held) expect(allPermissions).toContain(permission);
});

test('a guest may order but sees nobody’s orders', () => {
  expect(may('guest', 'place_order')).toBe(true);
  expect(may('guest', 'view_own_orders')).toBe(false);
  expect(wireRole('guest')).toBe('view');
  expect(wireRole('customer')).toBe('customer');
});

test('no customer has a staff permission', () => {
  const customers = roles.filter((role) => !isStaff(role));
  const held = new Set(customers.flatMap((role) => permissions[role]));
  for (const permission of ['view_orders', 'manage_prices', 'view_customers', 'manage_users', 'view_logs'] as const) {
    expect(held.has(permission)).toBe(false);
  }
});

test('a developer has neither money nor personal data', () => {
  const technical = ['view_jobs', 'retry_jobs', 'view_logs', 'view_metrics'];
  expect(permissions.developer).toEqual(['view_catalogue', 'use_back_office', ...technical]);
});

test('only staff enter the back office', () => {
  expect(roles.filter((role) => may(role, 'use_back_office'))).toEqual([...staffRoles]);
  expect(staffRoles.every(isStaff)).toBe(true);
  expect(isStaff('customer')).toBe(false);
});

test('several roles have the union of their permissions', () => {
  const both = permissionsOf(['support', 'catalogue_manager']);
  expect(both).toContain('view_customers');
  expect(both).toContain('manage_prices');
  expect(both).not.toContain('manage_users');
  expect(permissionsOf([])).toEqual([]);
});

test('staff who act as a customer do not change the customer’s identity', () => {
  for (const actedBy of [['support'], ['administrator']] as const) {
    expect(mayWhileActingFor(permissionsOf(actedBy), 'edit_own_profile', false)).toBe(true);
    expect(mayWhileActingFor(permissionsOf(actedBy), 'use_basket', true)).toBe(true);
    for (const permission of ['edit_own_profile', 'write_reviews', 'use_companies', 'sign_in'] as const) {
      expect(mayWhileActingFor(permissionsOf(actedBy), permission, true)).toBe(false);
    }
    expect(mayWhileActingFor(permissionsOf(actedBy), 'export_own_data', false)).toBe(false);
    expect(mayWhileActingFor(permissionsOf(actedBy), 'use_api', false)).toBe(false);
  }
});

test('staff order on behalf of a customer only with this permission', () => {
  expect(mayWhileActingFor(permissionsOf(['content_editor']), 'place_order', true)).toBe(false);
  expect(mayWhileActingFor(permissionsOf(['content_editor']), 'cancel_own_order', true)).toBe(false);
  expect(mayWhileActingFor(permissionsOf(['content_editor']), 'order_for_company', true)).toBe(false);
  expect(mayWhileActingFor(permissionsOf(['content_editor', 'support']), 'place_order', true)).toBe(true);
});

test('an administrator has every permission', () => {
  for (const permission of allPermissions) expect(may('administrator', permission)).toBe(true);
});

test('roles are known by name', () => {
  expect(isRole('support')).toBe(true);
  expect(isRole('view')).toBe(false);
  expect(isRole(null)).toBe(false);
});
