import { Button, Form, Input, Typography } from 'antd';

import { useWords } from '../../i18n/words.tsx';
import { focusAtFirst } from '../../ui/focus-at-first.ts';

interface Entered {
  readonly email: string;
  readonly password: string;
}

/** The first step: e-mail and password. */
export function PasswordForm({
  email,
  isBusy,
  onSend,
}: {
  email: string;
  isBusy: boolean;
  onSend: (entered: Entered) => void;
}) {
  const { t } = useWords();
  return (
    <Form<Entered> layout="vertical" requiredMark={false} initialValues={{ email, password: '' }} onFinish={onSend}>
      <Form.Item
        name="email"
        label={t('backOffice.email')}
        validateTrigger="onBlur"
        rules={[{ required: true }, { type: 'email', message: t('forms.invalidEmail') }]}
      >
        <Input
          type="email"
          autoComplete="username"
          {...(email === '' ? { ref: focusAtFirst } : {})}
          inputMode="email"
        />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('backOffice.password')}
        rules={[{ required: true, message: t('forms.passwordRequired') }]}
      >
        <Input.Password autoComplete="current-password" {...(email === '' ? {} : { ref: focusAtFirst })} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('backOffice.next')}
      </Button>
      <Typography.Paragraph type="secondary" style={{ margin: '16px 0 0' }}>
        {t('backOffice.forgotPassword')}
      </Typography.Paragraph>
    </Form>
  );
}
