import type { Permission } from '@farad/domain/customer';

interface RoleRow {
  readonly role: string;
  readonly permissions: readonly Permission[];
}

/**
 * Returns the permissions that distinguish staff roles, in the order of the domain's table. They are those of any role
 * besides the administrator, and the administrator's own back-office permissions. Permissions of every customer are
 * left out.
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
