// Written by scripts/wording.mjs.
import type { Loaders } from '../bundles.ts';

export const officeTexts: Loaders = {
  ru: async () => (await import('../ru/bundles/office.ts')).officeTexts,
  en: async () => (await import('../en/bundles/office.ts')).officeTexts,
  tr: async () => (await import('../tr/bundles/office.ts')).officeTexts,
};
