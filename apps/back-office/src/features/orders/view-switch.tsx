import { Flex, Segmented } from 'antd';
import { useNavigate } from 'react-router';

import { useWords } from '../../i18n/words.tsx';
import { NewOrderLink } from '../../ui/new-order-link.tsx';

const views = { table: '/orders', board: '/orders/board' } as const;

/** Orders as a table or as a board. */
export function ViewSwitch({ view }: { view: keyof typeof views }) {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <Flex gap={8} wrap>
      <NewOrderLink />
      <Segmented
        aria-label={t('backOfficeOrders.view')}
        value={view}
        onChange={(chosen) => void navigate(views[chosen])}
        options={[
          { value: 'table' as const, label: t('backOfficeOrders.viewTable') },
          { value: 'board' as const, label: t('backOfficeOrders.viewBoard') },
        ]}
      />
    </Flex>
  );
}
