import { BarcodeOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const warehouse: Section = {
  path: 'warehouse',
  title: 'backOfficeWarehouse.warehouse',
  group: 'stock',
  icon: BarcodeOutlined,
  needs: ['pack_orders'],
  pages: [
    { path: '', load: async () => (await import('./queue-page.tsx')).QueuePage },
    { path: 'wave/:id', load: async () => (await import('./wave-page.tsx')).WavePage },
    { path: 'shortages', load: async () => (await import('./shortages-page.tsx')).ShortagesPage },
    { path: 'packing', load: async () => (await import('./desk-page.tsx')).DeskPage },
    { path: 'packing/:number', load: async () => (await import('./packing-page.tsx')).PackingPage },
  ],
};
