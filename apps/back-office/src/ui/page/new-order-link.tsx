import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useHref, useNavigate } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';

interface NewOrderLinkProps {
  /** Id of the buyer; absent = not known yet. */
  readonly customerId?: string;
  readonly companyId?: string;
  readonly title?: string;
}

/** Button that opens a new order by phone, for staff who may enter one. */
export function NewOrderLink({ customerId, companyId, title }: NewOrderLinkProps) {
  const { t } = useWords();
  const may = useMay();
  const navigate = useNavigate();
  const query = new URLSearchParams({
    ...(customerId === undefined ? {} : { customer: customerId }),
    ...(companyId === undefined ? {} : { company: companyId }),
  }).toString();
  const to = query === '' ? '/orders/new' : `/orders/new?${query}`;
  const href = useHref(to);
  if (!may('order_for_customer')) return null;
  return (
    <Button
      type="primary"
      icon={<PlusOutlined />}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(to);
      }}
    >
      {title ?? t('backOfficeOrdering.newOrder')}
    </Button>
  );
}
