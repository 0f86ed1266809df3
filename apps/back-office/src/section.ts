import type { Permission } from '@farad/domain/customer';
import type { ComponentType } from 'react';

import type { PlainKey } from './i18n/words.tsx';

/** Menu groups, in display order. */
export const sectionGroups = ['people', 'catalogue', 'administration'] as const;

export type SectionGroup = (typeof sectionGroups)[number];

/** A screen of a section, or a drawer that opens above a screen at its own address. */
export interface SectionPage {
  /** Path below the section; `''` for the first screen. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
  readonly above?: readonly SectionPage[];
}

/** One menu entry with its screens. To add a section, add a folder in features/ and a line in sections.ts. */
export interface Section {
  /** First path segment: `customers`. */
  readonly path: string;
  readonly title: PlainKey;
  readonly group: SectionGroup;
  readonly icon: ComponentType;
  /** Number of waiting items, shown beside the title in the menu. */
  readonly badge?: ComponentType;
  /** The section is shown to staff with any of these permissions. */
  readonly needs: readonly Permission[];
  readonly pages: readonly SectionPage[];
}
