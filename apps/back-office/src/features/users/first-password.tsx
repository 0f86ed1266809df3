import { Alert, Button, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';

/** Shows a new account's first password. It cannot be shown again. */
export function FirstPassword({ email, password, onDone }: { email: string; password: string; onDone: () => void }) {
  const { t } = useWords();
  return (
    <>
      <Alert type="warning" showIcon title={t('backOfficeStaff.firstPasswordLead', { email })} />
      <Typography.Paragraph copyable className="office-number text-16 flush above-16 below-16">
        {password}
      </Typography.Paragraph>
      <Button type="primary" onClick={onDone}>
        {t('backOfficeStaff.firstPasswordKept')}
      </Button>
    </>
  );
}
