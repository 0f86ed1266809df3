import { calendarEnds, moscowDay, type Day } from '@farad/domain/delivery';
import { Alert, DatePicker, Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

import type { Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { FigureField } from '#ui/field/figure-field.tsx';
import { SettingCard } from '#ui/setting/setting-card.tsx';
import { SettingForm } from '#ui/setting/setting-form.tsx';
import { SettingVersions } from '#ui/setting/setting-versions.tsx';
import { useSettingDraft, type SettingValue } from '#ui/setting/use-setting.ts';

type Days = 'daysOff' | 'workDays';

const isWeekend = (day: Dayjs): boolean => day.day() === 0 || day.day() === 6;

/**
 * Returns true for days that cannot be chosen: an additional day off must be a weekday, an additional working day a
 * weekend day.
 */
const isOutOfPlace: Readonly<Record<Days, (day: Dayjs) => boolean>> = {
  daysOff: isWeekend,
  workDays: (day) => !isWeekend(day),
};

function DaysField({
  name,
  value,
  isRefused,
  onChange,
}: {
  name: Days;
  value: readonly string[];
  isRefused: boolean;
  onChange: (days: Day[]) => void;
}) {
  const { t, named } = useWords();
  return (
    <Form.Item
      label={named(`backOfficeSettings.calendar_${name}`)}
      htmlFor={`calendar-${name}`}
      extra={named(`backOfficeSettings.calendarHint_${name}`)}
      {...(isRefused ? { validateStatus: 'error', help: t('backOfficeSettings.calendarBoth') } : {})}
    >
      <DatePicker
        id={`calendar-${name}`}
        multiple
        needConfirm={false}
        format="DD.MM.YYYY"
        placeholder=""
        maxTagCount={60}
        disabledDate={isOutOfPlace[name]}
        value={value.map((day) => dayjs(day))}
        onChange={(days: Dayjs[] | null) =>
          onChange((days ?? []).map((day) => day.format('YYYY-MM-DD') as Day).toSorted())
        }
        className="w-full"
      />
    </Form.Item>
  );
}

function Calendar({ shown }: { shown: Answer<'shopSetting'> }) {
  const { t } = useWords();
  const draft = useSettingDraft('calendar', shown);
  const { daysOff, workDays, through }: SettingValue<'calendar'> = draft.value;
  const [today] = useState(() => moscowDay(new Date()));
  return (
    <>
      {calendarEnds(draft.value, today) ? (
        <Alert
          type="warning"
          showIcon
          className="below-16"
          title={t('backOfficeSettings.calendarEnds', { through: String(through), next: String(through + 1) })}
        />
      ) : null}
      <SettingForm draft={draft}>
        <Form layout="vertical" component="div">
          <DaysField
            name="daysOff"
            value={daysOff}
            isRefused={draft.wrongField.startsWith('daysOff')}
            onChange={(days) => draft.change({ daysOff: days })}
          />
          <DaysField
            name="workDays"
            value={workDays}
            isRefused={draft.wrongField.startsWith('workDays')}
            onChange={(days) => draft.change({ workDays: days })}
          />
          <Form.Item
            label={t('backOfficeSettings.calendarThrough')}
            htmlFor="calendar-through"
            extra={t('backOfficeSettings.calendarHint_through')}
          >
            <FigureField
              id="calendar-through"
              min={2026}
              max={2100}
              isRefused={draft.wrongField === 'through'}
              value={through}
              onChange={(typed) => (typed === null ? undefined : draft.change({ through: typed }))}
              className="w-140"
            />
          </Form.Item>
        </Form>
      </SettingForm>
      <SettingVersions shown={shown} />
    </>
  );
}

/**
 * Settings of days that differ from the usual week: days off and working days. Delivery dates and invoice deadlines
 * depend on them.
 */
export function WorkCalendarCard() {
  const { t } = useWords();
  return (
    <SettingCard of="calendar" title={t('backOfficeSettings.calendar')} lead={t('backOfficeSettings.calendarLead')}>
      {(shown) => <Calendar shown={shown} />}
    </SettingCard>
  );
}
