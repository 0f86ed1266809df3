import { TransactionOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const bank: Section = {
  path: 'bank',
  title: 'backOfficeBank.bank',
  group: 'sales',
  icon: TransactionOutlined,
  needs: ['manage_bank'],
  pages: [
    { path: '', load: async () => (await import('./bank-page.tsx')).BankPage },
    { path: 'refunds', load: async () => (await import('./refunds-page.tsx')).BankRefundsPage },
  ],
};
