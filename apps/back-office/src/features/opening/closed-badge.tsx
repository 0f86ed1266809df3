import { Tag } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';

/** Tag in the menu, shown while the shop is closed to buyers. */
export function ClosedBadge() {
  const { t } = useWords();
  const { data } = useCall('shopOpening');
  return data?.isOpen === false ? <Tag color="warning">{t('backOfficeOpening.closed')}</Tag> : null;
}
