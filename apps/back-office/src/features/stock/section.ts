import { InboxOutlined, ShoppingCartOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const stock: Section = {
  path: 'stock',
  title: 'backOfficeStock.stock',
  group: 'stock',
  icon: InboxOutlined,
  needs: ['manage_stock'],
  pages: [
    {
      path: '',
      load: async () => (await import('./stock-page.tsx')).StockPage,
      above: [{ path: 'product/:id', load: async () => (await import('./stock-drawer.tsx')).StockDrawer }],
    },
    { path: 'cells', load: async () => (await import('./cells-page.tsx')).CellsPage },
    { path: 'movements', load: async () => (await import('./movements-page.tsx')).MovementsPage },
    { path: 'post/:kind', load: async () => (await import('./post-page.tsx')).PostPage },
  ],
};

export const reorder: Section = {
  path: 'reorder',
  title: 'backOfficeStock.reorder',
  group: 'stock',
  icon: ShoppingCartOutlined,
  needs: ['manage_stock'],
  pages: [{ path: '', load: async () => (await import('./reorder-page.tsx')).ReorderPage }],
};
