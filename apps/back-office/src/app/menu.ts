import type { Permission } from '@farad/domain/customer';

import { sectionGroups, type Section, type SectionGroup } from '../section.ts';

type Needing = Pick<Section, 'needs' | 'group' | 'path'>;

/** Whether somebody with these permissions may see a section: any of what it needs is enough. */
export const mayOpen = ({ needs }: Pick<Section, 'needs'>, permissions: readonly Permission[]): boolean =>
  needs.some((permission) => permissions.includes(permission));

/** The menu of somebody with these permissions; groups without a line are left out. */
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

/** Where the back office begins for somebody: the first line of the menu; null: nothing is allowed. */
export const firstPath = (sections: readonly Needing[], permissions: readonly Permission[]): string | null =>
  menuFor(sections, permissions)[0]?.sections[0]?.path ?? null;

/** The section an address below the application's base belongs to. */
export const sectionAt = <S extends Needing>(sections: readonly S[], pathname: string): S | null =>
  sections.find(({ path }) => pathname === `/${path}` || pathname.startsWith(`/${path}/`)) ?? null;
