import { Tag } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';

/** Badge in the menu: buyers cannot enter. */
export function ClosedBadge() {
  const { t } = useWords();
  const { data } = useCall('shopOpening');
  return data?.isOpen === false ? <Tag color="warning">{t('backOfficeOpening.closed')}</Tag> : null;
}
