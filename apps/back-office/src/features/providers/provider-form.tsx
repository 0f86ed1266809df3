import type { ProviderSettings } from '@farad/contract/office/settings/providers';
import { providerLengths, secretLengthMax } from '@farad/domain/provider';
import { Button, Flex, Form, Input, Select } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { FigureField } from '#ui/field/figure-field.tsx';
import { touched, type ProviderState } from './provider-state.ts';

const saveWords = { done: 'backOfficeProviders.saved', notDone: 'backOfficeProviders.notSaved' } as const;

type Field = ProviderState['fields'][number];
type Values = Readonly<Record<string, string | number>>;

/** Maximum lengths of text fields. A field comes from the server, so its name is any text here. */
const lengths: Readonly<Record<string, number>> = providerLengths;

/** Number fields: the maximum, and the value shown while none is stored. The minimum is 1. */
const figures: Readonly<Record<string, { readonly max: number; readonly usual: number }>> = {
  port: { max: 65_535, usual: 465 },
  fromCity: { max: 9_999_999, usual: 44 },
};

/** Options of the select fields; '' = the program decides. */
const choices: Readonly<Record<string, readonly string[]>> = {
  security: ['', 'implicit', 'starttls'],
  kind: ['smartcaptcha', 'recaptcha'],
};

function firstValue({ name, value }: Field): string | number {
  const figure = figures[name];
  if (figure !== undefined) return value === '' ? figure.usual : Number(value);
  return value === '' ? (choices[name]?.[0] ?? '') : value;
}

function FieldInput({ field: { name, isSecret }, ...given }: { field: Field; id?: string }) {
  const { named } = useWords();
  const figure = figures[name];
  if (figure !== undefined) return <FigureField {...given} min={1} max={figure.max} />;
  const chosen = choices[name];
  if (chosen !== undefined) {
    const options = chosen.map((value) => ({
      value,
      label: named(`backOfficeProviders.${name}_${value === '' ? 'auto' : value}`),
    }));
    return <Select {...given} options={options} />;
  }
  return isSecret ? (
    <Input.Password {...given} maxLength={secretLengthMax} autoComplete="new-password" />
  ) : (
    <Input {...given} maxLength={lengths[name] ?? secretLengthMax} autoComplete="off" />
  );
}

/**
 * Form with the account of an outside service. Stored secrets are not shown; an empty field keeps the stored secret.
 */
export function ProviderForm({ state, onDone }: { state: ProviderState; onDone: () => void }) {
  const { t, named } = useWords();
  const { api } = useOffice();
  const [form] = Form.useForm<{ setting: Values }>();
  const { provider, fields } = state;
  const save = useChange(
    saveWords,
    (values: Values) =>
      // The fields come from the server, so the compiler cannot know that they are those of this provider.
      answerOf(api.setProvider({ body: { setting: { provider, ...values } as ProviderSettings } })),
    touched,
    onDone,
  );
  const hintOf = ({ name, isSecret, isSet }: Field): string | undefined => {
    if (isSecret && isSet) return t('backOfficeProviders.secretKept');
    const key = `backOfficeProviders.hint_${provider}_${name}`;
    const hint = named(key);
    return hint === key ? undefined : hint;
  };
  return (
    <Form<{ setting: Values }>
      form={form}
      layout="vertical"
      initialValues={{ setting: Object.fromEntries(fields.map((field) => [field.name, firstValue(field)])) }}
      onFinish={({ setting }) => save.mutate(setting)}
    >
      <FieldRefusal of={save.error} />
      <Flex wrap gap="0 16px">
        {fields.map((field) => (
          <Form.Item
            key={field.name}
            name={['setting', field.name]}
            label={named(`backOfficeProviders.field_${field.name}`)}
            extra={hintOf(field)}
            className="grows-280"
          >
            <FieldInput field={field} />
          </Form.Item>
        ))}
      </Flex>
      <Flex wrap gap={8}>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t('backOfficeProviders.save')}
        </Button>
        <Button onClick={onDone}>{t('backOfficeProviders.cancel')}</Button>
      </Flex>
    </Form>
  );
}
