import { languages, locales, textLimits, type Locale } from '@farad/domain/shared';
import { keepPreviousData } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Flex, Form, Input, Select } from 'antd';
import { useState } from 'react';

import { answerOf, Refused } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { useCall } from '#ui/call/use-call.ts';
import { shownPhone } from '#ui/page/contact.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { personName } from '#ui/page/person-name.ts';
import { useChange } from '#ui/call/use-change.ts';
import { useDebounced } from '#ui/call/use-debounced.ts';

const added = { done: 'backOfficeOrdering.customerAdded', notDone: 'backOfficeOrdering.customerNotAdded' } as const;

interface NewCustomer {
  readonly phone: string;
  readonly name: string;
  readonly surname?: string;
  readonly locale: Locale;
}

/**
 * Returns a function that awaits a call. If the phone already belongs to a customer, it throws an error that says what
 * to do.
 */
function useKnown() {
  const { t } = useWords();
  return async <T,>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'duplicate') throw error;
      throw new Refused(error.status, { code: error.code, message: t('backOfficeOrdering.customerKnown') });
    }
  };
}

function NewCustomerForm({ phone, onDone }: { phone: string; onDone: (id: string) => void }) {
  const { t } = useWords();
  const { api } = useOffice();
  const known = useKnown();
  const add = useChange(
    added,
    ({ surname = '', phone: own, name, locale }: NewCustomer) =>
      known(answerOf(api.addPhoneCustomer({ body: { phone: own, name, surname, locale, consent: true } }))),
    answersOf.customers,
    ({ id }) => onDone(id),
  );
  const needed = [{ required: true, whitespace: true }];
  return (
    <Form<NewCustomer>
      layout="vertical"
      initialValues={{ phone, locale: locales[0] }}
      onFinish={(given) => add.mutate(given)}
      className="max-420"
    >
      <FieldRefusal of={add.error} />
      <Form.Item
        name="phone"
        label={t('backOfficeOrdering.phone')}
        extra={t('backOfficeOrdering.phoneHint')}
        rules={needed}
      >
        <Input type="tel" maxLength={textLimits.phone} autoComplete="off" />
      </Form.Item>
      <Form.Item name="name" label={t('backOfficeOrdering.firstName')} rules={needed}>
        <Input maxLength={textLimits.personName} autoComplete="off" />
      </Form.Item>
      <Form.Item name="surname" label={t('backOfficeOrdering.surname')}>
        <Input maxLength={textLimits.personName} autoComplete="off" />
      </Form.Item>
      <Form.Item name="locale" label={t('backOfficeOrdering.language')}>
        <Select options={languages.map(({ locale, name }) => ({ value: locale, label: name }))} />
      </Form.Item>
      <Form.Item
        name="consent"
        valuePropName="checked"
        extra={t('backOfficeOrdering.consentHint')}
        rules={[
          {
            validator: (_, isGiven) =>
              isGiven === true ? Promise.resolve() : Promise.reject(new Error(t('backOfficeOrdering.consentNeeded'))),
          },
        ]}
      >
        <Checkbox>{t('backOfficeOrdering.consentData')}</Checkbox>
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={add.isPending}>
        {t('backOfficeOrdering.addCustomer')}
      </Button>
    </Form>
  );
}

/** Search for the customer who is calling, with a form to add a new one. */
export function ChooseCustomer({ onChoose }: { onChoose: (id: string) => void }) {
  const { t } = useWords();
  const [text, setText] = useState('');
  // Keeps the typed text for the form of a new customer, because antd clears the field when it loses the focus.
  const [typed, setTyped] = useState('');
  const [isNew, setNew] = useState(false);
  const sought = useDebounced(text.trim());
  const found = useCall(
    'customers',
    { query: { text: sought } },
    { enabled: sought !== '', placeholderData: keepPreviousData },
  );
  const customers = sought === '' ? [] : (found.data?.customers ?? []);
  const isNobody = sought !== '' && found.data !== undefined && !found.isFetching && customers.length === 0;
  return (
    <Flex vertical gap={12}>
      <Flex wrap gap={8}>
        <Select
          aria-label={t('backOfficeOrdering.customer')}
          placeholder={t('backOfficeOrdering.findCustomer')}
          showSearch={{
            searchValue: text,
            onSearch: (sent) => {
              setText(sent);
              if (sent !== '') setTyped(sent);
            },
            filterOption: false,
          }}
          value={null}
          loading={found.isFetching}
          notFoundContent={t(sought === '' ? 'backOfficeOrdering.typeToFind' : 'backOfficeOrdering.nobodyFound')}
          onChange={(id: string | null) => {
            if (id !== null) onChoose(id);
          }}
          className="w-420 max-full"
          options={customers.map((row) => ({
            value: row.id,
            label: [personName(row, t), shownPhone(row.phone), row.email].filter((part) => part !== '').join(' · '),
          }))}
        />
        <Button onClick={() => setNew(!isNew)}>{t('backOfficeOrdering.newCustomer')}</Button>
      </Flex>
      {isNobody && !isNew ? <Alert type="info" title={t('backOfficeOrdering.nobodyFound')} /> : null}
      {isNew ? (
        <NewCustomerForm phone={/\d/.test(typed) && !typed.includes('@') ? typed : ''} onDone={onChoose} />
      ) : null}
    </Flex>
  );
}
