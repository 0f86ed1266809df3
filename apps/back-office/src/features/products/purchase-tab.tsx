import type { PurchasePrices } from '@farad/contract/office/prices/prices';
import type { StaffProduct } from '@farad/contract/office/catalogue/products';
import { productLimits } from '@farad/domain/product';
import { Button, Empty, Flex, Form, Input, Skeleton, Typography } from 'antd';

import { answerOf, Refused } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { piecePriceRule } from '#ui/field/piece-price.ts';
import { useChange } from '#ui/call/use-change.ts';
import { useUnitPrice } from '#ui/field/use-unit-price.ts';
import { Explained } from '#ui/page/explained.tsx';
import { WideTable } from '#ui/table/wide-table.tsx';
import { touchedByProduct } from './product-words.ts';

const saved = { done: 'backOfficePrices.purchaseSaved', notDone: 'backOfficePrices.purchaseNotSaved' } as const;

interface Entered {
  readonly purchasePrice: number | null;
  readonly supplier: string | undefined;
}

function Edit({ productId, known }: { productId: string; known: PurchasePrices }) {
  const { t } = useWords();
  const { api } = useOffice();
  const mayChange = useMay()('manage_prices');
  const [form] = Form.useForm<Entered>();
  const save = useChange(
    saved,
    ({ purchasePrice, supplier }: Entered) =>
      answerOf(
        api.setPurchasePrice({ productId, body: { purchasePrice: purchasePrice ?? null, supplier: supplier ?? '' } }),
      ).catch((error: unknown) => {
        if (error instanceof Refused && error.field !== null) {
          form.setFields([{ name: error.field as keyof Entered, errors: [error.message] }]);
        }
        throw error;
      }),
    touchedByProduct,
  );
  return (
    <Form<Entered>
      form={form}
      name="purchase"
      layout="vertical"
      disabled={!mayChange}
      initialValues={{ purchasePrice: known.purchasePrice, supplier: known.supplier }}
      onFinish={(entered) => save.mutate(entered)}
    >
      <Flex gap={12} wrap>
        <Form.Item
          name="purchasePrice"
          label={t('backOfficePrices.purchasePrice')}
          extra={t('backOfficePrices.purchaseHint')}
          rules={[piecePriceRule]}
          className="max-360"
        >
          <NumberInput precision={4} changeOnWheel={false} className="w-170" />
        </Form.Item>
        <Form.Item name="supplier" label={t('backOfficePrices.supplier')}>
          <Input maxLength={productLimits.supplier} className="w-240" />
        </Form.Item>
      </Flex>
      {mayChange ? (
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t('backOffice.save')}
        </Button>
      ) : null}
    </Form>
  );
}

/** Price breaks of a purchase as one text. */
function PaidTiers({ tiers }: Pick<PurchasePrices, 'tiers'>) {
  const { t, count } = useWords();
  const unitPrice = useUnitPrice();
  const texts = tiers.map(
    ({ quantity, price }) => `${t('backOfficePrices.from', { quantity: count(quantity) })} — ${unitPrice(price)}`,
  );
  return <span className="office-number">{texts.join('; ')}</span>;
}

function PaidBefore({ row: { purchasePrice, tiers } }: { row: PurchasePrices['history'][number] }) {
  const { t } = useWords();
  const unitPrice = useUnitPrice();
  if (tiers.length > 0) return <PaidTiers tiers={tiers} />;
  return (
    <span className="office-number">
      {purchasePrice === null ? t('backOfficePrices.unknown') : unitPrice(purchasePrice)}
    </span>
  );
}

/** Tab with the present and former purchase prices of a product. */
export function PurchaseTab({ product }: { product: StaffProduct }) {
  const { t, count, dateTime } = useWords();
  const unitPrice = useUnitPrice();
  const prices = useCall('purchasePrices', { productId: product.id });
  if (prices.error !== null) return <CallFailed error={prices.error} onRetry={() => void prices.refetch()} />;
  if (prices.data === undefined) return <Skeleton active paragraph={{ rows: 4 }} />;
  const { margin, history, average, tiers } = prices.data;
  return (
    <Flex vertical gap={16}>
      <Edit key={history[0]?.id ?? 'none'} productId={product.id} known={prices.data} />
      {tiers.length > 1 ? (
        <Typography.Text>
          {t('backOfficePrices.purchaseTiers')}: <PaidTiers tiers={tiers} />
        </Typography.Text>
      ) : null}
      {average === null ? null : (
        <Typography.Text>
          <Explained
            term={t('backOfficePrices.average', { price: unitPrice(average.price), pieces: count(average.pieces) })}
            text={t('backOfficePrices.averageHint')}
          />
        </Typography.Text>
      )}
      {margin === null ? null : (
        <Typography.Text>
          <Explained
            term={`${t('backOfficePrices.margin')}: ${count(margin)} %`}
            text={t('backOfficePrices.marginHint')}
          />
        </Typography.Text>
      )}
      <WideTable<PurchasePrices['history'][number]>
        size="small"
        rowKey="id"
        dataSource={history}
        pagination={false}
        title={() => t('backOfficePrices.purchaseHistory')}
        locale={{
          emptyText: (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficePrices.purchaseHistoryNone')} />
          ),
        }}
        columns={[
          { key: 'at', title: t('backOfficePrices.at'), render: (_, row) => dateTime(row.at) },
          {
            key: 'price',
            title: t('backOfficePrices.purchasePrice'),
            align: 'right',
            render: (_, row) => <PaidBefore row={row} />,
          },
          { key: 'supplier', title: t('backOfficePrices.supplier'), render: (_, row) => row.supplier || '—' },
          { key: 'by', title: t('backOfficePrices.by'), render: (_, row) => row.by || t('backOfficePrices.byFile') },
        ]}
      />
    </Flex>
  );
}
