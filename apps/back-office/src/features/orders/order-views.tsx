import { Flex } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { NewOrderLink } from '#ui/page/new-order-link.tsx';
import { ViewSwitch } from '#ui/page/view-switch.tsx';

/** Switch between the order table and the board. */
export function OrderViews({ view }: { view: 'table' | 'board' }) {
  const { t } = useWords();
  return (
    <Flex gap={8} wrap>
      <NewOrderLink />
      <ViewSwitch
        label={t('backOfficeOrders.view')}
        view={view}
        views={[
          { value: 'table', address: '/orders', label: t('backOfficeOrders.viewTable') },
          { value: 'board', address: '/orders/board', label: t('backOfficeOrders.viewBoard') },
        ]}
      />
    </Flex>
  );
}
