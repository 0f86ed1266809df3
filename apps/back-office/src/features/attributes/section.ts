import { FilterOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const attributes: Section = {
  path: 'attributes',
  title: 'backOfficeCatalogue.attributes',
  group: 'catalogue',
  icon: FilterOutlined,
  needs: ['view_products'],
  pages: [
    {
      path: '',
      load: async () => (await import('./attributes-page.tsx')).AttributesPage,
      above: [{ path: ':id', load: async () => (await import('./attribute-drawer.tsx')).AttributeDrawer }],
    },
  ],
};
