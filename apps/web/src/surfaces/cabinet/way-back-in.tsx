import type { WireOrder } from '@farad/contract/shop/orders';
import { maskPhone, normalisePhone } from '@farad/domain/customer';

import { useWords } from '#i18n/words.tsx';

/**
 * Tells a guest who has just ordered how to find the order again: sign in by phone or e-mail. Placing the order created
 * an account without a password.
 */
export function WayBackIn({ contact }: { contact: Pick<WireOrder['contact'], 'phone'> }) {
  const { t } = useWords();
  const phone = normalisePhone(contact.phone);
  return (
    <p className="mt-1 text-13 text-ink-2">
      {phone.ok ? t('order.backByPhone', { phone: maskPhone(phone.value) }) : t('order.backByEmail')}
    </p>
  );
}
