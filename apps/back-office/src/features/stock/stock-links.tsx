import { DownOutlined, DownloadOutlined } from '@ant-design/icons';
import { stockDeeds } from '@farad/domain/stock';
import { Button, Dropdown } from 'antd';
import { useNavigate } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { ViewSwitch } from '#ui/page/view-switch.tsx';

/** Links to the screens of the stock section. */
export function StockViews({ view }: { view: 'stock' | 'movements' | 'cells' }) {
  const { t } = useWords();
  return (
    <ViewSwitch
      label={t('backOfficeStock.stock')}
      view={view}
      views={[
        { value: 'stock', address: '/stock', label: t('backOfficeStock.stock') },
        { value: 'movements', address: '/stock/movements', label: t('backOfficeStock.movements') },
        { value: 'cells', address: '/stock/cells', label: t('backOfficeWarehouse.cells') },
      ]}
    />
  );
}

/** Menu that starts a stock document: receipt, write-off, correction or count. */
export function NewDocument() {
  const { t, named } = useWords();
  const navigate = useNavigate();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: stockDeeds.map((kind) => ({ key: kind, label: named(`backOfficeStock.deed_${kind}`) })),
        onClick: ({ key }) => void navigate(`/stock/post/${key}`),
      }}
    >
      <Button type="primary" icon={<DownOutlined />} iconPlacement="end">
        {t('backOfficeStock.deed')}
      </Button>
    </Dropdown>
  );
}

interface TableFilesProps {
  readonly path: 'stock-file' | 'reorder-file';
  readonly query: readonly (readonly [string, string])[];
}

/** Links that download the filtered list as a file, which the server makes. */
export function TableFiles({ path, query }: TableFilesProps) {
  const { t, locale } = useWords();
  const { place } = useOffice();
  const hrefOf = (format: string): string => {
    const params = new URLSearchParams(query.map(([name, value]) => [name, value]));
    params.set('format', format);
    params.set('language', locale);
    return `${place.api}/admin/${path}?${params}`;
  };
  return (
    <>
      <Button icon={<DownloadOutlined />} href={hrefOf('csv')} download>
        {t('backOfficeStock.fileCsv')}
      </Button>
      <Button icon={<DownloadOutlined />} href={hrefOf('xlsx')} download>
        {t('backOfficeStock.fileXlsx')}
      </Button>
    </>
  );
}
