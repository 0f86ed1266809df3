import type { Permission } from '@farad/domain/customer';
import type { ComponentType } from 'react';

import type { PlainKey } from './i18n/words.tsx';

/** Menu groups, in display order. */
export const sectionGroups = ['sales', 'customers', 'catalogue', 'stock', 'site', 'administration'] as const;

export type SectionGroup = (typeof sectionGroups)[number];

/** A screen of a section. With `above`: also the drawers that open above the screen, each at its own address. */
export interface SectionPage {
  /** Path after that of the section; empty = the first screen. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
  readonly above?: readonly SectionPage[];
}

/** An entry of the menu with its screens. To add one, make a folder in features/ and add a line to sections.ts. */
export interface Section {
  /** First segment of the path, such as `customers`. */
  readonly path: string;
  readonly title: PlainKey;
  readonly group: SectionGroup;
  readonly icon: ComponentType;
  /** Component that shows the number of waiting items beside the title in the menu, or beside its collapsed group. */
  readonly badge?: ComponentType<{ readonly isOfGroup?: boolean }>;
  /** Permissions of which any one is enough to open the section. */
  readonly needs: readonly Permission[];
  readonly pages: readonly SectionPage[];
}
