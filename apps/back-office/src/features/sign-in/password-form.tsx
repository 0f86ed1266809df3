import { textLimits } from '@farad/domain/shared';
import { staffLimits } from '@farad/domain/staff';
import { Button, Form, Input, Typography, type InputRef } from 'antd';
import { useEffect, useRef } from 'react';

import { useWords } from '#i18n/words.tsx';

interface Entered {
  readonly email: string;
  readonly password: string;
}

/** First step of the sign-in: e-mail and password. */
export function PasswordForm({
  email,
  isBusy,
  onEdit,
  onSend,
}: {
  email: string;
  isBusy: boolean;
  /** Called when the user types, so that the previous error disappears. */
  onEdit: () => void;
  onSend: (entered: Entered) => void;
}) {
  const { t } = useWords();
  const emailField = useRef<InputRef>(null);
  const passwordField = useRef<InputRef>(null);
  useEffect(() => (email === '' ? emailField : passwordField).current?.focus(), [email]);
  return (
    <Form<Entered>
      layout="vertical"
      noValidate
      requiredMark={false}
      initialValues={{ email, password: '' }}
      onValuesChange={onEdit}
      onFinish={onSend}
    >
      <Form.Item
        name="email"
        label={t('backOffice.email')}
        validateTrigger="onBlur"
        rules={[{ required: true }, { type: 'email', message: t('forms.invalidEmail') }]}
      >
        <Input type="email" autoComplete="username" ref={emailField} inputMode="email" maxLength={textLimits.email} />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('backOffice.password')}
        rules={[{ required: true, message: t('forms.passwordRequired') }]}
      >
        <Input.Password autoComplete="current-password" ref={passwordField} maxLength={staffLimits.passwordLengthMax} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('backOffice.next')}
      </Button>
      <Typography.Paragraph type="secondary" className="flush above-16">
        {t('backOffice.forgotPassword')}
      </Typography.Paragraph>
    </Form>
  );
}
