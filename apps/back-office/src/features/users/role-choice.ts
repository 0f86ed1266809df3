import { staffRoles, type StaffRole } from '@farad/domain/customer';

interface NamedRole {
  readonly id: string;
  readonly name: string;
}

const ownPrefix = 'own:';

interface HeldRoles {
  readonly roles: readonly StaffRole[];
  readonly customRoles: readonly NamedRole[];
}

/** Returns the options of a role field: built-in roles, then custom roles (`own:<id>`). */
export const roleOptions = (own: readonly NamedRole[], named: (key: string) => string) => [
  ...staffRoles.map((role) => ({ value: role as string, label: named(`backOfficeStaff.role_${role}`) })),
  ...own.map(({ id, name }) => ({ value: `${ownPrefix}${id}`, label: name })),
];

/** Converts a person's roles to values of these options. */
export const chosenOf = ({ roles, customRoles }: HeldRoles): string[] => [
  ...roles,
  ...customRoles.map(({ id }) => `${ownPrefix}${id}`),
];

/** Converts values of these options to the roles of an API request. */
export const rolesOf = (chosen: readonly string[]) => ({
  roles: staffRoles.filter((role) => chosen.includes(role)),
  customRoles: chosen.filter((value) => value.startsWith(ownPrefix)).map((value) => value.slice(ownPrefix.length)),
});

/** Returns the titles of somebody's roles. */
export const roleTitles = ({ roles, customRoles }: HeldRoles, named: (key: string) => string): string =>
  [...roles.map((role) => named(`backOfficeStaff.role_${role}`)), ...customRoles.map(({ name }) => name)].join(', ');
