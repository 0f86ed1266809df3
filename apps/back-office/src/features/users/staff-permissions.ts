import type { Permission } from '@farad/domain/customer';

interface RoleRow {
  readonly role: string;
  readonly permissions: readonly Permission[];
}

/**
 * The permissions that tell roles of staff apart, in the order of the domain's table: those that any role besides the
 * administrator has, or that the administrator alone has of the back office. What every customer may do is left out.
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
