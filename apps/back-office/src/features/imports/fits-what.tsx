import { DownloadOutlined } from '@ant-design/icons';
import { Button, Card, Flex, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { toCsv } from '#ui/table/csv.ts';
import { saveFile } from '#ui/call/save-file.ts';
import { exampleHeads, exampleRows } from './example-file.ts';
import { StartImport } from './start-import.tsx';

/** File formats that can be imported, with an example file to download. */
export function FileRules() {
  const words = useWords();
  const { t, locale } = words;
  return (
    <Flex vertical gap={8} align="flex-start">
      <Typography.Paragraph className="flush">{t('backOfficeImports.fits')}</Typography.Paragraph>
      <ul className="flush indent">
        <li>{t('backOfficeImports.fitsFormats')}</li>
        <li>{t('backOfficeImports.fitsColumns')}</li>
        <li>{t('backOfficeImports.fitsSize')}</li>
      </ul>
      <Button
        icon={<DownloadOutlined />}
        onClick={() =>
          saveFile(
            `${t('backOfficeImports.exampleName')}.csv`,
            'text/csv',
            toCsv(exampleHeads[locale], exampleRows(locale), words),
          )
        }
      >
        {t('backOfficeImports.example')}
      </Button>
    </Flex>
  );
}

/** Text in place of the empty list of imports: what to do, and which formats can be imported. */
export function FitsWhat() {
  const { t } = useWords();
  return (
    <Flex vertical gap={16} className="max-760">
      <Typography.Paragraph className="flush">{t('backOfficeImports.none')}</Typography.Paragraph>
      <StartImport />
      <Card size="small">
        <FileRules />
      </Card>
    </Flex>
  );
}
