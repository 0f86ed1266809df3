import { Card, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { FigureField } from '#ui/field/figure-field.tsx';
import { Explained } from '#ui/page/explained.tsx';
import type { SettingValue } from '#ui/setting/use-setting.ts';
import { WideTable } from '#ui/table/wide-table.tsx';
import { zoneTitle } from './zone-title.ts';
import { ZoneTowns } from './zone-towns.tsx';

export type Zones = SettingValue<'delivery_zones'>;
type Zone = Zones['zones'][number];
type Field = Exclude<keyof Zone, 'id'>;

/** Editable fields of a zone in the order of columns, with their limits. */
const fields: readonly {
  readonly name: Field;
  readonly label: string;
  readonly min: number;
  readonly max: number;
}[] = [
  { name: 'daysMin', label: 'backOfficeSettings.daysMin', min: 0, max: 90 },
  { name: 'daysMax', label: 'backOfficeSettings.daysMax', min: 0, max: 90 },
  { name: 'baseRoubles', label: 'backOfficeSettings.baseRoubles', min: 0, max: 100_000 },
  { name: 'includedGrams', label: 'backOfficeSettings.includedGrams', min: 1, max: 100_000 },
  { name: 'stepRoubles', label: 'backOfficeSettings.stepRoubles', min: 0, max: 100_000 },
  { name: 'stepGrams', label: 'backOfficeSettings.stepGrams', min: 1, max: 100_000 },
  { name: 'freeFromRoubles', label: 'backOfficeSettings.freeFrom', min: 1, max: 100_000_000 },
];

/** Fields whose titles are too short to be clear. */
const helped: readonly Field[] = ['includedGrams', 'stepRoubles', 'stepGrams', 'freeFromRoubles'];

interface ZoneTableProps {
  readonly value: Zones;
  /** Rejected field, such as `zones.2.daysMax`; empty = none. */
  readonly wrongField: string;
  readonly onChange: (changes: Zones) => void;
}

/** Table of delivery prices by zone. */
export function ZoneTable({ value: { zones }, wrongField, onChange }: ZoneTableProps) {
  const words = useWords();
  const { t, named } = words;
  const titleOf = ({ id }: Zone): string => zoneTitle(words, id);
  const change = (id: number, name: Field, typed: number | null): void => {
    if (typed === null && name !== 'freeFromRoubles') return;
    onChange({ zones: zones.map((zone) => (zone.id === id ? { ...zone, [name]: typed } : zone)) });
  };
  return (
    <Card size="small" title={t('backOfficeSettings.zones')}>
      <Typography.Paragraph type="secondary">{t('backOfficeSettings.zonesLead')}</Typography.Paragraph>
      <WideTable<Zone>
        size="small"
        rowKey="id"
        pagination={false}
        dataSource={[...zones]}
        columns={[
          { title: t('backOfficeSettings.zone'), key: 'zone', render: (_, zone) => titleOf(zone) },
          ...fields.map(({ name, label, min, max }) => ({
            title: helped.includes(name) ? (
              <Explained term={named(label)} text={named(`backOfficeSettings.${name}Help`)} />
            ) : (
              named(label)
            ),
            key: name,
            render: (_: unknown, zone: Zone, index: number) => (
              <FigureField
                aria-label={`${titleOf(zone)}: ${named(label)}`}
                min={min}
                max={max}
                controls={false}
                value={zone[name]}
                isRefused={wrongField === `zones.${index}.${name}`}
                {...(name === 'freeFromRoubles' ? { placeholder: t('backOfficeSettings.never') } : {})}
                onChange={(typed) => change(zone.id, name, typed)}
                className={name === 'freeFromRoubles' ? 'w-128' : 'w-84'}
              />
            ),
          })),
        ]}
      />
      <ZoneTowns />
    </Card>
  );
}
