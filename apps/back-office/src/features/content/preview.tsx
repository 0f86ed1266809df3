import type { Locale } from '@farad/domain/shared';
import { keepPreviousData } from '@tanstack/react-query';
import { Skeleton, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { useDebounced } from '#ui/call/use-debounced.ts';

/**
 * Makes all links open in a new window, so that the editor stays open. Links to pages of the shop get its full address.
 */
const leadingOut = (html: string, site: string): string =>
  html.replaceAll('<a href="', '<a target="_blank" href="').replaceAll('href="/', `href="${site}/`);

interface PreviewProps {
  readonly title: string;
  readonly body: string;
  readonly locale: Locale;
}

/** Preview of the text as the site will show it. The server makes the HTML. */
export function Preview({ title, body, locale }: PreviewProps) {
  const { t } = useWords();
  const { place } = useOffice();
  const settled = useDebounced(body);
  const shown = useCall(
    'previewContent',
    { body: { body: settled, locale } },
    { placeholderData: keepPreviousData, gcTime: 10_000 },
  );
  if (shown.error !== null) return <CallFailed error={shown.error} onRetry={() => void shown.refetch()} />;
  if (shown.data === undefined) return <Skeleton active />;
  return (
    <article lang={locale} className="office-written">
      {title === '' ? null : (
        <Typography.Title level={2} className="above-0">
          {title}
        </Typography.Title>
      )}
      {body.trim() === '' ? (
        <Typography.Text type="secondary">{t('backOfficeContent.previewEmpty')}</Typography.Text>
      ) : (
        // The server made this HTML from Markdown; it contains no tags typed by the author.
        <div dangerouslySetInnerHTML={{ __html: leadingOut(shown.data.html, place.site) }} />
      )}
    </article>
  );
}
