import type { PricePreview, PriceRuleBody } from '@farad/contract/office/prices/prices';
import type { ProductChoices } from '@farad/contract/office/catalogue/products';
import { priceRoundings } from '@farad/domain/product';
import { Alert, Checkbox, DatePicker, Flex, Form, Segmented, Select, Skeleton, Tag, Typography } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { CategoryField } from '#ui/field/category-field.tsx';
import { Dialog } from '#ui/page/dialog.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { useDebounced } from '#ui/call/use-debounced.ts';
import { useUnitPrice } from '#ui/field/use-unit-price.ts';
import { WideTable } from '#ui/table/wide-table.tsx';
import { touchedByPrices } from './price-words.ts';

type Kind = PriceRuleBody['change']['kind'];

const applied = { done: 'backOfficePrices.applied', notDone: 'backOfficePrices.notApplied' } as const;
const bounds = { percent: [-99, 900, 2], factor: [0.01, 100, 4], margin: [-100, 95, 2] } as const;

const isWithin = (kind: Kind, value: number | null): value is number =>
  value !== null && value >= bounds[kind][0] && value <= bounds[kind][1];

interface Draft {
  readonly categoryId: string | null;
  readonly brandId: string | null;
  readonly kind: Kind;
  readonly value: number | null;
  readonly rounding: PriceRuleBody['rounding'];
  readonly startsOn: string | null;
}

const changeOf = (kind: Kind, value: number): PriceRuleBody['change'] => {
  if (kind === 'factor') return { kind, factor: value };
  return kind === 'percent' ? { kind, percent: value } : { kind, margin: value };
};

type Tiers = PricePreview['sample'][number]['before'];

interface PreviewProps {
  readonly preview: PricePreview;
  /** True = also change the prices that need confirmation. */
  readonly isConfirmed: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

function Preview({ preview, isConfirmed, onConfirm }: PreviewProps) {
  const { t, count } = useWords();
  const unitPrice = useUnitPrice();
  const inWords = (tiers: Tiers) =>
    tiers.map(({ quantity, price }) => (
      <div key={quantity} className="office-number">
        {tiers.length > 1 ? `${t('backOfficePrices.from', { quantity: count(quantity) })}: ` : ''}
        {unitPrice(price)}
      </div>
    ));
  const { changed, unchanged, leftOut, belowPurchase = 0 } = preview;
  if (changed === 0) return <Alert type="info" showIcon title={t('backOfficePrices.nothingChanges')} />;
  return (
    <Flex vertical gap={8}>
      <Typography.Text strong>
        {t('backOfficePrices.previewFigures', {
          changed: count(changed),
          unchanged: count(unchanged),
          leftOut: count(leftOut),
        })}
      </Typography.Text>
      {leftOut > 0 ? <Typography.Text type="secondary">{t('backOfficePrices.leftOutHint')}</Typography.Text> : null}
      {belowPurchase > 0 ? (
        <Alert type="warning" showIcon title={t('backOfficePrices.previewBelow', { count: belowPurchase })} />
      ) : null}
      {preview.secondLook > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={t('backOfficePrices.lookRows', { rows: count(preview.secondLook) })}
          description={
            <Checkbox checked={isConfirmed} onChange={({ target }) => onConfirm(target.checked)}>
              {t('backOfficePrices.lookAlso')}
            </Checkbox>
          }
        />
      ) : null}
      {preview.isCut ? (
        <Alert type="info" showIcon title={t('backOfficePrices.previewCut', { count: preview.products })} />
      ) : null}
      <WideTable<PricePreview['sample'][number]>
        size="small"
        rowKey="id"
        dataSource={preview.sample}
        pagination={false}
        scroll={{ y: 260 }}
        columns={[
          { key: 'mpn', title: t('backOfficePrices.product'), render: (_, row) => `${row.mpn} · ${row.brand}` },
          {
            key: 'before',
            title: t('backOfficePrices.before'),
            align: 'right',
            render: (_, row) => inWords(row.before),
          },
          {
            key: 'after',
            title: t('backOfficePrices.after'),
            align: 'right',
            render: (_, row) => (
              <>
                {inWords(row.after)}
                {row.isBelowPurchase === true ? <Tag color="error">{t('backOfficePrices.below')}</Tag> : null}
                {row.needsLook ? <Tag color="warning">{t('backOfficePrices.look')}</Tag> : null}
              </>
            ),
          },
        ]}
      />
    </Flex>
  );
}

interface PriceRuleProps {
  /** Ids of the products to change; empty = the form selects them by category and brand. */
  readonly productIds: readonly string[];
  readonly begin: Pick<Draft, 'categoryId' | 'brandId'>;
  readonly choices: ProductChoices | undefined;
  readonly onClose: (isDone: boolean) => void;
}

function usePreview({ categoryId, brandId, kind, value, rounding }: Draft, productIds: readonly string[]) {
  const scope = { category: categoryId ?? '', brand: brandId ?? '' };
  const requested = {
    ...(productIds.length > 0 ? { products: productIds.join(',') } : scope),
    change: kind,
    value: String(value ?? ''),
    rounding,
  };
  const settled = useDebounced(JSON.stringify(requested));
  const isMeant = settled === JSON.stringify(requested);
  const preview = useCall(
    'previewPrices',
    { query: JSON.parse(settled) as typeof requested },
    { enabled: isMeant && isWithin(kind, value) },
  );
  // Ignore a preview of earlier terms.
  return { error: isMeant ? preview.error : null, data: isMeant ? preview.data : undefined, refetch: preview.refetch };
}

function Scope({
  draft,
  choices,
  set,
}: {
  draft: Draft;
  choices: ProductChoices | undefined;
  set: (draft: Draft) => void;
}) {
  const { t } = useWords();
  return (
    <Form.Item label={t('backOfficePrices.scope')}>
      <Flex gap={8} wrap>
        <CategoryField
          categories={choices?.categories ?? []}
          label={t('backOfficeProducts.anyCategory')}
          placeholder={t('backOfficeProducts.anyCategory')}
          value={choices === undefined ? null : draft.categoryId}
          onChange={(chosen) => set({ ...draft, categoryId: chosen ?? null })}
          allowClear
          className="w-260"
        />
        <Select<string | null>
          aria-label={t('backOfficeProducts.anyBrand')}
          placeholder={t('backOfficeProducts.anyBrand')}
          value={choices === undefined ? null : draft.brandId}
          onChange={(chosen) => set({ ...draft, brandId: chosen ?? null })}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          className="w-200"
          options={(choices?.brands ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Flex>
    </Form.Item>
  );
}

function Terms({ draft, set }: { draft: Draft; set: (draft: Draft) => void }) {
  const { t, named, count, coefficient } = useWords();
  const seesPurchase = useMay()('view_purchase_prices');
  const kinds: readonly Kind[] = seesPurchase ? ['percent', 'factor', 'margin'] : ['percent', 'factor'];
  const [min, max, precision] = bounds[draft.kind];
  const inWords = draft.kind === 'factor' ? coefficient : count;
  const isWrong = draft.value !== null && !isWithin(draft.kind, draft.value);
  const label = t(draft.kind === 'margin' ? 'backOfficePrices.marginWanted' : `backOfficePrices.${draft.kind}`);
  const hint =
    draft.kind === 'margin'
      ? t('backOfficePrices.marginWantedHint')
      : draft.kind === 'percent'
        ? t('backOfficePrices.percentHint')
        : undefined;
  return (
    <>
      <Form.Item label={t('backOfficePrices.how')}>
        <Segmented<Kind>
          aria-label={t('backOfficePrices.how')}
          value={draft.kind}
          onChange={(kind) => set({ ...draft, kind, value: null })}
          options={kinds.map((value) => ({ value, label: named(`backOfficePrices.kind_${value}`) }))}
        />
      </Form.Item>
      <Flex gap={12} wrap>
        <Form.Item
          label={label}
          htmlFor="rule-value"
          extra={hint}
          className="max-420"
          {...(isWrong
            ? {
                validateStatus: 'error' as const,
                help: t('backOfficePrices.bounds', { min: inWords(min), max: inWords(max) }),
              }
            : {})}
        >
          <NumberInput
            id="rule-value"
            precision={precision}
            changeOnWheel={false}
            value={draft.value}
            onChange={(value) => set({ ...draft, value })}
            className="w-140"
          />
        </Form.Item>
        <Form.Item label={t('backOfficePrices.rounding')} htmlFor="rule-rounding">
          <Select<PriceRuleBody['rounding']>
            id="rule-rounding"
            value={draft.rounding}
            onChange={(rounding) => set({ ...draft, rounding })}
            className="w-180"
            options={priceRoundings.map((value) => ({ value, label: named(`backOfficePrices.rounding_${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          label={t('backOfficePrices.startsOn')}
          htmlFor="rule-starts"
          extra={t('backOfficePrices.startsOnHint')}
          className="max-260"
        >
          <DatePicker
            id="rule-starts"
            onChange={(day: { format: (form: string) => string } | null) =>
              set({ ...draft, startsOn: day?.format('YYYY-MM-DD') ?? null })
            }
          />
        </Form.Item>
      </Flex>
    </>
  );
}

/** Form of a bulk price change, with a preview of what it changes. */
export function PriceRule({ productIds, begin, choices, onClose }: PriceRuleProps) {
  const { t } = useWords();
  const { api } = useOffice();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState<Draft>({
    ...begin,
    kind: 'percent',
    value: null,
    rounding: 'none',
    startsOn: null,
  });
  const preview = usePreview(draft, productIds);
  // Preview that staff have confirmed. A new preview must be confirmed again.
  const [confirmed, setConfirmed] = useState<PricePreview | null>(null);
  const isConfirmed = confirmed !== null && confirmed === preview.data;
  const apply = useChange(
    applied,
    (value: number) => {
      const { kind, rounding, startsOn } = draft;
      const { categoryId, brandId } = productIds.length > 0 ? { categoryId: null, brandId: null } : draft;
      const rule = { categoryId, brandId, productIds: [...productIds], change: changeOf(kind, value), rounding };
      return answerOf(api.changePrices({ body: { key, rule, startsOn, isConfirmed } }));
    },
    touchedByPrices,
    ({ state, held }) => {
      onClose(true);
      if (state !== 'done' || held > 0) void navigate('/prices/changes');
    },
  );
  return (
    <Dialog
      width={820}
      title={t('backOfficePrices.ruleTitle')}
      onCancel={() => onClose(false)}
      okText={t('backOfficePrices.apply')}
      okButtonProps={{
        disabled: !isWithin(draft.kind, draft.value) || preview.data === undefined || preview.data.changed === 0,
        loading: apply.isPending,
        danger: (preview.data?.belowPurchase ?? 0) > 0,
      }}
      onOk={() => {
        if (isWithin(draft.kind, draft.value)) apply.mutate(draft.value);
      }}
    >
      <Form layout="vertical">
        {productIds.length > 0 ? (
          <Form.Item>{t('backOfficePrices.scopeChosen', { count: productIds.length })}</Form.Item>
        ) : (
          <Scope draft={draft} choices={choices} set={setDraft} />
        )}
        <Terms draft={draft} set={setDraft} />
      </Form>
      {!isWithin(draft.kind, draft.value) ? null : preview.error !== null ? (
        <CallFailed error={preview.error} onRetry={() => void preview.refetch()} />
      ) : preview.data === undefined ? (
        <Skeleton active paragraph={{ rows: 4 }} title={false} />
      ) : (
        <Preview
          preview={preview.data}
          isConfirmed={isConfirmed}
          onConfirm={(isOn) => setConfirmed(isOn ? (preview.data ?? null) : null)}
        />
      )}
    </Dialog>
  );
}
