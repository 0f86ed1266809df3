import { roublesToUnitPrice } from '@farad/domain/money';
import { favouriteNoteLengthMax } from '@farad/domain/favourites';
import { typedNumberLengthMax } from '@farad/domain/quantities';
import { formatUnitPrice } from '@farad/wording/format';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { fieldClass } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { WatchButton } from '#surfaces/storefront/features/product-lists/watch-button.tsx';
import { StockNote } from '#surfaces/storefront/features/product-search/table/stock-note.tsx';
import type { FavouritesView, ShownLine } from './load-list.server.ts';

/** Id of the form that changes the lines. The fields of all lines belong to it. */
export const linesForm = 'lines';

type Lists = FavouritesView['lists'];

function Price({ roubles }: { roubles: number | null }) {
  const { locale } = useWords();
  const price = roubles === null ? null : roublesToUnitPrice(roubles);
  return price?.ok ? <span className="num">{formatUnitPrice(price.value, locale)} ₽</span> : null;
}

/** Fields for quantity, note and list of a line. A change is saved when the field loses the focus. */
function Boxes({
  line,
  lists,
  listId,
  onCommit,
}: {
  line: ShownLine;
  lists: Lists;
  listId: string;
  onCommit: () => void;
}) {
  const { t } = useWords();
  const others = lists.filter(({ id }) => id !== listId);
  return (
    <>
      <input
        key={`qty ${line.qty}`}
        form={linesForm}
        name={`qty.${line.id}`}
        defaultValue={line.qty}
        inputMode="numeric"
        autoComplete="off"
        maxLength={typedNumberLengthMax}
        aria-label={t('basket.quantityOf', { title: line.mpn })}
        onBlur={(event) => event.currentTarget.value.trim() !== String(line.qty) && onCommit()}
        className={fieldClass('w-20 text-right font-mono')}
      />
      <input
        key={`note ${line.note}`}
        form={linesForm}
        name={`note.${line.id}`}
        defaultValue={line.note}
        autoComplete="off"
        maxLength={favouriteNoteLengthMax}
        placeholder={t('listPages.note')}
        aria-label={t('listPages.noteOf', { mpn: line.mpn })}
        onBlur={(event) => event.currentTarget.value.trim() !== line.note && onCommit()}
        className={fieldClass('min-w-44 grow')}
      />
      {others.length > 0 && (
        <select
          form={linesForm}
          name={`move.${line.id}`}
          defaultValue=""
          aria-label={t('listPages.moveOf', { mpn: line.mpn })}
          onChange={onCommit}
          className={fieldClass('w-36')}
        >
          <option value="">{t('listPages.move')}</option>
          {others.map((list) => (
            <option key={list.id} value={list.id}>
              {list.isFirst && list.name === '' ? t('listPages.firstList') : list.name}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

/** Line of one favourite product. */
export function ListLine({ line, view, onCommit }: { line: ShownLine; view: FavouritesView; onCommit: () => void }) {
  const { t, to } = useWords();
  const isBuyable = line.isSold && line.available > 0;
  return (
    <li className="grid grid-cols-[60px_minmax(0,1fr)_auto] items-start lg:grid-cols-[60px_minmax(0,1fr)_auto_auto] gap-x-3 gap-y-2 border-b border-line py-3">
      <Drawing path={line.picture} />
      <div className="min-w-0">
        <Link to={to(`/product/${line.seo}`)} prefetch="intent" className="font-mono font-semibold wrap-anywhere">
          {line.mpn}
        </Link>
        <p className="text-13 text-ink-2">
          {line.brand} · {line.title}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-4">
          <StockNote product={line} />
          <Price roubles={line.price} />
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-2 max-lg:order-last max-lg:col-span-2 max-lg:col-start-2 max-sm:col-span-3 max-sm:col-start-1 lg:max-w-[620px] lg:justify-end">
        {view.isKept && <Boxes line={line} lists={view.lists} listId={view.list.id} onCommit={onCommit} />}
        {isBuyable && (
          <Button type="submit" form={linesForm} name="add" value={line.id} kind="quiet">
            {t('catalogue.add')}
          </Button>
        )}
        {line.isSold && <WatchButton product={line} kind={isBuyable ? 'cheaper' : 'in_stock'} isSmall />}
      </div>
      <button
        type="submit"
        form={linesForm}
        name="remove"
        value={line.id}
        aria-label={t('listPages.removeProduct', { mpn: line.mpn })}
        title={t('listPages.remove')}
        className="p-1.5 text-ink-3 hover:text-copper"
      >
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}
