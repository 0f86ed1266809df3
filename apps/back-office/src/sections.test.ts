import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { allPermissions, permissions, staffRoles } from '@farad/domain/customer';
import { auditActions, auditObjects } from '@farad/domain/staff';
import { officeTexts } from '@farad/wording/ru/bundles/office';
import { resources } from '@farad/wording/server';
import { expect, it } from 'vitest';

import { staffPermissions } from './features/users/staff-permissions.ts';
import { actionKey } from './ui/page/history.tsx';

const words: Readonly<Record<string, string>> = officeTexts.backOfficeStaff;
const missing = (keys: readonly string[]): readonly string[] =>
  keys.filter((key) => words[key.replace('backOfficeStaff.', '')] === undefined);

it('has texts for every action, object, role and permission', () => {
  expect(missing(auditActions.map(actionKey))).toEqual([]);
  expect(missing(auditObjects.map((kind) => `object_${kind}`))).toEqual([]);
  expect(missing(staffRoles.map((role) => `role_${role}`))).toEqual([]);
  const roles = staffRoles.map((role) => ({ role, permissions: permissions[role] }));
  expect(missing(staffPermissions(allPermissions, roles).map((permission) => `may_${permission}`))).toEqual([]);
});

it('loads every namespace that its files use', () => {
  const used = new RegExp(`['\`](${Object.keys(resources.ru).join('|')})\\.\\w`, 'g');
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const namespaces = files
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(used)].map(([, name = '']) => name),
    );
  expect(namespaces.length).toBeGreaterThan(1000);
  expect([...new Set(namespaces)].filter((name) => !(name in officeTexts))).toEqual([]);
});
