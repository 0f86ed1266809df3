import { ShoppingOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

const drawer = { path: ':number', load: async () => (await import('./order-drawer.tsx')).OrderDrawer };

export const orders: Section = {
  path: 'orders',
  title: 'backOfficeOrders.orders',
  group: 'sales',
  icon: ShoppingOutlined,
  needs: ['view_orders'],
  pages: [
    { path: '', load: async () => (await import('./orders-page.tsx')).OrdersPage, above: [drawer] },
    { path: 'new', load: async () => (await import('./draft/new-order-page.tsx')).NewOrderPage },
    { path: 'board', load: async () => (await import('./board-page.tsx')).BoardPage, above: [drawer] },
  ],
};
