import { staffLimits } from '@farad/domain/staff';
import { Button, Flex, Form, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';

import { useWords } from '#i18n/words.tsx';

interface CodeFormProps {
  readonly isBusy: boolean;
  /** Called when the user types, so that the error about the previous code disappears. */
  readonly onEdit: () => void;
  readonly onCode: (code: string) => void;
  /** Goes back to the step with the password. */
  readonly onBack: () => void;
}

/** Second step of the sign-in: a code from the authenticator, or a recovery code. */
export function CodeForm({ isBusy, onEdit, onCode, onBack }: CodeFormProps) {
  const { t } = useWords();
  const [form] = Form.useForm<{ code: string }>();
  const [isRecovery, setRecovery] = useState(false);
  const field = useRef<InputRef>(null);
  // Focus the field when this step opens and when the kind of code is switched.
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
          <Input ref={field} autoComplete="off" maxLength={staffLimits.codeLengthMax} className="office-number" />
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
            maxLength={staffLimits.totpDigits}
            className="office-number"
          />
        </Form.Item>
      )}
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('backOffice.signInButton')}
      </Button>
      <Flex justify="space-between" wrap className="above-12">
        <Button type="link" className="bare" onClick={() => change(!isRecovery)}>
          {t(isRecovery ? 'backOffice.useTotp' : 'backOffice.useRecovery')}
        </Button>
        <Button type="link" className="bare" onClick={onBack}>
          {t('backOffice.back')}
        </Button>
      </Flex>
    </Form>
  );
}
