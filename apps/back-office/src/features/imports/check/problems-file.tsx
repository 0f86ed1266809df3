import { DownloadOutlined } from '@ant-design/icons';
import type { Import } from '@farad/contract/office/imports/imports';
import { Button } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';

/** Link that downloads a file with the rejected rows and values: row, column, value and reason. */
export function ProblemsFile({ of }: { of: Pick<Import, 'id'> }) {
  const { t, locale } = useWords();
  const { place } = useOffice();
  return (
    <div>
      <Button
        icon={<DownloadOutlined />}
        href={`${place.api}/admin/imports/${of.id}/problems-file?language=${locale}`}
        download
      >
        {t('backOfficeImports.problemsFile')}
      </Button>
    </div>
  );
}
