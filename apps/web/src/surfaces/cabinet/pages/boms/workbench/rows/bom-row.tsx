import { memo, type MouseEvent } from 'react';
import { Form, Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import { Asked, PartFacts, Quantities, Standing } from './row-cells.tsx';
import { RowPanel } from './row-panel.tsx';
import { exclusion, type RowRoom } from './row-room.ts';
import type { RowPanelView, ShownRow } from './shown-row.ts';
import { Take } from './take.tsx';
import { rowTitle } from './use-row-changes.ts';

function PackingChoice({ row, room }: { row: ShownRow; room: RowRoom }) {
  const { t, money } = useWords();
  if (row.packings.length === 0 || row.product === null) return null;
  return (
    <Form method="post" preventScrollReset className="mt-1 flex items-center gap-1.5">
      <input type="hidden" name="intent" value="row" />
      <input type="hidden" name="row" value={row.row} />
      <select
        name="product_id"
        key={row.product.id}
        defaultValue={row.product.id}
        aria-label={`${t('boms.packing')}: ${rowTitle(row)}`}
        onChange={({ currentTarget: { value } }) => void room.change(row, { product_id: value })}
        className={fieldClass('!h-7 max-w-full !px-1.5 text-13')}
      >
        {row.packings.map((packing) => (
          <option key={packing._id} value={packing._id}>
            {[packing.mpn, packing.total === null ? '' : money(kopecksOf(packing.total))].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
      <Button type="submit" kind="quiet" size="small" className="unscripted">
        {t('boms.choose')}
      </Button>
    </Form>
  );
}

function Actions({ row, room, isOpen }: { row: ShownRow; room: RowRoom; isOpen: boolean }) {
  const { t } = useWords();
  const isExcluded = row.status === 'excluded';
  const title = t(isExcluded ? 'boms.undo' : 'boms.action_exclude');
  const offers =
    row.alternatives > 0
      ? t('boms.alternatives', { count: row.alternatives })
      : row.near > 0
        ? t('boms.nearParts', { count: row.near })
        : t('boms.choosePart');
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    room.onOpen(isOpen ? null : row.row);
  };
  return (
    <div className="no-print flex items-start gap-1.5 lg:justify-end">
      <Link
        to={room.panelAddress(isOpen ? null : row.row)}
        preventScrollReset
        aria-expanded={isOpen}
        aria-label={`${offers}: ${rowTitle(row)}`}
        onClick={open}
        className={buttonClass(isOpen ? 'primary' : 'quiet', 'small', 'bom-open')}
      >
        {offers}
      </Link>
      <Form
        method="post"
        preventScrollReset
        onSubmit={(event) => {
          event.preventDefault();
          void room.change(row, ...exclusion(row));
        }}
      >
        <input type="hidden" name="intent" value="row" />
        <input type="hidden" name="row" value={row.row} />
        <Button
          type="submit"
          name="action"
          value={isExcluded ? 'order' : 'exclude'}
          kind="bare"
          size="small"
          aria-label={`${title}: ${rowTitle(row)}`}
          className="!px-1.5"
        >
          {isExcluded ? t('boms.undo') : <Icon name="close" size={16} />}
          {!isExcluded && <span className="lg:sr-only">{title}</span>}
        </Button>
      </Form>
    </div>
  );
}

/** A row of the parts list; its panel opens below it. */
export const BomRow = memo(function BomRow({
  row,
  index,
  room,
  panel,
  isTicked,
  measure,
}: {
  row: ShownRow;
  /** Index in the filtered list, from 0. */
  index: number;
  room: RowRoom;
  /** null = the panel is closed. `view` null = it is loading. */
  panel: { readonly view: RowPanelView | null } | null;
  isTicked: boolean;
  measure: (element: HTMLElement | null) => (() => void) | undefined;
}) {
  const { t, money, date } = useWords();
  const swap = row.history[0];
  const isOff = row.status === 'excluded';
  return (
    <tbody ref={measure} data-index={index} className={isOff ? 'bom-body is-off' : 'bom-body'}>
      <tr
        tabIndex={-1}
        data-row={row.row}
        aria-rowindex={index + 2}
        className={panel === null ? 'bom-row' : 'bom-row is-open'}
      >
        <td className="cell-tick">
          <input
            type="checkbox"
            {...(room.isAlive ? {} : { name: 'rows', value: row.row, form: room.basketForm })}
            {...(room.isAlive ? { checked: isTicked, onChange: () => room.onTick(row.row) } : {})}
            aria-label={t('boms.selectRow', { row: rowTitle(row) })}
          />
        </td>
        <td className="cell-asked">
          <Asked row={row} boards={room.boards} />
        </td>
        <td className="cell-status">
          <Standing row={row} />
        </td>
        <td className="cell-part">
          {row.product !== null && (
            <div className={row.status === 'probable' ? 'is-offered' : undefined}>
              <PartFacts part={row.product} price={row.quantities.unitPrice} />
            </div>
          )}
          {row.product === null && row.suggestion === null && (
            <span className="text-13 text-ink-2">{t('boms.nothingChosen')}</span>
          )}
          <Take row={row} room={room} />
          <PackingChoice row={row} room={room} />
          {swap !== undefined && (
            <p className="text-12 text-ink-2 wrap-anywhere">
              {t('boms.swapped', {
                from: swap.from ?? t('boms.nothing'),
                to: swap.to ?? t('boms.nothing'),
                date: date(swap.at),
              })}
            </p>
          )}
        </td>
        <td className="cell-quantity">
          <Quantities row={row} boards={room.boards} />
        </td>
        <td className="cell-total num">
          {row.quantities.total === null ? '—' : money(kopecksOf(row.quantities.total))}
        </td>
        <td className="cell-actions">
          <Actions row={row} room={room} isOpen={panel !== null} />
        </td>
      </tr>
      {panel !== null && (
        <tr className="bom-panel no-print">
          <td colSpan={7}>
            <RowPanel row={row} view={panel.view} room={room} />
          </td>
        </tr>
      )}
    </tbody>
  );
});
