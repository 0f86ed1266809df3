import type { CountedLine } from '@farad/contract/office/orders/phone-orders';
import { quantityMax } from '@farad/domain/quantities';
import { DeleteOutlined } from '@ant-design/icons';
import { Button, Empty, Flex, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { ProductPicker, type OfferedTo } from '#ui/field/product-picker.tsx';
import { useUnitPrice } from '#ui/field/use-unit-price.ts';
import { WideTable } from '#ui/table/wide-table.tsx';
import { withLines, type OrderDraftLine } from './order-draft.ts';

interface TroubleProps {
  readonly counted: CountedLine;
  readonly onTake: (qty: number) => void;
}

function Trouble({ counted: { problem, available }, onTake }: TroubleProps) {
  const { t, named, count } = useWords();
  if (problem === null) return null;
  const takable = [problem.below, problem.above].filter((qty) => qty !== null);
  return (
    <Flex vertical gap={4} align="flex-start">
      <Typography.Text type="danger">
        {named(`backOfficeOrdering.problem_${problem.code}`)},{' '}
        {t('backOfficeOrdering.inStock', { count: count(available) })}
      </Typography.Text>
      {takable.map((qty) => (
        <Button key={qty} size="small" onClick={() => onTake(qty)}>
          {t('backOfficeOrdering.take', { count: count(qty) })}
        </Button>
      ))}
    </Flex>
  );
}

interface DraftLinesProps {
  readonly lines: readonly OrderDraftLine[];
  readonly counted: readonly CountedLine[];
  readonly isBusy: boolean;
  readonly whom: OfferedTo;
  readonly onChange: (lines: readonly OrderDraftLine[]) => void;
}

/** Table of order lines with editable quantities. The server calculates the prices (`counted`). */
export function DraftLines({ lines, counted, isBusy, whom, onChange }: DraftLinesProps) {
  const { t, money } = useWords();
  const unitPrice = useUnitPrice();
  const set = (product_id: string, qty: number): void =>
    onChange(lines.map((line) => (line.product_id === product_id ? { ...line, qty } : line)));
  const of = ({ product_id }: OrderDraftLine) => counted.find((each) => each.product_id === product_id);
  return (
    <Flex vertical gap={12}>
      <WideTable<OrderDraftLine>
        size="small"
        rowKey="product_id"
        dataSource={lines}
        pagination={false}
        loading={{ spinning: isBusy, delay: 500 }}
        locale={{
          emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficeOrdering.noLines')} />,
        }}
        columns={[
          {
            key: 'part',
            title: t('backOfficeOrdering.part'),
            render: (_, { mpn, brand }) => (
              <>
                <span className="office-number">{mpn}</span>
                <div>{brand}</div>
              </>
            ),
          },
          {
            key: 'qty',
            title: t('backOfficeOrdering.pieces'),
            render: (_, line) => {
              const own = of(line);
              return (
                <Flex vertical gap={4}>
                  <NumberInput
                    aria-label={t('backOfficeOrdering.piecesOf', { mpn: line.mpn })}
                    min={1}
                    max={quantityMax}
                    precision={0}
                    value={line.qty}
                    status={own !== undefined && own.problem !== null ? 'error' : ''}
                    onChange={(qty) => set(line.product_id, qty ?? 1)}
                  />
                  {own === undefined ? null : <Trouble counted={own} onTake={(qty) => set(line.product_id, qty)} />}
                </Flex>
              );
            },
          },
          {
            key: 'price',
            title: t('backOfficeOrdering.price'),
            align: 'right',
            render: (_, line) => <span className="office-number">{unitPrice(of(line)?.price ?? 0)}</span>,
          },
          {
            key: 'sum',
            title: t('backOfficeOrdering.sum'),
            align: 'right',
            render: (_, line) => <span className="office-number">{money(of(line)?.total ?? 0)}</span>,
          },
          {
            key: 'remove',
            title: t('backOffice.actions'),
            render: (_, { product_id, mpn }) => (
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={t('backOfficeOrdering.removeOf', { mpn })}
                onClick={() => onChange(lines.filter((line) => line.product_id !== product_id))}
              />
            ),
          },
        ]}
      />
      <div className="max-480">
        <ProductPicker
          whom={whom}
          label={t('backOfficeOrdering.addLine')}
          qty={1}
          chosen={null}
          isWrong={false}
          onChange={(product) => {
            if (product === null) return;
            const { product_id, mpn, brand, minQuantity, multiple } = product;
            const qty = Math.ceil(Math.max(minQuantity, 1) / multiple) * multiple;
            onChange(withLines(lines, [{ product_id, mpn, brand, qty }]));
          }}
        />
      </div>
    </Flex>
  );
}
