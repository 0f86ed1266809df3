import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Checkbox, Flex, Typography } from 'antd';
import { useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { saveFile } from '../call/save-file.ts';

/** Shows new recovery codes, which cannot be shown again. Staff must copy or download them before they can continue. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { t } = useWords();
  const [isSaved, setSaved] = useState(false);
  const text = codes.join('\n');
  return (
    <>
      <Typography.Title level={2} className="text-20 above-0">
        {t('backOffice.recoveryCodes')}
      </Typography.Title>
      <Alert type="warning" showIcon title={t('backOffice.recoveryCodesLead')} className="below-16" />
      <Typography.Paragraph copyable={{ text }} className="office-number keeps-lines">
        {text}
      </Typography.Paragraph>
      <Flex vertical gap={16} align="start">
        <Button icon={<DownloadOutlined />} onClick={() => saveFile('recovery-codes.txt', 'text/plain', `${text}\n`)}>
          {t('backOffice.download')}
        </Button>
        <Checkbox checked={isSaved} onChange={(event) => setSaved(event.target.checked)}>
          {t('backOffice.recoveryCodesSaved')}
        </Checkbox>
        <Button type="primary" disabled={!isSaved} onClick={onSaved}>
          {t('backOffice.next')}
        </Button>
      </Flex>
    </>
  );
}
