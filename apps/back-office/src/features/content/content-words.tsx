import type { ContentEntry, ContentLine } from '@farad/contract/office/content/content';
import type { ContentKind, ContentState } from '@farad/domain/content';
import { Tag } from 'antd';

import { useWords, type Words } from '#i18n/words.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import type { AnsweredCall } from '#ui/call/call-key.ts';

/** Calls whose cached answers are fetched again after an entry changes. */
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

/**
 * Returns the path of the shop's page that shows an entry. Banners are on the home page, and all vacancies share one
 * page.
 */
export function sitePath({ kind, slug }: { readonly kind: ContentKind; readonly slug: string }): string {
  const paths: Readonly<Record<ContentKind, string>> = {
    page: `/c/${slug}`,
    news: `/news/${slug}`,
    vacancy: '/c/vacancy',
    banner: '/',
  };
  return paths[kind];
}

/** Returns true if the site shows some version of the entry. A built-in page is always shown. */
export const isOnSite = ({ state, kind, original }: Pick<ContentEntry, 'state' | 'kind' | 'original'>): boolean =>
  state === 'published' || (kind === 'page' && original !== null);

/** Returns a text that says which version the site shows now, and what changes when. */
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

/** Returns true if a published entry has a newer version that is neither on the site nor scheduled. */
export const hasNewer = (line: ContentLine & { readonly version?: number }): boolean =>
  line.version !== undefined &&
  line.version > 0 &&
  line.state === 'published' &&
  line.version !== line.liveVersion &&
  line.version !== line.nextVersion;
