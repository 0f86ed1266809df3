// Written by scripts/wording.mjs.
import type { Loaders } from '../bundles.ts';

export const pageTexts: Loaders = {
  ru: async () => (await import('../ru/bundles/pages.ts')).pageTexts,
  en: async () => (await import('../en/bundles/pages.ts')).pageTexts,
  tr: async () => (await import('../tr/bundles/pages.ts')).pageTexts,
};
