import { paymentAccountLimits } from '@farad/domain/provider';
import { Alert, App, Button, Card, Flex, Form, Input, Skeleton, Tag, Typography } from 'antd';

import { answerOf, type Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { AskedButton } from '#ui/call/asked-button.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { TryAccount } from '#ui/setting/try-account.tsx';

const setWords = {
  done: 'backOfficeSettings.accountUpdated',
  notDone: 'backOfficeSettings.accountNotUpdated',
} as const;
const removeWords = {
  done: 'backOfficeSettings.accountRemoved',
  notDone: 'backOfficeSettings.accountNotRemoved',
} as const;
const touched = ['paymentMethods', 'auditLog'] as const;

type Shown = Answer<'paymentMethods'>;

interface Typed {
  readonly shopId: string;
  readonly secretKey: string;
}

function SetAccount({ own }: { own: Shown['own'] }) {
  const { t } = useWords();
  const { api } = useOffice();
  const { modal } = App.useApp();
  const [form] = Form.useForm<Typed>();
  const save = useChange(
    setWords,
    (body: Typed) => answerOf(api.setPaymentAccount({ body })),
    touched,
    () => form.resetFields(['secretKey']),
  );
  const ask = (typed: Typed): void =>
    void modal.confirm({
      title: t('backOfficeSettings.setAccountAsk'),
      okText: t('backOfficeSettings.setAccount'),
      onOk: () => save.mutateAsync(typed).catch(() => undefined),
    });
  return (
    <Form<Typed> form={form} layout="vertical" initialValues={{ shopId: own?.shopId ?? '' }} onFinish={ask}>
      <FieldRefusal of={save.error} />
      <Flex wrap gap="0 16px">
        <Form.Item
          name="shopId"
          label={t('backOfficeSettings.shopId')}
          rules={[{ required: true }, { pattern: /^\d+$/, message: t('backOfficeSettings.shopIdForm') }]}
          className="grows-200"
        >
          <Input maxLength={paymentAccountLimits.shopId} autoComplete="off" inputMode="numeric" />
        </Form.Item>
        <Form.Item
          name="secretKey"
          label={t('backOfficeSettings.secretKey')}
          extra={t('backOfficeSettings.secretKeyHint')}
          rules={[{ required: true }, { pattern: /^[\x21-\x7e]{8,}$/, message: t('backOfficeSettings.secretKeyForm') }]}
          className="grows-twice"
        >
          <Input.Password maxLength={paymentAccountLimits.secretKey} autoComplete="new-password" />
        </Form.Item>
      </Flex>
      <Button type="primary" htmlType="submit" loading={save.isPending}>
        {t('backOfficeSettings.setAccount')}
      </Button>
    </Form>
  );
}

function RemoveAccount() {
  const { t } = useWords();
  const { api } = useOffice();
  const remove = useChange(removeWords, () => answerOf(api.removePaymentAccount({ body: {} })), touched);
  return (
    <AskedButton
      name={t('backOfficeSettings.removeAccount')}
      question={t('backOfficeSettings.removeAccountAsk')}
      change={remove}
    />
  );
}

function KeyOf({ own }: { own: NonNullable<Shown['own']> }) {
  const { t, dateTime } = useWords();
  const { setAt, keyEnd } = own;
  const text =
    setAt === null
      ? t('backOfficeSettings.keySetBefore')
      : t('backOfficeSettings.keySet', { when: dateTime(setAt), end: keyEnd });
  return <Typography.Text>{text}</Typography.Text>;
}

/** Card of the account that receives online payments: which one is used, a form to enter another, and a test. */
export function ProviderAccount() {
  const { t, named } = useWords();
  const { api } = useOffice();
  const account = useCall('paymentMethods');
  if (account.error !== null) return <CallFailed error={account.error} onRetry={() => void account.refetch()} />;
  const { data } = account;
  if (data === undefined) return <Skeleton active />;
  const variables = data.variables.join(', ');
  return (
    <Card size="small" title={t('backOfficeSettings.account')}>
      <Flex vertical gap={16}>
        {data.source === 'none' ? (
          <Alert type="warning" showIcon title={t('backOfficeSettings.noAccount')} />
        ) : (
          <Flex wrap gap={8} align="center">
            <Typography.Text>{t('backOfficeSettings.accountInUse', { shopId: data.shopId })}</Typography.Text>
            <Tag className="wraps">{named(`backOfficeSettings.source_${data.source}`)}</Tag>
            {data.isTest ? <Tag color="warning">{t('backOfficeSettings.testShop')}</Tag> : null}
          </Flex>
        )}
        {variables === '' ? null : (
          <Alert
            type="info"
            showIcon
            title={t('backOfficeSettings.fixedBy', { variable: variables })}
            description={
              data.own === null ? undefined : t('backOfficeSettings.ownUnused', { shopId: data.own.shopId, variables })
            }
          />
        )}
        {data.source === 'none' ? null : <TryAccount ask={() => answerOf(api.testPaymentMethods({ body: {} }))} />}
        {data.own === null ? null : (
          <Flex wrap gap={12} align="center">
            <KeyOf own={data.own} />
            <RemoveAccount />
          </Flex>
        )}
        <SetAccount own={data.own} />
      </Flex>
    </Card>
  );
}
