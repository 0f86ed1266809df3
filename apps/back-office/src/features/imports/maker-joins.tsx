import type { MakerJoin } from '@farad/contract/office/imports/suppliers';
import { Button, Card, Empty, Flex, Skeleton, Tag, Typography } from 'antd';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { WideTable } from '#ui/table/wide-table.tsx';
import { touchedByCatalogue } from './import-words.tsx';

const deciding = { done: 'backOfficeImports.joinDecided', notDone: 'backOfficeImports.joinNotDecided' } as const;
type Decision = MakerJoin['decision'];

/**
 * Returns a text that says whether a spelling belongs to a maker. For an undecided one, it also names the maker that
 * may be meant.
 */
function stateText({ maker, other, decision }: MakerJoin, { t }: Words): string {
  if (decision === 'apart' || (decision === null && other !== null)) {
    const apart = t('backOfficeImports.joinIsApart', { maker: maker.name });
    return decision === null && other !== null
      ? `${apart} ${t('backOfficeImports.joinMaybe', { other: other.name })}`
      : apart;
  }
  return t('backOfficeImports.joinIsSame', { maker: maker.name });
}

function Actions({ join, onDecide }: { join: MakerJoin; onDecide: (decision: Decision) => void }) {
  const { t } = useWords();
  if (join.decision !== null) {
    return (
      <Flex gap={8} align="center" wrap>
        <Tag color="success">{t('backOfficeImports.joinChecked')}</Tag>
        <Button size="small" onClick={() => onDecide(null)}>
          {t('backOffice.undo')}
        </Button>
      </Flex>
    );
  }
  const isJoined = join.other === null;
  return (
    <Flex gap={8} wrap>
      <Button size="small" onClick={() => onDecide('same')}>
        {t(isJoined ? 'backOfficeImports.joinRight' : 'backOfficeImports.joinThem')}
      </Button>
      <Button size="small" onClick={() => onDecide('apart')}>
        {t(isJoined ? 'backOfficeImports.joinSplit' : 'backOfficeImports.joinKeepApart')}
      </Button>
    </Flex>
  );
}

/**
 * Spellings of makers that imports joined by themselves, or propose to join. Staff confirm or reject each of them, and
 * can undo that.
 */
export function MakerJoins({ supplierId }: { supplierId: string }) {
  const words = useWords();
  const { t, named, count } = words;
  const { api } = useOffice();
  const list = useCall('importMakers', { query: { supplier: supplierId } });
  const decide = useChange(
    deciding,
    ({ id, decision }: { readonly id: string; readonly decision: Decision }) =>
      answerOf(api.decideImportMaker({ joinId: id, body: { decision } })),
    touchedByCatalogue,
  );
  if (list.error !== null) return <CallFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data === undefined) return <Skeleton active />;
  return (
    <Flex vertical gap={8}>
      <Typography.Text type="secondary">{t('backOfficeImports.makerJoinsHint')}</Typography.Text>
      <WideTable<MakerJoin>
        size="small"
        rowKey="id"
        dataSource={list.data.joins}
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        locale={{
          emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficeImports.noMakerJoins')} />,
        }}
        columns={[
          {
            key: 'spelling',
            title: t('backOfficeImports.spelling'),
            render: (_, { spelling, rows }) => (
              <div className="max-part-260 wraps breaks">
                {spelling} <Typography.Text type="secondary">× {count(rows)}</Typography.Text>
              </div>
            ),
          },
          {
            key: 'maker',
            title: t('backOfficeImports.maker'),
            render: (_, join) => (
              <Flex vertical gap={6} className="max-part-400 wraps">
                <div className="breaks">{stateText(join, words)}</div>
                <Typography.Text type="secondary">{named(`backOfficeImports.join_${join.evidence}`)}</Typography.Text>
                <Actions join={join} onDecide={(decision) => decide.mutate({ id: join.id, decision })} />
              </Flex>
            ),
          },
        ]}
      />
    </Flex>
  );
}

/** {@link MakerJoins} as a card, shown after an import. Renders nothing if there are no such spellings. */
export function MakerJoinsCard({ supplierId }: { supplierId: string }) {
  const { t } = useWords();
  const list = useCall('importMakers', { query: { supplier: supplierId } });
  if (list.data === undefined || list.data.joins.length === 0) return null;
  return (
    <Card size="small" title={t('backOfficeImports.makerJoinsOpen', { count: list.data.open })}>
      <MakerJoins supplierId={supplierId} />
    </Card>
  );
}
