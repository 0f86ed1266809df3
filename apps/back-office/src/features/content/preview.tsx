import type { Locale } from '@farad/domain/shared';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Skeleton, Typography } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { useDebounced } from '../../ui/call/use-debounced.ts';

/** Links lead out of the editor: into a new window, those of the shop to the shop. */
const leadingOut = (html: string, site: string): string =>
  html.replaceAll('<a href="', '<a target="_blank" href="').replaceAll('href="/', `href="${site}/`);

interface PreviewProps {
  readonly title: string;
  readonly body: string;
  readonly locale: Locale;
}

/** The text as the site would show it, made by the server. */
export function Preview({ title, body, locale }: PreviewProps) {
  const { t } = useWords();
  const { api, place } = useOffice();
  const settled = useDebounced(body);
  const shown = useQuery({
    queryKey: ['content-preview', locale, settled],
    queryFn: () => answerOf(api.previewContent({ body: { body: settled, locale } })),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  });
  if (shown.error !== null) return <CallFailed error={shown.error} onRetry={() => void shown.refetch()} />;
  if (shown.data === undefined) return <Skeleton active />;
  return (
    <article lang={locale} className="office-written">
      {title === '' ? null : (
        <Typography.Title level={2} style={{ marginTop: 0 }}>
          {title}
        </Typography.Title>
      )}
      {body.trim() === '' ? (
        <Typography.Text type="secondary">{t('backOfficeContent.previewEmpty')}</Typography.Text>
      ) : (
        // HTML that the server made of Markdown: no tag of a writer is in it.
        <div dangerouslySetInnerHTML={{ __html: leadingOut(shown.data.html, place.site) }} />
      )}
    </article>
  );
}
