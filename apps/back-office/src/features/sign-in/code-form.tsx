import { staffLimits } from '@farad/domain/staff';
import { Button, Flex, Form, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';

import { useWords } from '#i18n/words.tsx';

interface CodeFormProps {
  readonly isBusy: boolean;
  /** Called on typing, to clear the error about the previous code. */
  readonly onEdit: () => void;
  readonly onCode: (code: string) => void;
  /** Returns to the password step. */
  readonly onBack: () => void;
}

const totpDigits = 6;

/** Second step: a code from the authenticator, or a recovery code. */
export function CodeForm({ isBusy, onEdit, onCode, onBack }: CodeFormProps) {
  const { t } = useWords();
  const [form] = Form.useForm<{ code: string }>();
  const [isRecovery, setRecovery] = useState(false);
  const field = useRef<InputRef>(null);
  // Focus the field when the step opens or the kind of code changes.
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
            maxLength={totpDigits}
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
