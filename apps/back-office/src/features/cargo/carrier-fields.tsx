import { Alert, Card, Descriptions, Flex, Form, Select, Switch } from 'antd';

import { answerOf, type Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { FigureField } from '#ui/field/figure-field.tsx';
import { TryAccount } from '#ui/setting/try-account.tsx';
import type { Delivery } from './way-list.tsx';

type State = Answer<'carrierState'>;

function Account({ carrier: { account, isTwin, variables } }: { carrier: State }) {
  const { t } = useWords();
  const names = variables.join(', ');
  if (account === null) {
    return isTwin ? (
      <Alert type="info" showIcon title={t('backOfficeSettings.carrierTwin')} />
    ) : (
      <Alert type="warning" showIcon title={t('backOfficeSettings.carrierNone', { variables: names })} />
    );
  }
  return (
    <Descriptions
      size="small"
      column={1}
      items={[
        { key: 'id', label: t('backOfficeSettings.carrierId'), children: account.id },
        {
          key: 'from',
          label: t('backOfficeSettings.carrierFrom'),
          children: `${account.fromCity}, ${account.fromPoint}`,
        },
        {
          key: 'keys',
          label: t('backOfficeSettings.carrierAccount'),
          children: t('backOfficeSettings.carrierKeys', { variables: names }),
        },
      ]}
    />
  );
}

interface CarrierFieldsProps {
  readonly value: Delivery;
  readonly onChange: (changes: Partial<Delivery>) => void;
  readonly carrier: State;
}

/** Settings of the carrier: whether its prices are requested, and what the buyer pays. */
export function CarrierFields({ value, onChange, carrier }: CarrierFieldsProps) {
  const { t } = useWords();
  const { api } = useOffice();
  const terms = value.carrier;
  const change = (changes: Partial<Delivery['carrier']>): void => onChange({ carrier: { ...terms, ...changes } });
  const setTariffs = (typed: readonly string[]): void => {
    const codes = typed.filter((text) => /^[1-9]\d{0,4}$/.test(text.trim())).map(Number);
    change({ tariffs: [...new Set(codes)] });
  };
  return (
    <Card size="small" title={t('backOfficeSettings.carrier')}>
      <Form layout="vertical" component="div">
        <Form.Item>
          <Flex gap={12} align="center">
            <Switch
              aria-label={t('backOfficeSettings.carrierOn')}
              checked={terms.isOn}
              onChange={(isOn) => change({ isOn })}
            />
            {t('backOfficeSettings.carrierOn')}
          </Flex>
        </Form.Item>
        <Flex wrap gap="0 16px">
          <Form.Item
            label={t('backOfficeSettings.tariffs')}
            extra={t('backOfficeSettings.tariffsHint')}
            className="grows-280"
          >
            <Select
              mode="tags"
              aria-label={t('backOfficeSettings.tariffs')}
              open={false}
              tokenSeparators={[',', ' ']}
              value={terms.tariffs.map(String)}
              onChange={setTariffs}
            />
          </Form.Item>
          <Form.Item label={t('backOfficeSettings.marginPercent')} htmlFor="margin-percent">
            <FigureField
              id="margin-percent"
              min={0}
              max={100}
              value={terms.marginPercent}
              onChange={(percent) => change({ marginPercent: percent ?? 0 })}
            />
          </Form.Item>
          <Form.Item label={t('backOfficeSettings.marginRoubles')} htmlFor="margin-roubles">
            <FigureField
              id="margin-roubles"
              min={0}
              max={10_000}
              value={terms.marginRoubles}
              onChange={(roubles) => change({ marginRoubles: roubles ?? 0 })}
            />
          </Form.Item>
        </Flex>
        <Flex vertical gap={12}>
          <Account carrier={carrier} />
          <TryAccount ask={() => answerOf(api.testCarrier({ body: {} }))} />
        </Flex>
      </Form>
    </Card>
  );
}
