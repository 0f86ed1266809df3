import type { Permission } from '@farad/domain/customer';

import { sectionGroups, type Section, type SectionGroup } from '../section.ts';

type Needing = Pick<Section, 'needs' | 'group' | 'path'>;

/** Returns true if these permissions allow opening the section. Any one of those in `needs` is enough. */
export const mayOpen = ({ needs }: Pick<Section, 'needs'>, permissions: readonly Permission[]): boolean =>
  needs.some((permission) => permissions.includes(permission));

/** Returns the menu for these permissions. Groups without allowed sections are left out. */
export const menuFor = <S extends Needing>(
  sections: readonly S[],
  permissions: readonly Permission[],
): readonly { readonly group: SectionGroup; readonly sections: readonly S[] }[] =>
  sectionGroups
    .map((group) => ({
      group,
      sections: sections.filter((section) => section.group === group && mayOpen(section, permissions)),
    }))
    .filter((part) => part.sections.length > 0);

/** Maximum number of entries of a menu that shows all its groups open. They fit the height of a laptop's window. */
const unfoldedMax = 12;

/** Returns true if the menu is short enough to show every entry at the same time. */
export const fitsUnfolded = (parts: readonly { readonly sections: readonly unknown[] }[]): boolean =>
  parts.reduce((sum, { sections }) => sum + sections.length, 0) <= unfoldedMax;

/** Returns the path of the first section that these permissions allow; null if they allow none. */
export const firstPath = (sections: readonly Needing[], permissions: readonly Permission[]): string | null =>
  menuFor(sections, permissions)[0]?.sections[0]?.path ?? null;

/** Returns the section that a path belongs to; null if there is none. The path starts after the application's base. */
export const sectionAt = <S extends Needing>(sections: readonly S[], pathname: string): S | null =>
  sections.find(({ path }) => pathname === `/${path}` || pathname.startsWith(`/${path}/`)) ?? null;
