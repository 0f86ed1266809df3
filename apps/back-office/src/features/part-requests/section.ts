import { QuestionCircleOutlined } from '@ant-design/icons';

import type { Section } from '../../app/section.ts';

export const partRequests: Section = {
  path: 'part-requests',
  title: 'backOfficeOrders.partRequests',
  group: 'people',
  icon: QuestionCircleOutlined,
  needs: ['view_orders'],
  pages: [{ path: '', load: async () => (await import('./part-requests-page.tsx')).PartRequestsPage }],
};
