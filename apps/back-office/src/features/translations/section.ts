import { TranslationOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const translations: Section = {
  path: 'translations',
  title: 'backOfficeTranslations.translations',
  group: 'catalogue',
  icon: TranslationOutlined,
  needs: ['manage_catalogue'],
  pages: [{ path: '', load: async () => (await import('./translations-page.tsx')).TranslationsPage }],
};
