import type { SynonymToAdd } from '@farad/contract/office/operation/reports';
import { synonymLengthMax } from '@farad/domain/searches';
import { locales } from '@farad/domain/shared';
import { Button, Flex, Form, Input, Modal, Select } from 'antd';

import { answerOf, Refused } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { searchAddress } from './search-views.tsx';

const words = { done: 'backOfficeSearches.added', notDone: 'backOfficeSearches.notAdded' } as const;

function SynonymForm({ begun, onClose }: { begun: Partial<SynonymToAdd>; onClose: () => void }) {
  const { t } = useWords();
  const { api, place, locale } = useOffice();
  const [form] = Form.useForm<SynonymToAdd>();
  const meant = Form.useWatch('meant', form)?.trim() ?? '';
  const language = Form.useWatch('locale', form) ?? locale;
  const add = useChange(
    words,
    (body: SynonymToAdd) =>
      answerOf(api.addSynonym({ body })).catch((error: unknown) => {
        if (error instanceof Refused && error.field !== null) {
          form.setFields([{ name: error.field as keyof SynonymToAdd, errors: [error.message] }]);
        }
        throw error;
      }),
    ['searchSynonyms'],
    onClose,
  );
  const rules = [{ required: true, whitespace: true, max: synonymLengthMax }];
  return (
    <Form form={form} layout="vertical" initialValues={{ locale, ...begun }} onFinish={(body) => add.mutate(body)}>
      <FieldRefusal of={add.error} />
      <p>{t('backOfficeSearches.synonymsLead')}</p>
      <Form.Item name="locale" label={t('backOfficeSearches.language')}>
        <Select options={locales.map((value) => ({ value, label: value.toUpperCase() }))} className="w-120" />
      </Form.Item>
      <Form.Item name="said" label={t('backOfficeSearches.said')} rules={rules}>
        <Input maxLength={synonymLengthMax} />
      </Form.Item>
      <Form.Item
        name="meant"
        label={t('backOfficeSearches.meant')}
        rules={[
          ...rules,
          ({ getFieldValue }) => ({
            validator: async (_, value: string | undefined) => {
              const typed: unknown = getFieldValue('said');
              if (typeof typed === 'string' && typed.trim().toLowerCase() === value?.trim().toLowerCase()) {
                throw new Error(t('backOfficeSearches.sameWords'));
              }
            },
          }),
        ]}
      >
        <Input maxLength={synonymLengthMax} />
      </Form.Item>
      <Flex gap={12} align="center" wrap>
        <Button type="primary" htmlType="submit" loading={add.isPending}>
          {t('backOfficeSearches.add')}
        </Button>
        {meant === '' ? null : (
          <a href={searchAddress(place.site, language, meant)} target="_blank" rel="noreferrer">
            {t('backOfficeSearches.tryIt')}
          </a>
        )}
      </Flex>
    </Form>
  );
}

/** Dialog that adds a synonym. `begun` = values to start with; null = the dialog is closed. */
export function AddSynonym({ begun, onClose }: { begun: Partial<SynonymToAdd> | null; onClose: () => void }) {
  const { t } = useWords();
  return (
    <Modal
      open={begun !== null}
      title={t('backOfficeSearches.addSynonym')}
      onCancel={onClose}
      footer={null}
      destroyOnHidden
    >
      {begun === null ? null : <SynonymForm begun={begun} onClose={onClose} />}
    </Modal>
  );
}
