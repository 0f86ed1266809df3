import { staffLimits } from '@farad/domain/staff';
import { Button, Flex, Form, Input, QRCode, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';

interface TotpSetUpProps {
  readonly secret: { readonly uri: string; readonly secret: string };
  readonly isBusy: boolean;
  readonly onCode: (code: string) => void;
}

/** Formats the secret in groups of four characters. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Steps that set up an authenticator: the secret as QR code and as text, then a field for a code that confirms it. */
export function TotpSetUp({ secret, isBusy, onCode }: TotpSetUpProps) {
  const { t } = useWords();
  return (
    <>
      <Typography.Title level={2} className="text-20 above-0">
        {t('backOffice.totpSetUp')}
      </Typography.Title>
      <Typography.Paragraph>{t('backOffice.totpSetUpLead')}</Typography.Paragraph>
      <Flex justify="center" className="below-16">
        <div role="img" aria-label={t('backOffice.totpQr')}>
          {/* The code is black on white in both themes, because not all cameras read other colours. */}
          <QRCode type="svg" value={secret.uri} size={200} color="#000000" bgColor="#ffffff" />
        </div>
      </Flex>
      <Typography.Paragraph type="secondary">{t('backOffice.totpSecretLead')}</Typography.Paragraph>
      <Typography.Paragraph className="office-number" copyable={{ text: secret.secret }} data-totp-secret>
        {inFours(secret.secret)}
      </Typography.Paragraph>
      <Form layout="vertical" requiredMark={false} onFinish={({ code }: { code: string }) => onCode(code.trim())}>
        <Form.Item
          name="code"
          label={t('backOffice.totpCode')}
          rules={[{ required: true }, { pattern: /^\s*\d{6}\s*$/, message: t('backOffice.totpCodeForm') }]}
          validateTrigger="onSubmit"
        >
          <Input
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={staffLimits.totpDigits}
            className="office-number"
          />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={isBusy}>
          {t('backOffice.totpConfirm')}
        </Button>
      </Form>
    </>
  );
}
