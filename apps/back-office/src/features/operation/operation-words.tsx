import type { JobRun } from '@farad/contract/office/operation/operation';
import { Tag } from 'antd';

import { useWords, type Words } from '#i18n/words.tsx';

export const retriedWords = { done: 'backOfficeOperation.retried', notDone: 'backOfficeOperation.notRetried' } as const;
export const discardedWords = {
  done: 'backOfficeOperation.discarded',
  notDone: 'backOfficeOperation.notDiscarded',
} as const;

const wordOr = (key: string, name: string, named: Words['named']): string => (named(key) === key ? name : named(key));

/** Returns the title of a job; its internal name if it has no title. */
export const jobName = (task: string, { named }: Pick<Words, 'named'>): string =>
  wordOr(`backOfficeOperation.job_${task}`, task, named);

export const messageName = (kind: string, { named }: Pick<Words, 'named'>): string =>
  wordOr(`backOfficeOperation.message_${kind}`, kind, named);

/** Returns the id of an external service, with a note if its adapter is not installed. */
export const vendorText = (
  t: Words['t'],
  { id, isInstalled }: { readonly id: string; readonly isInstalled: boolean },
) => (isInstalled ? id : t('backOfficeOperation.vendorNotInstalled', { id }));

const secondMs = 1000;

export const durationText = (milliseconds: number | null, { t }: Pick<Words, 't'>): string => {
  if (milliseconds === null) return '';
  return milliseconds < secondMs
    ? t('backOfficeOperation.milliseconds', { ms: milliseconds })
    : t('backOfficeOperation.seconds', { seconds: Math.round(milliseconds / 100) / 10 });
};

const minuteSeconds = 60;
const hourSeconds = 3600;

/** Formats a time in the largest unit in which it is at least one: `3 с`, `12 мин`. */
export function secondsText(seconds: number, { locale }: Pick<Words, 'locale'>): string {
  const [unit, length] =
    seconds < minuteSeconds
      ? (['second', 1] as const)
      : seconds < hourSeconds
        ? (['minute', minuteSeconds] as const)
        : (['hour', hourSeconds] as const);
  const figures = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: seconds < 10 ? 1 : 0 });
  return figures.format(seconds / length);
}

const colours = { running: 'processing', done: 'success', failed: 'error', broken_off: 'warning' } as const;

export function OutcomeTag({ outcome }: { outcome: JobRun['outcome'] }) {
  const { named } = useWords();
  return <Tag color={colours[outcome]}>{named(`backOfficeOperation.outcome_${outcome}`)}</Tag>;
}

/** Error message for developers, which is not translated. */
export function ErrorText({ text }: { text: string }) {
  return text === '' ? null : <div className="max-420 wraps breaks-words">{text}</div>;
}
