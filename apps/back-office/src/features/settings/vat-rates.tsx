import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { moscowDay } from '@farad/domain/delivery';
import { changingVatClasses } from '@farad/domain/setting';
import { lawfulPeriods, vatPercents } from '@farad/domain/vat';
import { Button, DatePicker, Flex, Form, Select, Tag } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

import type { Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { SettingBar } from '#ui/setting/setting-bar.tsx';
import { SettingCard } from '#ui/setting/setting-card.tsx';
import { SettingVersions } from '#ui/setting/setting-versions.tsx';
import { useSettingDraft, type SettingValue } from '#ui/setting/use-setting.ts';
import { WideTable } from '#ui/table/wide-table.tsx';

type Period = SettingValue<'vat'>['periods'][number];
type VatClass = Period['vatClass'];

interface Row {
  readonly vatClass: VatClass;
  readonly percent: number | null;
  readonly from: string;
  /** Index in the setting's `periods`; null = the rate is built in. */
  readonly index: number | null;
}

const isChanging = (vatClass: string): vatClass is VatClass => changingVatClasses.some((each) => each === vatClass);

/** Returns the built-in rates and those that staff entered, by VAT class, newest first. */
function rowsOf(periods: readonly Period[]): readonly Row[] {
  const lawful = lawfulPeriods.flatMap(({ vatClass, percent, from }): Row[] =>
    isChanging(vatClass) ? [{ vatClass, percent, from, index: null }] : [],
  );
  const entered = periods.map((period, index): Row => ({ ...period, index }));
  const place = ({ vatClass }: Row): number => changingVatClasses.indexOf(vatClass);
  return [...entered, ...lawful].toSorted((a, b) => place(a) - place(b) || b.from.localeCompare(a.from));
}

/** Start date of the first built-in rates. */
const always = '0001-01-01';

function AddRate({ onAdd }: { onAdd: (period: Period) => void }) {
  const { t, named, percent: inWords } = useWords();
  const [vatClass, setClass] = useState<VatClass>('standard');
  const [percent, setPercent] = useState<Period['percent']>(22);
  const [day, setDay] = useState<Dayjs | null>(null);
  const [today] = useState(() => dayjs(moscowDay(new Date())));
  const add = (): void => {
    if (day === null) return;
    onAdd({ vatClass, percent, from: day.format('YYYY-MM-DD') as Period['from'] });
    setDay(null);
  };
  return (
    <Form layout="vertical" component="div">
      <Flex wrap gap="0 16px" align="flex-end">
        <Form.Item label={t('backOfficeSettings.vatClass')}>
          <Select
            aria-label={t('backOfficeSettings.vatClass')}
            value={vatClass}
            onChange={setClass}
            options={changingVatClasses.map((each) => ({
              value: each,
              label: named(`backOfficeSettings.vatClass_${each}`),
            }))}
            className="w-160"
          />
        </Form.Item>
        <Form.Item label={t('backOfficeSettings.vatPercent')}>
          <Select
            aria-label={t('backOfficeSettings.vatPercent')}
            value={percent}
            onChange={setPercent}
            options={vatPercents.map((each) => ({ value: each, label: inWords(each) }))}
            className="w-96"
          />
        </Form.Item>
        <Form.Item label={t('backOfficeSettings.vatFrom')} htmlFor="vat-from">
          <DatePicker
            id="vat-from"
            format="DD.MM.YYYY"
            value={day}
            onChange={setDay}
            disabledDate={(each) => !each.isAfter(today, 'day')}
          />
        </Form.Item>
        <Form.Item>
          <Button icon={<PlusOutlined />} disabled={day === null} onClick={add}>
            {t('backOfficeSettings.vatAdd')}
          </Button>
        </Form.Item>
      </Flex>
    </Form>
  );
}

function Rates({ shown }: { shown: Answer<'shopSetting'> }) {
  const { t, named, date, percent: inWords } = useWords();
  const draft = useSettingDraft('vat', shown);
  const { periods } = draft.value;
  const [today] = useState(() => moscowDay(new Date()));
  const rate = ({ percent }: Row): string => (percent === null ? t('backOfficeSettings.vatNone') : inWords(percent));
  const nameOf = (row: Row): string => `${named(`backOfficeSettings.vatClass_${row.vatClass}`)}, ${rate(row)}`;
  const stateOf = ({ index, from }: Row): string => {
    if (from > today) return t('backOfficeSettings.vatAhead');
    return index === null ? t('backOfficeSettings.vatByLaw') : t('backOfficeSettings.vatEntered');
  };
  return (
    <>
      <WideTable<Row>
        size="small"
        rowKey={({ vatClass, from, index }) => `${vatClass} ${from} ${index}`}
        pagination={false}
        dataSource={[...rowsOf(periods)]}
        columns={[
          {
            title: t('backOfficeSettings.vatClass'),
            key: 'class',
            render: (_, { vatClass }) => named(`backOfficeSettings.vatClass_${vatClass}`),
          },
          { title: t('backOfficeSettings.vatPercent'), key: 'percent', render: (_, row) => rate(row) },
          {
            title: t('backOfficeSettings.vatFrom'),
            key: 'from',
            render: (_, { from }) => (from === always ? '—' : date(from)),
          },
          { key: 'state', render: (_, row) => <Tag>{stateOf(row)}</Tag> },
          {
            key: 'remove',
            render: (_, row) =>
              row.index === null || row.from <= today ? null : (
                <Button
                  size="small"
                  icon={<DeleteOutlined />}
                  aria-label={t('backOfficeSettings.vatRemove', { name: nameOf(row) })}
                  onClick={() => draft.change({ periods: periods.filter((_each, at) => at !== row.index) })}
                />
              ),
          },
        ]}
      />
      <AddRate onAdd={(period) => draft.change({ periods: [...periods, period] })} />
      <SettingBar isDirty={draft.isDirty} isSaving={draft.isSaving} onSave={draft.save} onDiscard={draft.discard} />
      <SettingVersions shown={shown} />
    </>
  );
}

/** Settings of the VAT rates and their start dates. Staff can add and remove only rates that start in the future. */
export function VatRates() {
  const { t } = useWords();
  return (
    <SettingCard
      of="vat"
      title={t('backOfficeSettings.vat')}
      lead={`${t('backOfficeSettings.vatLead')} ${t('backOfficeSettings.vatMode')}`}
    >
      {(shown) => <Rates shown={shown} />}
    </SettingCard>
  );
}
