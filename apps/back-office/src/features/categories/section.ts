import { ApartmentOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const categories: Section = {
  path: 'categories',
  title: 'backOfficeCatalogue.categories',
  group: 'catalogue',
  icon: ApartmentOutlined,
  needs: ['view_products'],
  pages: [
    {
      path: '',
      load: async () => (await import('./categories-page.tsx')).CategoriesPage,
      above: [{ path: ':id', load: async () => (await import('./category-drawer.tsx')).CategoryDrawer }],
    },
  ],
};
