import type { Permission } from '@farad/domain/customer';

interface RoleRow {
  readonly role: string;
  readonly permissions: readonly Permission[];
}

/**
 * Returns the permissions that the table of roles shows as rows, in the order of `all`. Permissions that all roles have
 * are left out. Permissions that stand before `use_back_office` in `all` are shown only if a role other than the
 * administrator has them.
 */
export function staffPermissions(all: readonly Permission[], roles: readonly RoleRow[]): readonly Permission[] {
  const begin = all.indexOf('use_back_office');
  const belowAll = (permission: Permission): boolean => roles.every((row) => row.permissions.includes(permission));
  return all.filter(
    (permission, at) =>
      !belowAll(permission) &&
      (at > begin || roles.some((row) => row.role !== 'administrator' && row.permissions.includes(permission))),
  );
}
