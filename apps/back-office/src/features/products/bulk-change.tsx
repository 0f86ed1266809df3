import { bulkMax, type BulkChange as Change, type StaffProductRow } from '@farad/contract/office/catalogue/products';
import {
  neutralCoefficient,
  roublesToUnitPrice,
  unitPriceToRoubles,
  type Coefficient,
  type Quantity,
  type UnitPrice,
} from '@farad/domain/money';
import { multiplyPrices, publicationStates, type PublicationState } from '@farad/domain/product';
import { Alert, Flex, Form, Segmented, Select, Table } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { Dialog } from '#ui/page/dialog.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { useSecondLook } from '#ui/page/use-second-look.tsx';
import { useUnitPrice } from '#ui/field/use-unit-price.ts';
import { CategoryField } from '#ui/field/category-field.tsx';
import { touchedByProduct } from './product-words.ts';

const words = { done: 'backOfficeProducts.bulkDone', notDone: 'backOfficeProducts.bulkNotDone' } as const;

interface Draft {
  readonly kind: Change['kind'];
  readonly state: PublicationState | null;
  readonly categoryId: string | null;
  readonly factor: number | null;
}

function changeOf({ kind, state, categoryId, factor }: Draft): Change | null {
  if (kind === 'state') return state === null ? null : { kind, state };
  if (kind === 'category') return categoryId === null ? null : { kind, categoryId };
  return factor === null ? null : { kind, factor };
}

const pricesOf = ({ prices }: StaffProductRow) =>
  prices.map(({ quantity, price }) => {
    const read = roublesToUnitPrice(price);
    return { minQuantity: quantity as Quantity, unitPrice: read.ok ? read.value : (0 as UnitPrice) };
  });

/**
 * Returns a function that gives a product's value before and after the change. It uses the same rules as the server.
 */
function usePreview(draft: Draft, categoryName: (id: string) => string) {
  const { t, named } = useWords();
  const unitPrice = useUnitPrice();
  const inWords = (tiers: readonly { minQuantity: number; unitPrice: UnitPrice }[]): string =>
    tiers.map((tier) => `${tier.minQuantity}: ${unitPrice(unitPriceToRoubles(tier.unitPrice))}`).join('; ') || '—';
  return (row: StaffProductRow): { before: string; after: string } => {
    if (draft.kind === 'state') {
      const after = draft.state === null ? '' : named(`backOfficeProducts.state_${draft.state}`);
      return { before: named(`backOfficeProducts.state_${row.state}`), after };
    }
    if (draft.kind === 'category') {
      return { before: row.category, after: draft.categoryId === null ? '' : categoryName(draft.categoryId) };
    }
    const tiers = pricesOf(row);
    const factor = draft.factor === null ? null : (Math.round(draft.factor * neutralCoefficient) as Coefficient);
    const changed = factor === null ? [] : multiplyPrices(tiers, factor);
    return {
      before: inWords(tiers),
      after: factor === null ? '' : changed === null ? t('backOfficeProducts.priceOutside') : inWords(changed),
    };
  };
}

/** Dialog that changes state, category or prices of the ticked products, with a preview. */
export function BulkChange({
  rows,
  onClose,
}: {
  rows: readonly StaffProductRow[];
  onClose: (isDone: boolean) => void;
}) {
  const { t, named } = useWords();
  const { api } = useOffice();
  const [draft, setDraft] = useState<Draft>({ kind: 'price', state: null, categoryId: null, factor: null });
  const choices = useCall('productChoices');
  const categories = choices.data?.categories ?? [];
  const preview = usePreview(draft, (id) => categories.find((each) => each.id === id)?.title ?? id);
  const change = changeOf(draft);
  const lookTwice = useSecondLook();
  const apply = useChange(
    words,
    (made: Change) => {
      const products = rows.map(({ id, version }) => ({ id, version }));
      return lookTwice((isConfirmed) =>
        answerOf(api.changeProducts({ body: { products, change: made, isConfirmed } })),
      );
    },
    touchedByProduct,
    () => onClose(true),
  );
  const isHiding = draft.kind === 'state' && (draft.state === 'archived' || draft.state === 'draft');
  return (
    <Dialog
      width={760}
      title={t('backOfficeProducts.bulkTitle')}
      onCancel={() => onClose(false)}
      okText={t('backOfficeProducts.bulkApply')}
      okButtonProps={{ disabled: change === null || rows.length > bulkMax, loading: apply.isPending }}
      onOk={() => {
        if (change !== null) apply.mutate(change);
      }}
    >
      <Form layout="vertical">
        <Form.Item label={t('backOfficeProducts.bulkWhat')}>
          <Segmented<Change['kind']>
            value={draft.kind}
            onChange={(kind) => setDraft({ ...draft, kind })}
            options={(['price', 'state', 'category'] as const).map((value) => ({
              value,
              label: named(`backOfficeProducts.bulk_${value}`),
            }))}
          />
        </Form.Item>
        {draft.kind === 'price' ? (
          <Form.Item label={t('backOfficeProducts.factor')} htmlFor="factor" extra={t('backOfficeProducts.factorHint')}>
            <NumberInput
              id="factor"
              min={0.01}
              max={100}
              precision={4}
              step={0.05}
              value={draft.factor}
              onChange={(factor) => setDraft({ ...draft, factor })}
              className="w-160"
            />
          </Form.Item>
        ) : null}
        {draft.kind === 'state' ? (
          <Form.Item label={t('backOfficeProducts.state')} htmlFor="bulk-state">
            <Select<PublicationState>
              id="bulk-state"
              value={draft.state}
              onChange={(state) => setDraft({ ...draft, state })}
              options={publicationStates.map((value) => ({ value, label: named(`backOfficeProducts.state_${value}`) }))}
            />
          </Form.Item>
        ) : null}
        {draft.kind === 'category' ? (
          <Form.Item label={t('backOfficeProducts.category')} htmlFor="bulk-category">
            <CategoryField
              id="bulk-category"
              categories={categories}
              value={draft.categoryId}
              onChange={(categoryId) => setDraft({ ...draft, categoryId: categoryId ?? null })}
            />
          </Form.Item>
        ) : null}
      </Form>
      <Flex vertical gap={12}>
        {isHiding ? <Alert type="warning" title={t('backOfficeProducts.bulkArchive')} showIcon /> : null}
        <Table<StaffProductRow>
          size="small"
          rowKey="id"
          dataSource={[...rows]}
          pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
          columns={[
            { key: 'mpn', title: t('backOfficeProducts.mpn'), dataIndex: 'mpn' },
            { key: 'before', title: t('backOfficeProducts.before'), render: (_, row) => preview(row).before },
            { key: 'after', title: t('backOfficeProducts.after'), render: (_, row) => preview(row).after },
          ]}
        />
      </Flex>
    </Dialog>
  );
}
