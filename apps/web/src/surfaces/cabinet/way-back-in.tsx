import type { WireOrder } from '@farad/contract/orders';
import { maskPhone, normalisePhone } from '@farad/domain/customer';

import { useWords } from '#i18n/words.tsx';

/** How to come back to an order that was just placed: a guest has become an account without a password. */
export function WayBackIn({ contact }: { contact: Pick<WireOrder['contact'], 'phone'> }) {
  const { t } = useWords();
  const phone = normalisePhone(contact.phone);
  return (
    <p className="mt-1 text-13 text-ink-2">
      {phone.ok ? t('order.backByPhone', { phone: maskPhone(phone.value) }) : t('order.backByEmail')}
    </p>
  );
}
