import { Badge, Tag } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';

/** Tag in the menu, shown while the shop is closed to buyers; beside a collapsed group, a dot. */
export function ClosedBadge({ isOfGroup = false }: { isOfGroup?: boolean }) {
  const { t } = useWords();
  const { data } = useCall('shopOpening');
  if (data?.isOpen !== false) return null;
  const words = t('backOfficeOpening.closed');
  return isOfGroup ? (
    <Badge status="warning" title={words} role="img" aria-label={words} />
  ) : (
    <Tag color="warning">{words}</Tag>
  );
}
