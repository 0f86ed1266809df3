import { AppstoreOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

const above = [
  { path: 'new', load: async () => (await import('./new-product.tsx')).NewProduct },
  { path: ':id', load: async () => (await import('./product-drawer.tsx')).ProductDrawer },
];

export const products: Section = {
  path: 'products',
  title: 'backOfficeProducts.products',
  group: 'catalogue',
  icon: AppstoreOutlined,
  needs: ['view_products'],
  pages: [{ path: '', load: async () => (await import('./products-page.tsx')).ProductsPage, above }],
};
