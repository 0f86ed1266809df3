import type { SubmitEvent } from 'react';
import { Form } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { PartFacts } from './row-cells.tsx';
import type { RowRoom } from './row-room.ts';
import type { ShownRow } from './shown-row.ts';
import { rowTitle } from './use-row-changes.ts';

/**
 * Returns the part that the button confirms: the matched product, otherwise the suggested one. Returns null unless the
 * match is only probable.
 */
const partToTake = ({ status, product, suggestion }: ShownRow) =>
  status === 'probable' ? (product ?? suggestion?.product ?? null) : null;

/**
 * Returns the form fields that confirm the part, and the expected new fields of the row; null if there is no part to
 * confirm.
 */
export function taking(row: ShownRow): readonly [{ product_id: string }, Partial<ShownRow>] | null {
  const product = partToTake(row);
  if (product === null) return null;
  const quantities = row.suggestion?.quantities ?? row.quantities;
  const chosen = { product, quantities, suggestion: null, status: 'exact', reason: 'chosen' } as const;
  return [
    { product_id: product.id },
    { ...chosen, rules: [], differences: [], assumed: [], unknownNumber: null, missing: null, near: 0, flags: [] },
  ];
}

/** The suggested part, greyed until confirmed, and the button that confirms it. */
export function Take({ row, room }: { row: ShownRow; room: RowRoom }) {
  const { t } = useWords();
  const product = partToTake(row);
  if (product === null) return null;
  const take = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const change = taking(row);
    if (change !== null) void room.change(row, ...change);
  };
  return (
    <>
      {row.suggestion !== null && row.product === null && (
        <div className="is-offered">
          <PartFacts part={row.suggestion.product} price={row.suggestion.quantities.unitPrice} />
        </div>
      )}
      <Form method="post" preventScrollReset onSubmit={take} className="no-print mt-1">
        <input type="hidden" name="intent" value="row" />
        <input type="hidden" name="row" value={row.row} />
        <input type="hidden" name="product_id" value={product.id} />
        <Button
          type="submit"
          kind="quiet"
          size="small"
          aria-label={`${t('boms.take')}: ${product.mpn}, ${rowTitle(row)}`}
        >
          {t('boms.take')}
        </Button>
      </Form>
    </>
  );
}
