import { permissions, staffRoles } from '@farad/domain/customer';
import { describe, expect, it } from 'vitest';

import { sectionGroups } from '../section.ts';
import { sections } from '../sections.ts';
import { firstPath, fitsUnfolded, mayOpen, menuFor, sectionAt } from './menu.ts';

const pathsFor = (role: (typeof staffRoles)[number]): string[] =>
  menuFor(sections, permissions[role]).flatMap((part) => part.sections.map(({ path }) => path));

describe('menu', () => {
  it('shows a section only with a permission for one of its calls', () => {
    expect(pathsFor('administrator')).toEqual(sections.map(({ path }) => path));
    expect(pathsFor('support')).toContain('customers');
    expect(pathsFor('support')).not.toContain('users');
    expect(pathsFor('support')).not.toContain('audit');
    expect(pathsFor('catalogue_manager')).not.toContain('customers');
    expect(menuFor(sections, [])).toEqual([]);
  });

  it.each(staffRoles)('has no empty group for the role %s', (role) => {
    for (const part of menuFor(sections, permissions[role])) expect(part.sections.length).toBeGreaterThan(0);
  });

  it('has six groups that each fit a laptop’s window; only a short menu shows all groups open', () => {
    const whole = menuFor(sections, permissions.administrator);
    expect(whole.map(({ group }) => group)).toEqual([...sectionGroups]);
    expect(Math.max(...whole.map((part) => part.sections.length))).toBeLessThanOrEqual(12);
    expect(fitsUnfolded(whole)).toBe(false);
    expect(fitsUnfolded(menuFor(sections, permissions.accountant))).toBe(true);
  });

  it('starts with its first entry', () => {
    expect(firstPath(sections, permissions.administrator)).toBe('today');
    expect(firstPath(sections, [])).toBeNull();
  });

  it('lists sections in the order of their groups, as the registry does', () => {
    const groups = sections.map(({ group }) => group);
    expect(groups.filter((group, at) => group !== groups[at - 1])).toEqual([...new Set(groups)]);
  });

  it('finds the section of an address', () => {
    expect(sectionAt(sections, '/customers/12')?.path).toBe('customers');
    expect(sectionAt(sections, '/customersx')).toBeNull();
    expect(sectionAt(sections, '/')).toBeNull();
  });

  it('opens a section with any one of the permissions it needs', () => {
    expect(mayOpen({ needs: ['view_customers', 'manage_users'] }, ['manage_users'])).toBe(true);
    expect(mayOpen({ needs: [] }, permissions.administrator)).toBe(false);
  });
});
