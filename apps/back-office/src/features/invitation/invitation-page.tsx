import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Card, Flex, Form, Result, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { failureText } from '#ui/call/call-failed.tsx';
import { LookSwitches } from '#ui/page/look-switches.tsx';
import { NewPassword } from '#ui/field/new-password.tsx';
import { useTitle } from '#ui/call/use-title.ts';

/**
 * Page that the link of an invitation opens. The invited person sets a password here. The token is in the address after
 * `#`, so that no server logs it.
 */
export function InvitationPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const [token] = useState(() => location.hash.slice(1));
  useTitle(t('backOffice.invitation'));
  const accept = useMutation({
    mutationFn: (password: string) => answerOf(api.acceptStaffInvitation({ body: { token, password } })),
  });
  const content = accept.isSuccess ? (
    <Result
      status="success"
      title={t('backOffice.passwordSet')}
      subTitle={t('backOffice.passwordSetLead')}
      extra={<Link to="/">{t('backOffice.signInButton')}</Link>}
    />
  ) : (
    <Form
      layout="vertical"
      requiredMark={false}
      onFinish={({ password }: { password: string }) => accept.mutate(password)}
    >
      <Typography.Paragraph>{t('backOffice.invitationLead')}</Typography.Paragraph>
      {token === '' ? <Alert type="error" showIcon title={t('backOffice.invitationBroken')} /> : null}
      {accept.error === null ? null : (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('backOffice.passwordNotUpdated')}
          description={failureText(accept.error, words)}
        />
      )}
      <NewPassword />
      <Button type="primary" htmlType="submit" block disabled={token === ''} loading={accept.isPending}>
        {t('backOffice.setPassword')}
      </Button>
    </Form>
  );
  return (
    <Flex vertical align="center" component="main" gap={16} className="office-door">
      <Typography.Title level={1} className="text-28 flush">
        {t('backOffice.invitation')}
      </Typography.Title>
      <Card className="w-full max-420">{content}</Card>
      <LookSwitches />
    </Flex>
  );
}
