import { DownloadOutlined } from '@ant-design/icons';
import type { Import } from '@farad/contract/office/imports/imports';
import { Button } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';

/**
 * Link that downloads a file with the rejected rows and values: row, column, value and reason. `refused` = number of
 * rejected rows.
 */
export function ProblemsFile({ of, refused }: { of: Pick<Import, 'id'>; refused: number }) {
  const { t, locale } = useWords();
  const { place } = useOffice();
  return (
    <div>
      <Button
        icon={<DownloadOutlined />}
        href={`${place.api}/admin/imports/${of.id}/problems-file?language=${locale}`}
        download
      >
        {t(refused > 0 ? 'backOfficeImports.problemsFile' : 'backOfficeImportAdvice.leftOutFile')}
      </Button>
    </div>
  );
}
