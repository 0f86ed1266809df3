import type { OneCRun } from '@farad/contract/office/imports/one-c';
import { Tag } from 'antd';

import type { Words } from '#i18n/words.tsx';

const colours = {
  uploading: 'default',
  queued: 'default',
  running: 'processing',
  done: 'success',
  failed: 'error',
} as const;

/** Names of the counts in the order in which they are shown. */
const countNames = [
  'goods',
  'offers',
  'orders',
  'files',
  'new',
  'changed',
  'prices',
  'prices_waiting',
  'stocks',
  'pictures',
  'paid',
  'moved',
  'deleted',
  'restored',
  'unchanged',
  'other_documents',
] as const;

/** Returns the counts as a text, such as `goods: 2, new: 1`; empty if nothing was done. */
export const countsText = ({ counts }: OneCRun, { named, count }: Words): string =>
  countNames
    .filter((name) => (counts[name] ?? 0) > 0)
    .map((name) => `${named(`backOfficeExchange.count_${name}`)}: ${count(counts[name] ?? 0)}`)
    .join(', ');

export const kindText = ({ kind }: OneCRun, { named }: Words): string =>
  named(`backOfficeExchange.kind_${kind ?? 'unread'}`);

/** Returns why the whole file was rejected; empty if it was not. */
export function failureOf({ failure, line }: OneCRun, { t, named }: Words): string {
  if (failure === null) return '';
  const text = named(`backOfficeExchange.failure_${failure}`);
  return line === null ? text : t('backOfficeExchange.inLine', { text, line });
}

export const StateTag = ({ run, words }: { run: OneCRun; words: Words }) => (
  <Tag color={colours[run.state]}>{words.named(`backOfficeExchange.state_${run.state}`)}</Tag>
);
