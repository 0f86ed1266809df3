import { expect, it } from 'vitest';

import { grantedPermissions, mayGive, permissionGroups, roleTemplates, staffPermissions } from './custom-role.ts';
import { permissions } from './permission.ts';
import { staffRoles } from './role.ts';

it('no permission is in two groups, and none of customers alone is there', () => {
  expect(new Set(grantedPermissions).size).toBe(grantedPermissions.length);
  for (const permission of permissions.company_owner) expect(grantedPermissions).not.toContain(permission);
  expect(Object.values(permissionGroups).every((group) => group.length > 0)).toBe(true);
});

it('a template gives the role that it is named after', () => {
  for (const role of staffRoles.filter((name) => name !== 'administrator')) {
    const own = { id: 1, name: 'Своя', permissions: roleTemplates[role] };
    expect([role, staffPermissions([], [own])]).toEqual([role, staffPermissions([role], [])]);
  }
});

it('staff have the union of their roles, and nothing without one', () => {
  const warehouse = { id: 1, name: 'Склад', permissions: roleTemplates.warehouse };
  const held = staffPermissions(['accountant'], [warehouse]);
  expect(held).toContain('view_reports');
  expect(held).toContain('pack_orders');
  expect(held).not.toContain('manage_orders');
  expect(staffPermissions([], [])).toEqual([]);
});

it('nobody gives more than they have', () => {
  expect(mayGive(['view_orders', 'manage_users'], ['view_orders'])).toBe(true);
  expect(mayGive(['view_orders', 'manage_users'], ['view_orders', 'refund_orders'])).toBe(false);
  expect(mayGive([], [])).toBe(true);
});
