import type { StockOfProduct } from '@farad/contract/office/stock/stock';
import { cellLengthMax, readCell } from '@farad/domain/warehouse';
import { Typography } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { useChange } from '#ui/call/use-change.ts';

interface CellFieldProps {
  readonly product: StockOfProduct;
  readonly warehouseId: number;
  readonly cell: string;
}

/** Storage place of a product in one warehouse, as a text that can be edited. */
export function CellField({ product, warehouseId, cell }: CellFieldProps) {
  const { t } = useWords();
  const { api } = useOffice();
  const change = useChange(
    { done: 'backOfficeStock.cellChanged', notDone: 'backOfficeStock.cellNotChanged' },
    (text: string) =>
      answerOf(api.setCells({ body: { warehouseId, cells: [{ product_id: product.product_id, cell: text }] } })),
    answersOf.stock,
  );
  return (
    <Typography.Text
      className="office-number"
      editable={{
        text: cell,
        maxLength: cellLengthMax,
        tooltip: t('backOfficeStock.cell'),
        onChange: (text) => {
          if (readCell(text) !== cell) change.mutate(text);
        },
      }}
    >
      {cell === '' ? '—' : cell}
    </Typography.Text>
  );
}
