import { ownWordsLimits } from '@farad/domain/setting';
import { Card, Flex, Switch, Typography } from 'antd';

import type { Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { moved, OrderButtons } from '#ui/page/order-buttons.tsx';
import { OwnWords } from '#ui/page/own-words.tsx';
import type { SettingValue } from '#ui/setting/use-setting.ts';

export type Delivery = SettingValue<'delivery'>;
type Way = Delivery['ways'][number];

interface WayListProps {
  readonly value: Delivery;
  readonly onChange: (changes: Partial<Delivery>) => void;
  readonly openOrders: Answer<'carrierState'>['openOrders'];
}

/** List of the delivery methods in the order in which buyers see them. */
export function WayList({ value: { ways }, onChange, openOrders }: WayListProps) {
  const { t, named } = useWords();
  return (
    <Card size="small" title={t('backOfficeSettings.ways')}>
      <Flex vertical gap={16}>
        {ways.map((way, index) => {
          const name = named(`backOfficeSettings.way_${way.kind}`);
          const change = (changes: Partial<Way>): void =>
            onChange({ ways: ways.map((each, at) => (at === index ? { ...each, ...changes } : each)) });
          const open = openOrders[way.kind];
          return (
            <Flex key={way.kind} vertical gap={8}>
              <Flex wrap gap={12} align="center">
                <OrderButtons
                  name={name}
                  index={index}
                  length={ways.length}
                  onMove={(by) => onChange({ ways: moved(ways, index, by) })}
                />
                <Switch aria-label={name} checked={way.isOn} onChange={(isOn) => change({ isOn })} />
                <Typography.Text strong>{name}</Typography.Text>
                {open === 0 ? null : (
                  <Typography.Text type="secondary">
                    {t('backOfficeSettings.openOrders', { count: open })}
                  </Typography.Text>
                )}
              </Flex>
              {way.isOn ? null : (
                <Typography.Text type="secondary">{t('backOfficeSettings.wayOffLead')}</Typography.Text>
              )}
              <OwnWords
                kind="name"
                most={ownWordsLimits.name}
                value={way.name}
                onChange={(words) => change({ name: words })}
              />
            </Flex>
          );
        })}
      </Flex>
    </Card>
  );
}
