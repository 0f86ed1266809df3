import { expect, test } from 'vitest';
import { allPermissions, isRole, isStaff, may, permissions, roles, wireRole } from './index.ts';

test('every permission is somebody’s, and everybody sees the catalogue', () => {
  for (const permission of allPermissions) expect(roles.some((role) => may(role, permission))).toBe(true);
  for (const role of roles) expect(may(role, 'view_catalogue')).toBe(true);
});

test('a guest may order but sees nobody’s orders', () => {
  expect(may('guest', 'place_order')).toBe(true);
  expect(may('guest', 'view_own_orders')).toBe(false);
  expect(wireRole('guest')).toBe('view');
  expect(wireRole('customer')).toBe('customer');
});

test('no customer has a permission of staff only', () => {
  const customers = roles.filter((role) => !isStaff(role));
  const held = new Set(customers.flatMap((role) => permissions[role]));
  for (const permission of ['view_orders', 'manage_prices', 'view_customers', 'manage_users', 'view_logs'] as const) {
    expect(held.has(permission)).toBe(false);
  }
});

test('a developer has neither money nor personal data', () => {
  expect(permissions.developer).toEqual(['view_catalogue', 'view_jobs', 'retry_jobs', 'view_logs', 'view_metrics']);
});

test('an administrator may everything', () => {
  for (const permission of allPermissions) expect(may('administrator', permission)).toBe(true);
});

test('roles are known by name', () => {
  expect(isRole('support')).toBe(true);
  expect(isRole('view')).toBe(false);
  expect(isRole(null)).toBe(false);
});
