import { HistoryOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const audit: Section = {
  path: 'audit',
  title: 'backOfficeStaff.audit',
  group: 'administration',
  icon: HistoryOutlined,
  needs: ['view_audit'],
  pages: [{ path: '', load: async () => (await import('./audit-page.tsx')).AuditPage }],
};
