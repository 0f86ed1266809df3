import { allPermissions, permissions, staffRoles } from '@farad/domain/customer';
import { expect, it } from 'vitest';

import { staffPermissions } from './staff-permissions.ts';

const roles = staffRoles.map((role) => ({ role, permissions: permissions[role] }));
const shown = staffPermissions(allPermissions, roles);

it('shows the permissions in which staff roles differ', () => {
  expect(shown).toContain('manage_users');
  expect(shown).toContain('moderate_reviews');
  expect(shown).not.toContain('use_basket');
  expect(shown).not.toContain('use_back_office');
});

it('shows every permission of a role below the administrator that another role lacks', () => {
  for (const { role, permissions: own } of roles) {
    if (role === 'administrator') continue;
    const others = roles.filter((row) => row.role !== role);
    for (const permission of own) {
      if (others.every((row) => row.permissions.includes(permission))) continue;
      expect(shown).toContain(permission);
    }
  }
});
