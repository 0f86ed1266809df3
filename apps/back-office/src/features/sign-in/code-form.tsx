import { Button, Flex, Form, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';

import { useWords } from '#i18n/words.tsx';

interface CodeFormProps {
  readonly isBusy: boolean;
  /** Another code is typed: what was wrong with the one before is not said any more. */
  readonly onEdit: () => void;
  readonly onCode: (code: string) => void;
  /** Back to the password. */
  readonly onBack: () => void;
}

const totpDigits = 6;

/** The second step: a code of the authenticator; a recovery code where it is not at hand. */
export function CodeForm({ isBusy, onEdit, onCode, onBack }: CodeFormProps) {
  const { t } = useWords();
  const [form] = Form.useForm<{ code: string }>();
  const [isRecovery, setRecovery] = useState(false);
  const field = useRef<InputRef>(null);
  // Whoever has come so far, or asked for the other field, types there.
  useEffect(() => field.current?.focus(), [isRecovery]);
  const change = (next: boolean): void => {
    setRecovery(next);
    onEdit();
    form.resetFields();
  };
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      onValuesChange={onEdit}
      onFinish={({ code }) => onCode(code.trim())}
    >
      {isRecovery ? (
        <Form.Item
          key="recovery"
          name="code"
          label={t('backOffice.recoveryCode')}
          extra={t('backOffice.recoveryCodeHint')}
          rules={[{ required: true }]}
        >
          <Input ref={field} autoComplete="off" maxLength={40} className="office-number" />
        </Form.Item>
      ) : (
        <Form.Item
          key="totp"
          name="code"
          label={t('backOffice.totpCode')}
          extra={t('backOffice.totpCodeHint')}
          rules={[{ required: true }, { pattern: /^\s*\d{6}\s*$/, message: t('backOffice.totpCodeForm') }]}
          validateTrigger="onSubmit"
        >
          <Input
            ref={field}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={totpDigits}
            className="office-number"
          />
        </Form.Item>
      )}
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('backOffice.signInButton')}
      </Button>
      <Flex justify="space-between" wrap style={{ marginTop: 12 }}>
        <Button type="link" style={{ padding: 0 }} onClick={() => change(!isRecovery)}>
          {t(isRecovery ? 'backOffice.useTotp' : 'backOffice.useRecovery')}
        </Button>
        <Button type="link" style={{ padding: 0 }} onClick={onBack}>
          {t('backOffice.back')}
        </Button>
      </Flex>
    </Form>
  );
}
