import { ExportOutlined } from '@ant-design/icons';
import type { ContentEntry } from '@farad/contract/office/content/content';
import { contentKinds } from '@farad/domain/content';
import { Flex, Skeleton, Tabs, Tag, Typography } from 'antd';
import { Link, useParams, useSearchParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { History } from '#ui/page/history.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { useTitle } from '#ui/call/use-title.ts';
import { hasNewer, isOnSite, planText, sitePath, StateTag } from './content-words.tsx';
import { EntryEditor } from './entry-editor.tsx';

const tabName = 'tab';

function Head({ entry }: { entry: ContentEntry }) {
  const words = useWords();
  const { t, named } = words;
  const { place } = useOffice();
  const path = sitePath(entry);
  return (
    <>
      <Link to={`/content?kind=${entry.kind}`}>{named(`backOfficeContent.kinds_${entry.kind}`)}</Link>
      <PageHead title={entry.title || entry.slug}>
        {isOnSite(entry) ? (
          <a href={`${place.site}${path}`} target="_blank" rel="noopener">
            <ExportOutlined /> {t('backOfficeContent.seeOnSite')}
          </a>
        ) : null}
      </PageHead>
      <Flex wrap gap={8} align="center" className="below-8">
        <StateTag state={entry.state} />
        {hasNewer(entry) ? <Tag color="warning">{t('backOfficeContent.newer')}</Tag> : null}
        <span className="office-number">{entry.kind === 'banner' ? entry.slug : path}</span>
      </Flex>
      <Typography.Paragraph type="secondary">{planText(entry, words)}</Typography.Paragraph>
    </>
  );
}

function Entry({ entry }: { entry: ContentEntry }) {
  const { t } = useWords();
  const may = useMay();
  const [params, setParams] = useSearchParams();
  useTitle(entry.title || entry.slug);
  const chosen = params.get(tabName) ?? 'text';
  const choose = (tab: string): void => setParams(tab === 'text' ? {} : { [tabName]: tab }, { replace: true });
  return (
    <>
      <Head entry={entry} />
      <EntryEditor
        entry={entry}
        isVersions={chosen === 'versions'}
        isHidden={chosen === 'history'}
        onText={() => choose('text')}
        tabs={
          <Tabs
            activeKey={chosen}
            onChange={choose}
            items={[
              { key: 'text', label: t('backOfficeContent.text') },
              { key: 'versions', label: t('backOfficeContent.versions') },
              ...(may('view_audit') && entry.id !== null
                ? [{ key: 'history', label: t('backOfficeContent.history') }]
                : []),
            ]}
          />
        }
      />
      {chosen === 'history' && entry.id !== null && may('view_audit') ? (
        <History object="content" id={entry.id} />
      ) : null}
    </>
  );
}

/** Screen of one entry: editor, publishing and versions. */
export function EntryPage() {
  const { kind: asked = '', slug = '' } = useParams();
  const kind = contentKinds.find((each) => each === asked) ?? 'page';
  const found = useCall('contentEntry', { kind: asked, slug });
  if (found.data !== undefined) return <Entry key={`${kind} ${slug}`} entry={found.data} />;
  if (found.error !== null) return <CallFailed error={found.error} onRetry={() => void found.refetch()} />;
  return <Skeleton active paragraph={{ rows: 10 }} />;
}
