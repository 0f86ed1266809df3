import { allPermissions, permissions, permissionsOf, type Permission } from './permission.ts';
import { staffRoles, type StaffRole } from './role.ts';

/** Permissions that a custom role may have, by topic. */
export const permissionGroups = {
  orders: [
    'view_orders',
    'manage_orders',
    'order_for_customer',
    'pack_orders',
    'release_unpaid',
    'manage_bank',
    'refund_orders',
  ],
  customers: ['view_customers', 'manage_customers', 'keep_customer_notes', 'act_as_customer', 'answer_chat'],
  goods: ['view_products', 'manage_catalogue', 'manage_prices', 'view_purchase_prices', 'manage_stock', 'run_imports'],
  site: ['manage_content', 'manage_promotions', 'moderate_reviews'],
  shop: ['view_reports', 'manage_payment_methods', 'manage_settings', 'manage_users', 'view_audit'],
  technology: ['view_jobs', 'retry_jobs', 'view_logs', 'view_metrics'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type PermissionGroup = keyof typeof permissionGroups;

/** A permission that a custom role may have. */
export type GrantedPermission = (typeof permissionGroups)[PermissionGroup][number];

export const grantedPermissions = Object.values(permissionGroups).flat() as readonly GrantedPermission[];

/** Permissions of all staff, so that roles do not list them. */
const always: readonly Permission[] = ['view_catalogue', 'use_back_office'];

/** Permission → another permission that it needs. Staff get both. */
const implied: Readonly<Partial<Record<Permission, Permission>>> = { moderate_reviews: 'write_reviews' };

/** A role that a shop made of permissions. */
export interface CustomRole {
  readonly id: number;
  readonly name: string;
  readonly permissions: readonly GrantedPermission[];
}

/** Returns all permissions of staff with these roles: the union. */
export function staffPermissions(roles: readonly StaffRole[], own: readonly CustomRole[]): readonly Permission[] {
  const granted = own.flatMap((role) => role.permissions);
  const held = new Set<Permission>([
    ...permissionsOf(roles),
    ...(own.length === 0 ? [] : always),
    ...granted,
    ...granted.flatMap((permission) => implied[permission] ?? []),
  ]);
  return allPermissions.filter((permission) => held.has(permission));
}

/** Returns whether somebody with `own` permissions may give these: nobody gives more than they have. */
export const mayGive = (own: readonly Permission[], given: readonly Permission[]): boolean =>
  given.every((permission) => own.includes(permission));

const grantedOf = (role: StaffRole): readonly GrantedPermission[] =>
  grantedPermissions.filter((permission) => permissions[role].includes(permission));

/** Permissions that a new custom role may start with: those of each built-in role, and of three further jobs. */
export const roleTemplates: Readonly<
  Record<StaffRole | 'warehouse' | 'buyer' | 'chief_accountant', readonly GrantedPermission[]>
> = {
  ...(Object.fromEntries(staffRoles.map((role) => [role, grantedOf(role)])) as Record<
    StaffRole,
    readonly GrantedPermission[]
  >),
  warehouse: ['view_orders', 'pack_orders', 'view_products', 'manage_stock'],
  buyer: ['view_products', 'view_purchase_prices', 'manage_stock', 'run_imports', 'view_reports'],
  chief_accountant: [
    'view_orders',
    'release_unpaid',
    'manage_bank',
    'refund_orders',
    'view_customers',
    'view_products',
    'view_purchase_prices',
    'view_reports',
  ],
};

export type RoleTemplate = keyof typeof roleTemplates;

/** Limits of custom roles. */
export const customRoleLimits = { name: 40, roles: 30 } as const;
