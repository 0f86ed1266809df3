import type { Permission } from '@farad/domain/customer';

interface RoleRow {
  readonly role: string;
  readonly permissions: readonly Permission[];
}

/**
 * Returns the permissions by which staff roles differ, in the order of `all`. These are permissions of roles below the
 * administrator, and those that come after `use_back_office`. Permissions that all roles have are left out.
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
