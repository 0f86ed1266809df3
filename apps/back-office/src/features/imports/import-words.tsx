import type { Import } from '@farad/contract/office/imports/imports';
import { restingStates } from '@farad/domain/import';
import { Progress, Spin, Tag, Typography } from 'antd';

import { useWords, type Words } from '#i18n/words.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import type { AnsweredCall } from '#ui/call/call-key.ts';

export const touchedByImport: readonly AnsweredCall[] = [...answersOf.imports, 'auditLog'];
export const touchedByCatalogue: readonly AnsweredCall[] = [
  ...answersOf.imports,
  'auditLog',
  ...answersOf.products,
  ...answersOf.stock,
];

/** Interval in milliseconds at which a running import is fetched again. */
export const lookEveryMs = 1000;

export const isResting = ({ state }: Pick<Import, 'state'>): boolean => restingStates.includes(state);

const stateColours: Readonly<Partial<Record<Import['state'], string>>> = {
  recognising: 'processing',
  queued: 'processing',
  running: 'processing',
  undoing: 'processing',
  done: 'success',
  failed: 'error',
  unreadable: 'error',
  mapping: 'warning',
  uploading: 'warning',
};

export const stateText = ({ state, isCheck }: Pick<Import, 'state' | 'isCheck'>, { named }: Words): string =>
  named(`backOfficeImports.state_${state === 'running' && isCheck ? 'checking' : state}`);

/** Tag with the state of an import, and its progress while it runs. */
export function StateTag({ of }: { of: Import }) {
  const words = useWords();
  const { progress } = of;
  return (
    <>
      <Tag color={stateColours[of.state] ?? 'default'}>{stateText(of, words)}</Tag>
      {progress === null ? null : (
        <Typography.Text type="secondary" className="block">
          {words.named(`backOfficeImports.progress_${progress.step}`)}, {rowsText(progress, words)}
        </Typography.Text>
      )}
    </>
  );
}

type Going = NonNullable<Import['progress']>;

/** Returns the number of processed rows as a text, such as `12 000 of 58 411 rows`. */
const rowsText = ({ rows, total }: Going, { t, count }: Pick<Words, 't' | 'count'>): string =>
  total === null
    ? t('backOfficeImports.rowsDone', { rows: count(rows) })
    : t('backOfficeImports.rowsOf', { rows: count(rows), total: count(total) });

/** Returns the progress of the running step in whole per cent; null = the number of rows is unknown. */
const percentDone = ({ rows, total }: Pick<Going, 'rows' | 'total'>): number | null =>
  total === null || total === 0 ? null : Math.min(100, Math.floor((rows / total) * 100));

/** Progress of a running import: rows, speed and remaining time. */
export function RunProgress({ of }: { of: Going }) {
  const words = useWords();
  const { t, named, count } = words;
  const percent = percentDone(of);
  const left =
    of.secondsLeft === null ? null : t('backOfficeImports.left', { time: durationText(of.secondsLeft, words) });
  const parts = [
    rowsText(of, words),
    ...(of.rowsPerSecond > 0 ? [t('backOfficeImports.pace', { rows: count(of.rowsPerSecond) })] : []),
    ...(left === null ? [] : [left]),
    ...(of.refused > 0 ? [t('backOfficeImports.refusedSoFar', { count: of.refused })] : []),
  ];
  return (
    <div role="status">
      <Typography.Text strong>{named(`backOfficeImports.progress_${of.step}`)}</Typography.Text>
      {percent === null ? (
        <div>
          <Spin size="small" />
        </div>
      ) : (
        <Progress percent={percent} status="active" aria-label={named(`backOfficeImports.progress_${of.step}`)} />
      )}
      <Typography.Text className="office-number">{parts.join(' · ')}</Typography.Text>
    </div>
  );
}

/** Formats seconds as `1 min 20 s`. */
export function durationText(seconds: number, { locale }: Pick<Words, 'locale'>): string {
  const unit = (value: number, name: 'hour' | 'minute' | 'second'): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  if (hours > 0) return `${unit(hours, 'hour')} ${unit(minutes, 'minute')}`;
  return minutes > 0 ? `${unit(minutes, 'minute')} ${unit(rest, 'second')}` : unit(rest, 'second');
}

/** Formats bytes as `7.1 MB`. */
export function sizeText(bytes: number, { locale }: Pick<Words, 'locale'>): string {
  const [unit, size] =
    bytes < 1e6
      ? (['kilobyte', 1e3] as const)
      : bytes < 1e9
        ? (['megabyte', 1e6] as const)
        : (['gigabyte', 1e9] as const);
  const value = bytes === 0 ? 0 : Math.max(bytes / size, 0.1);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}

/** Returns the number of rows by result as a text, such as `new 180, changed 12, refused 2`. */
export function countsText(counts: NonNullable<Import['counts']>, { named, count }: Words): string {
  return (['new', 'changed', 'unchanged', 'duplicate', 'refused'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => `${named(`backOfficeImports.count_${name}`).toLocaleLowerCase()} ${count(counts[name])}`)
    .join(', ');
}
