import type { SellerSettings, SellerToSet } from '@farad/contract/office/payments/bank';
import { legalForms } from '@farad/domain/company';
import { sellerLengths, sellerVatModes } from '@farad/domain/invoice';
import type { Translator } from '@farad/wording/translator';
import { Alert, Button, Flex, Form, Input, Select, Skeleton, Typography } from 'antd';

import { answerOf, Refused } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { restoreWords, VersionList } from '#ui/setting/setting-versions.tsx';

const sellerWords = { done: 'backOfficeBank.sellerUpdated', notDone: 'backOfficeBank.sellerNotUpdated' } as const;
const touched = ['sellerSettings', 'auditLog'] as const;

const empty: SellerToSet = { form: 'ooo', vatMode: 'general' };

/** Form fields in their order. `isNeeded` = required. */
const fields = [
  { name: 'name', label: 'backOfficeBank.sellerName', isNeeded: true },
  { name: 'address', label: 'fields.address', isNeeded: true },
  { name: 'phone', label: 'backOfficePeople.phone', isNeeded: false },
  { name: 'inn', label: 'fields.inn', isNeeded: true },
  { name: 'kpp', label: 'fields.kpp', isNeeded: false },
  { name: 'ogrn', label: 'fields.ogrn', isNeeded: true },
  { name: 'bankName', label: 'fields.bankName', isNeeded: true },
  { name: 'bik', label: 'fields.bik', isNeeded: true },
  { name: 'account', label: 'fields.account', isNeeded: true },
  { name: 'correspondentAccount', label: 'fields.correspondentAccount', isNeeded: true },
  { name: 'director', label: 'backOfficeBank.director', isNeeded: false },
  { name: 'accountant', label: 'backOfficeBank.accountant', isNeeded: false },
] as const;

/** Returns the hint under a field; undefined = none. */
function hintOf(name: string, isPerson: boolean, t: Translator): string | undefined {
  if (name === 'name') return t('backOfficeBank.nameHint');
  return isPerson && name === 'director' ? t('backOfficeBank.signsHint') : undefined;
}

function SellerForm({ settings }: { settings: SellerSettings }) {
  const { t, named } = useWords();
  const { api } = useOffice();
  const seen = settings.versions[0]?.id ?? null;
  const save = useChange(
    sellerWords,
    (entered: SellerToSet) => answerOf(api.setSeller({ body: { ...entered, seen } })),
    touched,
  );
  const refused = save.error instanceof Refused ? save.error : null;
  const { seller, isDemonstration } = settings;
  // Start with an empty form instead of the demonstration's seller.
  const known = seller === null || isDemonstration ? empty : { ...seller, kpp: seller.kpp ?? '' };
  const [form] = Form.useForm<SellerToSet>();
  const isPerson = Form.useWatch('form', form) === 'ip';
  return (
    <Form<SellerToSet>
      form={form}
      layout="vertical"
      initialValues={known}
      onFinish={(entered) => save.mutate(entered)}
      className="max-640"
    >
      <FieldRefusal of={save.error} />
      <Form.Item name="form" label={t('backOfficeBank.legalForm')} rules={[{ required: true }]}>
        <Select
          options={legalForms.map((each) => ({ value: each, label: named(`backOfficeBank.legalForm_${each}`) }))}
        />
      </Form.Item>
      {fields
        .filter(({ name }) => !isPerson || (name !== 'kpp' && name !== 'accountant'))
        .map(({ name, label, isNeeded }) => (
          <Form.Item
            key={name}
            name={name}
            label={t(isPerson && name === 'director' ? 'backOfficeBank.signs' : label)}
            rules={[{ required: isNeeded, whitespace: isNeeded }, { max: sellerLengths[name] }]}
            extra={hintOf(name, isPerson, t)}
            {...(refused?.field === name ? { validateStatus: 'error' as const, help: refused.message } : {})}
          >
            <Input maxLength={sellerLengths[name]} autoComplete="off" />
          </Form.Item>
        ))}
      <Form.Item name="vatMode" label={t('backOfficeBank.vatMode')} rules={[{ required: true }]}>
        <Select
          options={sellerVatModes.map((mode) => ({ value: mode, label: named(`backOfficeBank.vatMode_${mode}`) }))}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={save.isPending}>
        {t('backOffice.save')}
      </Button>
    </Form>
  );
}

/** The versions of the seller's data. */
function SellerVersions({ versions }: Pick<SellerSettings, 'versions'>) {
  const { t, named } = useWords();
  const { api } = useOffice();
  const seen = versions[0]?.id ?? null;
  const restore = useChange(
    restoreWords,
    (version: string) => answerOf(api.restoreSeller({ body: { version, seen } })),
    touched,
  );
  const titles = new Map<string, string>([
    ...fields.map(({ name, label }) => [name, t(label)] as const),
    ['vatMode', t('backOfficeBank.vatMode')],
    ...sellerVatModes.map((mode) => [mode, named(`backOfficeBank.vatMode_${mode}`)] as const),
  ]);
  return <VersionList versions={versions} titles={titles} onRestore={restore.mutateAsync} />;
}

/** Screen with the seller's legal data, which invoices contain. */
export function SellerPage() {
  const { t } = useWords();
  const settings = useCall('sellerSettings');
  if (settings.error !== null) return <CallFailed error={settings.error} onRetry={() => void settings.refetch()} />;
  return (
    <>
      <PageHead title={t('backOfficeBank.seller')} />
      {settings.data === undefined ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : (
        <Flex vertical gap={16}>
          <Typography.Text type="secondary">{t('backOfficeBank.sellerLead')}</Typography.Text>
          {settings.data.seller === null ? (
            <Alert type="warning" showIcon title={t('backOfficeBank.sellerNone')} />
          ) : null}
          {settings.data.isDemonstration ? (
            <Alert type="info" showIcon title={t('backOfficeBank.sellerDemonstration')} />
          ) : null}
          <SellerForm key={settings.data.versions[0]?.id ?? ''} settings={settings.data} />
          <SellerVersions versions={settings.data.versions} />
        </Flex>
      )}
    </>
  );
}
