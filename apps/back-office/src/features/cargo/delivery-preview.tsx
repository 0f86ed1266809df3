import { keepPreviousData } from '@tanstack/react-query';
import { Alert, Card, Flex, Form, Select, Tag, Typography } from 'antd';
import { useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { FigureField } from '#ui/field/figure-field.tsx';
import { useDebounced } from '#ui/call/use-debounced.ts';
import { WideTable } from '#ui/table/wide-table.tsx';
import type { Delivery } from './way-list.tsx';
import type { Zones } from './zone-table.tsx';

interface Parcel {
  readonly city: string;
  readonly grams: number;
  readonly goods: number;
}

function ParcelFields({ parcel, onChange }: { parcel: Parcel; onChange: (changes: Partial<Parcel>) => void }) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const sought = useDebounced(text);
  const cities = useCall('deliveryCities', { query: { text: sought } }, { placeholderData: keepPreviousData });
  return (
    <Form layout="vertical" component="div">
      <Flex wrap gap="0 16px">
        <Form.Item label={t('backOfficeSettings.city')} className="grows-200 max-320">
          <Select
            showSearch={{ filterOption: false, onSearch: setText }}
            aria-label={t('backOfficeSettings.city')}
            value={parcel.city}
            onChange={(city) => onChange({ city })}
            options={(cities.data ?? []).map(({ slug, title }) => ({ value: slug, label: title }))}
          />
        </Form.Item>
        <Form.Item label={t('backOfficeSettings.weight')} htmlFor="preview-grams">
          <FigureField
            id="preview-grams"
            min={1}
            max={1_000_000}
            value={parcel.grams}
            onChange={(grams) => onChange({ grams: grams ?? 1 })}
          />
        </Form.Item>
        <Form.Item label={t('backOfficeSettings.goods')} htmlFor="preview-goods">
          <FigureField
            id="preview-goods"
            min={0}
            max={100_000_000}
            value={parcel.goods}
            onChange={(goods) => onChange({ goods: goods ?? 0 })}
          />
        </Form.Item>
      </Flex>
    </Form>
  );
}

/** Example of what delivery of a parcel costs under the settings in the form. */
export function DeliveryPreview({ delivery, zones }: { delivery: Delivery; zones: Zones }) {
  const { t, named, money, date } = useWords();
  const [parcel, setParcel] = useState<Parcel>({ city: 'kazan', grams: 1200, goods: 3000 });
  const requested = useDebounced(JSON.stringify({ ...parcel, delivery, zones }));
  const preview = useCall(
    'previewDelivery',
    { body: JSON.parse(requested) as Parcel & { delivery: Delivery; zones: Zones } },
    { placeholderData: keepPreviousData },
  );
  const { data } = preview;
  return (
    <Card size="small" title={t('backOfficeSettings.preview')}>
      <Typography.Paragraph type="secondary">{t('backOfficeSettings.previewLead')}</Typography.Paragraph>
      <ParcelFields parcel={parcel} onChange={(changes) => setParcel({ ...parcel, ...changes })} />
      {preview.error !== null ? (
        <CallFailed error={preview.error} onRetry={() => void preview.refetch()} />
      ) : (
        <Flex vertical gap={8}>
          {data === undefined ? null : (
            <Flex wrap gap={8}>
              <Tag>{named(`backOfficeSettings.previewSource_${data.source}`)}</Tag>
              {data.freeFrom === null ? null : (
                <Tag>{t('backOfficeSettings.freeFromSum', { sum: money(data.freeFrom) })}</Tag>
              )}
            </Flex>
          )}
          {data?.isFallback === true ? (
            <Alert type="warning" showIcon title={t('backOfficeSettings.previewFallback')} />
          ) : null}
          <WideTable
            size="small"
            rowKey="kind"
            loading={preview.isFetching}
            pagination={false}
            showHeader={false}
            locale={{ emptyText: t('backOfficeSettings.previewNone') }}
            dataSource={data?.options ?? []}
            columns={[
              {
                key: 'way',
                render: (_, { kind, isElsewhere }) => {
                  const own = delivery.ways.find((way) => way.kind === kind)?.name[t.locale] ?? '';
                  const way = own === '' ? named(`backOfficeSettings.way_${kind}`) : own;
                  return isElsewhere ? (
                    <>
                      {way} <Typography.Text type="secondary">{t('backOfficeSettings.inAnotherTown')}</Typography.Text>
                    </>
                  ) : (
                    way
                  );
                },
              },
              {
                key: 'price',
                align: 'right',
                render: (_, { price }) => (price === 0 ? t('backOfficeSettings.free') : money(price)),
              },
              {
                key: 'days',
                render: (_, { from, to }) => (from === to ? date(from) : `${date(from)} – ${date(to)}`),
              },
              {
                key: 'tariff',
                render: (_, { tariff }) =>
                  tariff === null ? null : t('backOfficeSettings.tariffOf', { code: tariff }),
              },
            ]}
          />
        </Flex>
      )}
    </Card>
  );
}
