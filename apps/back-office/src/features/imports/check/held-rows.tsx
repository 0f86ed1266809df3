import type { Import } from '@farad/contract/office/imports/imports';
import type { ImportHeld } from '@farad/contract/office/imports/check';
import type { HeldRow } from '@farad/contract/office/imports/held-rows';
import { heldCauses, type HeldDecision } from '@farad/domain/import';
import { Alert, App, Button, Card, Flex, Skeleton, Tag, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useCallPages } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { useUnitPrice } from '#ui/field/use-unit-price.ts';
import { WideTable } from '#ui/table/wide-table.tsx';
import { touchedByCatalogue } from '../import-words.tsx';

const deciding = {
  done: 'backOfficeImportAdvice.heldDecided',
  notDone: 'backOfficeImportAdvice.heldNotDecided',
} as const;

/** Number of rows that need a decision by staff, for each cause. `isDone` = the import has run. */
export function HeldNote({ of, isDone }: { of: ImportHeld | null; isDone: boolean }) {
  const { t, named, count } = useWords();
  if (of === null || of.rows === 0) return null;
  const causes = heldCauses.filter((cause) => of[cause] > 0);
  return (
    <Alert
      type="warning"
      showIcon
      title={t(isDone ? 'backOfficeImportAdvice.heldRows' : 'backOfficeImportAdvice.heldWillBe', {
        rows: count(of.rows),
      })}
      description={causes
        .map((cause) => `${named(`backOfficeImportAdvice.cause_${cause}`)}: ${count(of[cause])}`)
        .join(' · ')}
    />
  );
}

/** Price breaks by quantity, one per line. */
function Tiers({ tiers }: { tiers: NonNullable<HeldRow['prices']>['ours'] }) {
  const { t, count } = useWords();
  const unitPrice = useUnitPrice();
  return tiers.map(({ quantity, price }) => (
    <div key={quantity} className="office-number">
      {quantity === 1 ? '' : `${t('backOfficePrices.from', { quantity: count(quantity) })} — `}
      {unitPrice(price)}
    </div>
  ));
}

/** Stock and prices of the shop (`ours`) or the file (`theirs`), if they differ. */
function Side({ row: { stock, prices }, of }: { row: HeldRow; of: 'ours' | 'theirs' }) {
  const { t, count } = useWords();
  return (
    <>
      {stock === null ? null : (
        <div className="office-number">{t('backOfficeImportAdvice.heldPieces', { pieces: count(stock[of]) })}</div>
      )}
      {prices === null ? null : <Tiers tiers={prices[of]} />}
    </>
  );
}

function Why({ row: { causes, other } }: { row: HeldRow }) {
  const { named } = useWords();
  return (
    <div className="max-260 wraps">
      {causes.map((cause) => (
        <div key={cause}>{named(`backOfficeImportAdvice.cause_${cause}`)}</div>
      ))}
      {other === null ? null : (
        <Typography.Text type="secondary">
          {other.supplier}: <Tiers tiers={other.prices} />
        </Typography.Text>
      )}
    </div>
  );
}

interface DecisionsProps {
  readonly chosen: readonly string[];
  readonly isPending: boolean;
  readonly onDecide: (decision: HeldDecision) => void;
}

/** Buttons that decide about the selected rows; if none is selected, about all. */
function Decisions({ chosen, isPending, onDecide }: DecisionsProps) {
  const { t, count } = useWords();
  const { modal } = App.useApp();
  const isAll = chosen.length === 0;
  const rows = isAll ? t('backOfficeImportAdvice.heldAll') : count(chosen.length);
  const askToTake = (): void =>
    void modal.confirm({
      title: t('backOfficeImportAdvice.takeQuestion', { rows }),
      content: t('backOfficeImportAdvice.takeConsequence'),
      okText: t('backOfficeImportAdvice.take', { rows }),
      onOk: () => onDecide('take'),
    });
  return (
    <Flex gap={8} wrap>
      <Button loading={isPending} onClick={() => onDecide('keep')}>
        {t('backOfficeImportAdvice.keep', { rows })}
      </Button>
      <Button loading={isPending} onClick={askToTake}>
        {t('backOfficeImportAdvice.take', { rows })}
      </Button>
    </Flex>
  );
}

/** Rows whose stock or prices the import did not change. Staff see both values and choose which to keep. */
export function HeldRowsCard({ of }: { of: Import }) {
  const { t, named, count } = useWords();
  const { api } = useOffice();
  const { notification } = App.useApp();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const list = useCallPages('importHeld', (after) => ({ importId: of.id, query: { after } }), {
    isEnabled: (of.held?.rows ?? 0) > 0,
  });
  const decide = useChange(
    deciding,
    (decision: HeldDecision) =>
      answerOf(
        api.decideImportHeld({
          importId: of.id,
          body: { decision, productIds: chosen.length === 0 ? null : [...chosen] },
        }),
      ),
    touchedByCatalogue,
    ({ changed }) => {
      setChosen([]);
      if (changed > 0)
        notification.warning({ title: t('backOfficeImportAdvice.heldChanged', { rows: count(changed) }) });
    },
  );
  if ((of.held?.rows ?? 0) === 0) return null;
  if (list.error !== null) return <CallFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data === undefined) return <Skeleton active />;
  const waiting = list.data.pages.at(-1)?.waiting ?? 0;
  return (
    <Card size="small" title={t('backOfficeImportAdvice.heldTitle', { rows: count(waiting) })}>
      <Flex vertical gap={12}>
        <Typography.Text type="secondary">{t('backOfficeImportAdvice.heldHint')}</Typography.Text>
        {waiting === 0 ? null : (
          <Decisions chosen={chosen} isPending={decide.isPending} onDecide={(decision) => decide.mutate(decision)} />
        )}
        <WideTable<HeldRow>
          size="small"
          rowKey="product_id"
          dataSource={list.data.pages.flatMap(({ rows }) => rows)}
          pagination={false}
          rowSelection={{
            selectedRowKeys: [...chosen],
            onChange: (keys) => setChosen(keys.map(String).slice(0, 500)),
            getCheckboxProps: ({ decision, mpn }) => ({ disabled: decision !== null, 'aria-label': mpn }),
          }}
          columns={[
            {
              key: 'mpn',
              title: t('backOfficeImports.field_mpn'),
              render: (_, row) => (
                <>
                  <Link to={`/products/${row.product_id}`} className="office-number">
                    {row.mpn}
                  </Link>
                  <div>{row.maker}</div>
                </>
              ),
            },
            { key: 'ours', title: t('backOfficeImportAdvice.ours'), render: (_, row) => <Side row={row} of="ours" /> },
            {
              key: 'theirs',
              title: t('backOfficeImportAdvice.theirs'),
              render: (_, row) => <Side row={row} of="theirs" />,
            },
            { key: 'why', title: t('backOfficeImports.why'), render: (_, row) => <Why row={row} /> },
            {
              key: 'decision',
              title: t('backOfficeImportAdvice.decision'),
              render: (_, { decision }) => (
                <Tag color={decision === null ? 'warning' : 'default'}>
                  {named(`backOfficeImportAdvice.decision_${decision ?? 'none'}`)}
                </Tag>
              ),
            },
          ]}
        />
        {list.hasNextPage ? (
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('backOfficeImports.more')}
          </Button>
        ) : null}
      </Flex>
    </Card>
  );
}
