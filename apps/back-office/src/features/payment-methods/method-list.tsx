import { ownWordsLimits, paymentBuyers } from '@farad/domain/setting';
import { Card, Checkbox, Flex, Form, Select, Switch } from 'antd';

import type { Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { FigureField } from '#ui/field/figure-field.tsx';
import { moved, OrderButtons } from '#ui/page/order-buttons.tsx';
import { OwnWords } from '#ui/page/own-words.tsx';
import { SettingForm } from '#ui/setting/setting-form.tsx';
import { SettingVersions } from '#ui/setting/setting-versions.tsx';
import { useSettingDraft, type SettingValue } from '#ui/setting/use-setting.ts';
import { TillFields } from './till-fields.tsx';

type Terms = SettingValue<'payments'>['methods'][number];

const roublesMax = 100_000_000;

function Bounds({ terms, isWrong, onChange }: MethodProps) {
  const { t } = useWords();
  const field = (name: 'leastRoubles' | 'mostRoubles', label: string) => (
    <Form.Item
      label={label}
      htmlFor={`${terms.method}-${name}`}
      {...(isWrong && name === 'mostRoubles' ? { validateStatus: 'error' as const, help: t('forms.invalid') } : {})}
    >
      <FigureField
        id={`${terms.method}-${name}`}
        min={0}
        max={roublesMax}
        placeholder={t('backOfficeSettings.unlimited')}
        value={terms[name]}
        onChange={(roubles) => onChange({ [name]: roubles })}
        className="w-140"
      />
    </Form.Item>
  );
  return (
    <>
      {field('leastRoubles', t('backOfficeSettings.least'))}
      {field('mostRoubles', t('backOfficeSettings.most'))}
    </>
  );
}

interface MethodProps {
  readonly terms: Terms;
  readonly isWrong: boolean;
  readonly onChange: (changes: Partial<Terms>) => void;
}

function Method({ terms, isWrong, onChange }: MethodProps) {
  const { t, named } = useWords();
  return (
    <Form layout="vertical" component="div">
      <Flex wrap gap="0 16px">
        <Form.Item label={t('backOfficeSettings.buyers')}>
          <Select
            aria-label={t('backOfficeSettings.buyers')}
            value={terms.buyers}
            // Only companies can pay by invoice, so for the invoice this choice is disabled.
            disabled={terms.method === 'invoice'}
            onChange={(buyers) => onChange({ buyers })}
            options={paymentBuyers.map((buyers) => ({
              value: buyers,
              label: named(`backOfficeSettings.buyers_${buyers}`),
            }))}
            className="w-200"
          />
        </Form.Item>
        <Bounds terms={terms} isWrong={isWrong} onChange={onChange} />
      </Flex>
      <Flex vertical gap={8}>
        <OwnWords kind="name" most={ownWordsLimits.name} value={terms.name} onChange={(name) => onChange({ name })} />
        <OwnWords kind="note" most={ownWordsLimits.note} value={terms.note} onChange={(note) => onChange({ note })} />
      </Flex>
    </Form>
  );
}

/** List of the payment methods in the order in which buyers see them, each with its terms. */
export function MethodList({ shown }: { shown: Answer<'shopSetting'> }) {
  const { t, named } = useWords();
  const draft = useSettingDraft('payments', shown);
  const { methods, isHeldFirst, till } = draft.value;
  return (
    <>
      <SettingForm draft={draft}>
        {methods.map((terms, index) => {
          const name = named(`backOfficeSettings.method_${terms.method}`);
          const change = (changes: Partial<Terms>): void =>
            draft.change({ methods: methods.map((each, at) => (at === index ? { ...each, ...changes } : each)) });
          return (
            <Card
              key={terms.method}
              size="small"
              title={name}
              extra={
                <Flex gap={12} align="center">
                  <Switch
                    aria-label={name}
                    checked={terms.isOn}
                    checkedChildren={t('backOfficeSettings.on')}
                    unCheckedChildren={t('backOfficeSettings.off')}
                    onChange={(isOn) => change({ isOn })}
                  />
                  <OrderButtons
                    name={name}
                    index={index}
                    length={methods.length}
                    onMove={(by) => draft.change({ methods: moved(methods, index, by) })}
                  />
                </Flex>
              }
            >
              <Method terms={terms} isWrong={draft.wrongField.startsWith(`methods.${index}.`)} onChange={change} />
            </Card>
          );
        })}
        <TillFields
          till={till}
          isWrong={draft.wrongField === 'till.taxSystem'}
          onChange={(changed) => draft.change({ till: changed })}
        />
        <Form.Item extra={t('backOfficeSettings.heldFirstHint')} className="below-0">
          <Checkbox checked={isHeldFirst} onChange={({ target }) => draft.change({ isHeldFirst: target.checked })}>
            {t('backOfficeSettings.heldFirst')}
          </Checkbox>
        </Form.Item>
      </SettingForm>
      <SettingVersions shown={shown} />
    </>
  );
}
