import { KeyOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';
import { ClosedBadge } from './closed-badge.tsx';

export const opening: Section = {
  path: 'opening',
  title: 'backOfficeOpening.opening',
  group: 'administration',
  icon: KeyOutlined,
  badge: ClosedBadge,
  needs: ['manage_settings'],
  pages: [{ path: '', load: async () => (await import('./opening-page.tsx')).OpeningPage }],
};
