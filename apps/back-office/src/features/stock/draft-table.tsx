import { CloseOutlined } from '@ant-design/icons';
import type { StockDeed } from '@farad/domain/stock';
import { Button, Select, Typography } from 'antd';

import { useWords, type Words } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { WideTable } from '#ui/table/wide-table.tsx';
import { bookOf, partOf, troubleOf, type DraftLine } from './posting.ts';

const quantityMost = 100_000_000;
const priceMost = 100_000_000;

function troubleText(line: DraftLine, deed: StockDeed, { t, count }: Words): string | null {
  const trouble = troubleOf(line, deed);
  if (trouble !== null) return t(`backOfficeStock.${trouble}`);
  if (line.refused === null) return null;
  const { refusal, onHand, reserved } = line.refused;
  const figures = { onHand: count(onHand), reserved: count(reserved) };
  return t(`backOfficeStock.refusal_${refusal}`, figures);
}

function PartCell({ line, onChange }: { line: DraftLine; onChange: (line: DraftLine) => void }) {
  const { t } = useWords();
  const part = partOf(line);
  if (line.parts.length <= 1) {
    return part === null ? (
      <Typography.Text type="danger">{line.text}</Typography.Text>
    ) : (
      <>
        <span className="office-number">{part.mpn}</span> · {part.brand}
      </>
    );
  }
  return (
    <Select
      aria-label={t('backOfficeStock.choosePart')}
      placeholder={t('backOfficeStock.choosePart')}
      value={line.productId}
      status={line.productId === null ? 'error' : ''}
      onChange={(productId) => onChange({ ...line, productId, refused: null })}
      className="min-240"
      options={line.parts.map(({ product_id, mpn, brand }) => ({ value: product_id, label: `${mpn} · ${brand}` }))}
    />
  );
}

interface DraftTableProps {
  readonly deed: StockDeed;
  readonly warehouseId: number;
  readonly lines: readonly DraftLine[];
  readonly onChange: (lines: readonly DraftLine[]) => void;
}

/** Table in which staff edit the lines of a stock document. */
export function DraftTable({ deed, warehouseId, lines, onChange }: DraftTableProps) {
  const words = useWords();
  const { t, count } = words;
  const maySeeCosts = useMay()('view_purchase_prices');
  const set = (changed: DraftLine): void => onChange(lines.map((line) => (line.row === changed.row ? changed : line)));
  const difference = (line: DraftLine): string => {
    const by = (line.quantity ?? 0) - bookOf(partOf(line), warehouseId);
    return by > 0 ? `+${count(by)}` : by < 0 ? `−${count(-by)}` : '0';
  };
  const counting = [
    {
      key: 'difference',
      title: t('backOfficeStock.difference'),
      align: 'right' as const,
      render: (_: unknown, line: DraftLine) => (line.quantity === null ? '' : <b>{difference(line)}</b>),
    },
  ];
  const paying = [
    {
      key: 'price',
      title: t('backOfficeStock.paid'),
      render: (_: unknown, line: DraftLine) => (
        <NumberInput
          aria-label={`${t('backOfficeStock.paid')} ${line.row}`}
          min={0.0001}
          max={priceMost}
          precision={4}
          changeOnWheel={false}
          value={line.price}
          placeholder={t('backOfficeStock.paidNot')}
          onChange={(price) => set({ ...line, price })}
          className="w-140"
        />
      ),
    },
  ];
  return (
    <WideTable<DraftLine>
      size="small"
      rowKey="row"
      dataSource={lines}
      pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
      columns={[
        { key: 'row', title: t('backOfficeStock.line'), dataIndex: 'row', align: 'right' },
        {
          key: 'part',
          title: t('backOfficeStock.part'),
          render: (_, line) => {
            const trouble = troubleText(line, deed, words);
            return (
              <>
                <PartCell line={line} onChange={set} />
                {trouble === null ? null : (
                  <div>
                    <Typography.Text type="danger">{trouble}</Typography.Text>
                  </div>
                )}
              </>
            );
          },
        },
        {
          key: 'book',
          title: t('backOfficeStock.book'),
          align: 'right',
          render: (_, line) => (partOf(line) === null ? '' : count(bookOf(partOf(line), warehouseId))),
        },
        {
          key: 'quantity',
          title: t(deed === 'count' ? 'backOfficeStock.counted' : 'backOfficeStock.quantity'),
          render: (_, line) => (
            <NumberInput
              aria-label={`${t('backOfficeStock.quantity')} ${line.row}`}
              min={deed === 'count' ? 0 : 1}
              max={quantityMost}
              precision={0}
              changeOnWheel={false}
              value={line.quantity}
              status={line.quantity === null ? 'error' : ''}
              onChange={(quantity) => set({ ...line, quantity, refused: null })}
              className="w-120"
            />
          ),
        },
        ...(deed === 'count' ? counting : []),
        ...(deed === 'receipt' && maySeeCosts ? paying : []),
        {
          key: 'remove',
          title: t('backOffice.actions'),
          render: (_, line) => (
            <Button
              type="text"
              icon={<CloseOutlined />}
              aria-label={t('backOfficeStock.remove', { row: line.row })}
              onClick={() => onChange(lines.filter(({ row }) => row !== line.row))}
            />
          ),
        },
      ]}
    />
  );
}
