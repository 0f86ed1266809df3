import type { ContentEntry, ContentLine } from '@farad/contract/office/content';
import type { ContentKind, ContentState } from '@farad/domain/content';
import { Tag } from 'antd';

import { useWords, type Words } from '#i18n/words.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import type { AnsweredCall } from '#ui/call/call-key.ts';

/** Query keys to refetch after a text changes. */
export const touchedByContent: readonly AnsweredCall[] = [...answersOf.content, 'auditLog'];

const colorOf: Readonly<Record<ContentState, string>> = {
  draft: 'default',
  scheduled: 'processing',
  published: 'success',
  ended: 'warning',
  archived: 'default',
};

export function StateTag({ state }: { state: ContentState }) {
  const { named } = useWords();
  return <Tag color={colorOf[state]}>{named(`backOfficeContent.state_${state}`)}</Tag>;
}

/** Returns the path where a text appears. Banners are on the home page; vacancies share one page. */
export function sitePath({ kind, slug }: { readonly kind: ContentKind; readonly slug: string }): string {
  const paths: Readonly<Record<ContentKind, string>> = {
    page: `/c/${slug}`,
    news: `/news/${slug}`,
    vacancy: '/c/vacancy',
    banner: '/',
  };
  return paths[kind];
}

/** Returns true if some version of the entry is on the site now. */
export const isOnSite = ({ state, kind, original }: Pick<ContentEntry, 'state' | 'kind' | 'original'>): boolean =>
  state === 'published' || (kind === 'page' && original !== null);

/** Describes which version is shown now and which comes later. */
export function planText(entry: ContentEntry, { t, dateTime }: Pick<Words, 't' | 'dateTime'>): string {
  const { state, liveVersion, nextVersion, nextAt, endsAt, original } = entry;
  const isDue = state === 'published' && nextAt !== null && Date.parse(nextAt) <= Date.now();
  const shown = isDue ? nextVersion : liveVersion;
  const now =
    state === 'published' && shown !== null && shown > 0
      ? t('backOfficeContent.shownPage', { version: shown })
      : t(original === null ? 'backOfficeContent.shownNothing' : 'backOfficeContent.shownOwn');
  const next =
    nextVersion === null || nextAt === null || isDue || state === 'archived' || state === 'ended'
      ? []
      : [t('backOfficeContent.shownNext', { version: nextVersion, moment: dateTime(nextAt) })];
  const isOver = state === 'ended';
  const end =
    endsAt === null || state === 'archived'
      ? []
      : [t(isOver ? 'backOfficeContent.shownEnded' : 'backOfficeContent.shownUntil', { moment: dateTime(endsAt) })];
  return [now, ...next, ...end].join(' ');
}

/** Returns true if the newest version is neither shown nor scheduled. */
export const hasNewer = (line: ContentLine & { readonly version?: number }): boolean =>
  line.version !== undefined &&
  line.version > 0 &&
  line.state === 'published' &&
  line.version !== line.liveVersion &&
  line.version !== line.nextVersion;
