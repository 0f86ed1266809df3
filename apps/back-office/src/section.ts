import type { Permission } from '@farad/domain/customer';
import type { ComponentType } from 'react';

import type { PlainKey } from './i18n/words.tsx';

/** Parts of the menu, in its order. */
export const sectionGroups = ['people', 'catalogue', 'administration'] as const;

export type SectionGroup = (typeof sectionGroups)[number];

/** A screen of a section, or what a screen opens above itself (a drawer with a row of its own address). */
export interface SectionPage {
  /** Below the section; `''` for its first screen. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
  readonly above?: readonly SectionPage[];
}

/** One line of the menu with its screens. A new section is a folder of features/ and a line in sections.ts. */
export interface Section {
  /** First part of its addresses: `customers`. */
  readonly path: string;
  readonly title: PlainKey;
  readonly group: SectionGroup;
  readonly icon: ComponentType;
  /** Beside its title in the menu: how much waits. */
  readonly badge?: ComponentType;
  /** Shown to whoever has any of these. */
  readonly needs: readonly Permission[];
  readonly pages: readonly SectionPage[];
}
