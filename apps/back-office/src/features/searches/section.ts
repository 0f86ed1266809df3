import { FileSearchOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const searches: Section = {
  path: 'searches',
  title: 'backOfficeSearches.searches',
  group: 'site',
  icon: FileSearchOutlined,
  needs: ['view_products'],
  pages: [
    { path: '', load: async () => (await import('./searches-page.tsx')).SearchesPage },
    { path: 'synonyms', load: async () => (await import('./synonyms-page.tsx')).SynonymsPage },
  ],
};
