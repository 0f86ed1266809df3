import type { ImportSchedule, ImportSupplier } from '@farad/contract/office/imports/suppliers';
import { importModes, supplierLimits } from '@farad/domain/import';
import {
  Alert,
  Button,
  Checkbox,
  Flex,
  Form,
  Input,
  Popconfirm,
  Radio,
  Segmented,
  Select,
  Switch,
  Typography,
} from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';

import { answerOf, Refused } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { touchedByImport } from '../import-words.tsx';
import { hourText } from './schedule-words.ts';

const saving = { done: 'backOfficeImports.scheduleSaved', notDone: 'backOfficeImports.scheduleNotSaved' } as const;
const fetching = { done: 'backOfficeImports.fetched', notDone: 'backOfficeImports.notFetched' } as const;
const hoursMost = 168;

const newSchedule = (folders: readonly string[] | null): ImportSchedule => ({
  source: folders?.[0] === undefined ? { kind: 'address', url: '' } : { kind: 'folder', folder: folders[0] },
  at: { kind: 'daily', hour: 3 },
  rules: { mode: 'stock', isPublished: false, isAllOrNothing: false },
  isOn: true,
});

function SourceFields({
  source,
  folders,
  trouble,
  onChange,
}: {
  source: ImportSchedule['source'];
  folders: readonly string[] | null;
  trouble: string | null;
  onChange: (source: ImportSchedule['source']) => void;
}) {
  const { t } = useWords();
  const problem = trouble === null ? {} : { validateStatus: 'error' as const, help: trouble };
  return (
    <>
      <Form.Item
        label={t('backOfficeImports.source')}
        extra={folders === null ? t('backOfficeImports.noFolders') : undefined}
        className="below-12"
      >
        <Segmented
          aria-label={t('backOfficeImports.source')}
          value={source.kind}
          onChange={(kind) =>
            onChange(kind === 'folder' ? { kind, folder: folders?.[0] ?? '' } : { kind: 'address', url: '' })
          }
          options={[
            { value: 'address', label: t('backOfficeImports.source_address') },
            { value: 'folder', label: t('backOfficeImports.source_folder'), disabled: (folders ?? []).length === 0 },
          ]}
        />
      </Form.Item>
      {source.kind === 'address' ? (
        <Form.Item label={t('backOfficeImports.address')} htmlFor="schedule-url" required {...problem}>
          <Input
            id="schedule-url"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            value={source.url}
            maxLength={supplierLimits.url}
            onChange={({ target }) => onChange({ kind: 'address', url: target.value })}
          />
        </Form.Item>
      ) : (
        <Form.Item label={t('backOfficeImports.folder')} extra={t('backOfficeImports.folderHint')} {...problem}>
          <Select
            aria-label={t('backOfficeImports.folder')}
            value={source.folder}
            onChange={(folder) => onChange({ kind: 'folder', folder })}
            className="w-280"
            options={[...new Set([source.folder, ...(folders ?? [])])].map((value) => ({ value, label: value }))}
          />
        </Form.Item>
      )}
    </>
  );
}

function TimeFields({ at, onChange }: { at: ImportSchedule['at']; onChange: (at: ImportSchedule['at']) => void }) {
  const { t } = useWords();
  const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: hourText(hour) }));
  return (
    <Form.Item label={t('backOfficeImports.when')}>
      <Radio.Group
        value={at.kind}
        onChange={({ target }) =>
          onChange(target.value === 'daily' ? { kind: 'daily', hour: 3 } : { kind: 'every', hours: 4 })
        }
        className="flex column gap-8"
      >
        <Radio value="daily">
          {t('backOfficeImports.daily')}{' '}
          {at.kind === 'daily' ? (
            <Select
              aria-label={t('backOfficeImports.hour')}
              value={at.hour}
              onChange={(hour) => onChange({ kind: 'daily', hour })}
              className="w-100"
              options={hours}
            />
          ) : null}
        </Radio>
        <Radio value="every">
          {t('backOfficeImports.every')}{' '}
          {at.kind === 'every' ? (
            <NumberInput
              aria-label={t('backOfficeImports.hours')}
              min={1}
              max={hoursMost}
              precision={0}
              changeOnWheel={false}
              suffix={t('backOfficeImports.hoursShort')}
              value={at.hours}
              onChange={(value) => onChange({ kind: 'every', hours: value ?? 1 })}
              className="w-110"
            />
          ) : null}
        </Radio>
      </Radio.Group>
    </Form.Item>
  );
}

function RulesFields({
  rules,
  onChange,
}: {
  rules: ImportSchedule['rules'];
  onChange: (rules: ImportSchedule['rules']) => void;
}) {
  const { t, named } = useWords();
  return (
    <>
      <Form.Item label={t('backOfficeImports.mode')} className="below-8">
        <Segmented
          aria-label={t('backOfficeImports.mode')}
          value={rules.mode}
          onChange={(mode) => onChange({ ...rules, mode })}
          options={importModes.map((value) => ({ value, label: named(`backOfficeImports.mode_${value}`) }))}
        />
      </Form.Item>
      <Flex vertical gap={4} className="below-16">
        {rules.mode === 'full' ? (
          <Checkbox
            checked={rules.isPublished}
            onChange={({ target }) => onChange({ ...rules, isPublished: target.checked })}
          >
            {t('backOfficeImports.publish')}
          </Checkbox>
        ) : null}
        <Checkbox
          checked={rules.isAllOrNothing}
          onChange={({ target }) => onChange({ ...rules, isAllOrNothing: target.checked })}
        >
          {t('backOfficeImports.allOrNothing')}
        </Checkbox>
      </Flex>
    </>
  );
}

/** Result of the last scheduled fetch of the file. */
function LastTime({ of }: { of: NonNullable<NonNullable<ImportSupplier['schedule']>['last']> }) {
  const { t, dateTime } = useWords();
  return (
    <Alert
      type={of.outcome === 'failed' ? 'error' : 'info'}
      showIcon
      title={`${dateTime(of.at)}: ${t(`backOfficeImports.last_${of.outcome}`)}`}
      description={of.failure}
      action={of.importId === null ? null : <Link to={`/imports/${of.importId}`}>{t('backOfficeImports.open')}</Link>}
    />
  );
}

interface SupplierScheduleProps {
  readonly supplier: ImportSupplier;
  readonly folders: readonly string[] | null;
}

/** Form that says when and from where a supplier's file is fetched, and how it is imported. */
export function SupplierSchedule({ supplier, folders }: SupplierScheduleProps) {
  const { t, dateTime } = useWords();
  const { api } = useOffice();
  const kept = supplier.schedule;
  const [schedule, setSchedule] = useState<ImportSchedule | null>(() => {
    if (kept === null) return null;
    const { source, at, rules, isOn } = kept;
    return { source, at, rules, isOn };
  });
  const save = useChange(
    saving,
    (changed: ImportSchedule | null) =>
      answerOf(api.setImportSchedule({ supplierId: supplier.id, body: { schedule: changed } })),
    touchedByImport,
  );
  const fetchNow = useChange(
    fetching,
    () => answerOf(api.runImportSchedule({ supplierId: supplier.id, body: {} })),
    touchedByImport,
  );
  if (schedule === null) {
    return (
      <Flex vertical gap={12} align="flex-start">
        <Typography.Text>
          {t(supplier.mappings === 0 ? 'backOfficeImports.scheduleNeedsMapping' : 'backOfficeImports.noSchedule')}
        </Typography.Text>
        <Button type="primary" disabled={supplier.mappings === 0} onClick={() => setSchedule(newSchedule(folders))}>
          {t('backOfficeImports.addSchedule')}
        </Button>
      </Flex>
    );
  }
  const trouble = save.error instanceof Refused ? save.error : null;
  const isAtSource = trouble?.field?.includes('source') ?? false;
  const isEmpty = schedule.source.kind === 'address' && schedule.source.url.trim() === '';
  return (
    <Form layout="vertical" component="div">
      {kept?.last === null || kept === null ? null : (
        <div className="below-16">
          <LastTime of={kept.last} />
        </div>
      )}
      {kept === null || kept.nextAt === null ? null : (
        <Typography.Paragraph>
          {t('backOfficeImports.nextAt')}: {dateTime(kept.nextAt)}
        </Typography.Paragraph>
      )}
      <SourceFields
        source={schedule.source}
        folders={folders}
        trouble={isAtSource ? (trouble?.message ?? null) : null}
        onChange={(source) => setSchedule({ ...schedule, source })}
      />
      <TimeFields at={schedule.at} onChange={(at) => setSchedule({ ...schedule, at })} />
      <RulesFields rules={schedule.rules} onChange={(rules) => setSchedule({ ...schedule, rules })} />
      <Form.Item>
        <label>
          <Switch checked={schedule.isOn} onChange={(isOn) => setSchedule({ ...schedule, isOn })} />{' '}
          {t('backOfficeImports.isOn')}
        </label>
      </Form.Item>
      <Flex gap={8} wrap>
        <Button type="primary" disabled={isEmpty} loading={save.isPending} onClick={() => save.mutate(schedule)}>
          {t('backOffice.save')}
        </Button>
        {kept === null ? (
          <Button onClick={() => setSchedule(null)}>{t('backOfficeImports.never')}</Button>
        ) : (
          <>
            <Button loading={fetchNow.isPending} onClick={() => fetchNow.mutate(undefined)}>
              {t('backOfficeImports.fetchNow')}
            </Button>
            <Popconfirm title={t('backOfficeImports.removeSchedule')} onConfirm={() => save.mutate(null)}>
              <Button danger>{t('backOfficeImports.never')}</Button>
            </Popconfirm>
          </>
        )}
      </Flex>
    </Form>
  );
}
