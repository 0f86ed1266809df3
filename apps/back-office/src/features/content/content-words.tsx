import type { ContentEntry, ContentLine } from '@farad/contract/content';
import type { ContentKind, ContentState } from '@farad/domain/content';
import type { QueryKey } from '@tanstack/react-query';
import { Tag } from 'antd';

import { useWords, type Words } from '#i18n/words.tsx';

/** What shows something of a text. */
export const touchedByContent: readonly QueryKey[] = [['content'], ['audit']];

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

/** Where a text stands on the site; banners stand on the home page, vacancies on one page. */
export function sitePath({ kind, slug }: { readonly kind: ContentKind; readonly slug: string }): string {
  const paths: Readonly<Record<ContentKind, string>> = {
    page: `/c/${slug}`,
    news: `/news/${slug}`,
    vacancy: '/c/vacancy',
    banner: '/',
  };
  return paths[kind];
}

/** Something of it is on the site now. */
export const isOnSite = ({ state, kind, original }: Pick<ContentEntry, 'state' | 'kind' | 'original'>): boolean =>
  state === 'published' || (kind === 'page' && original !== null);

/** What is shown now and later, in words. */
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

/** A version is written that is neither shown nor going to be. */
export const hasNewer = (line: ContentLine & { readonly version?: number }): boolean =>
  line.version !== undefined &&
  line.version > 0 &&
  line.state === 'published' &&
  line.version !== line.liveVersion &&
  line.version !== line.nextVersion;
