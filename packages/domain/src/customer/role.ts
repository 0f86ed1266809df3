/** Roles of staff. A person may have several. */
export const staffRoles = [
  'support',
  'order_manager',
  'catalogue_manager',
  'content_editor',
  'accountant',
  'administrator',
  'developer',
] as const;

export type StaffRole = (typeof staffRoles)[number];

/**
 * All roles (product A4). A role has only the permissions of its row in {@link permissions}; everything else is denied.
 */
export const roles = [
  'guest',
  'customer',
  'company_accountant',
  'company_buyer',
  'company_owner',
  ...staffRoles,
] as const;

export type Role = (typeof roles)[number];

/** Name of the guest's role in API answers (specification section 6: guests may only view). */
export const guestWireRole = 'view';

export type WireRole = Exclude<Role, 'guest'> | typeof guestWireRole;

export const wireRole = (role: Role): WireRole => (role === 'guest' ? guestWireRole : role);

export const isRole = (value: unknown): value is Role => roles.includes(value as Role);

/**
 * True for roles of staff. Staff sign in with a password and a one-time code of an app (TOTP), never with an SMS code.
 */
export const isStaff = (value: unknown): value is StaffRole => staffRoles.includes(value as StaffRole);
