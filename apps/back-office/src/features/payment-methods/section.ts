import { CreditCardOutlined } from '@ant-design/icons';

import type { Section } from '#section.ts';

export const paymentMethods: Section = {
  path: 'payment-methods',
  title: 'backOfficeSettings.payments',
  group: 'administration',
  icon: CreditCardOutlined,
  needs: ['manage_payment_methods'],
  pages: [{ path: '', load: async () => (await import('./payment-methods-page.tsx')).PaymentMethodsPage }],
};
