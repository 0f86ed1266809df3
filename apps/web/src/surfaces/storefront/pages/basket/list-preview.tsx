import type { ListedLine, ListedPart, ReadListAnswer } from '@farad/contract/shop/basket';
import { Form, Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';

/**
 * Returns a function that describes how a quantity was changed to fit minimum, multiple and stock; empty if it was not.
 */
function useFit(): (part: ListedPart, wanted: number) => string {
  const { t, pieces } = useWords();
  return (part, wanted) => {
    const { available, minQuantity, multiple, qty, reason, unit } = part;
    if (reason === null) return '';
    const figures = {
      available: pieces(available, unit),
      minimum: pieces(minQuantity, unit),
      multiple: pieces(multiple, unit),
      wanted: pieces(wanted, unit),
    };
    if (qty !== null) {
      return reason === 'not_for_sale' ? '' : t(`baskets.fit_${reason}`, { ...figures, pieces: pieces(qty, unit) });
    }
    if (reason === 'not_for_sale') return t('baskets.nothing_not_for_sale');
    if (reason !== 'not_enough_stock') return t('baskets.nothing_wrongNumber');
    return available === 0 ? t('baskets.nothing_soldOut') : t('baskets.nothing_not_enough_stock', figures);
  };
}

function Part({ part, wanted }: { part: ListedPart; wanted: number }) {
  const { t, to, pieces } = useWords();
  const fit = useFit();
  const { brand, mpn, product_id, qty, seo, title, unit } = part;
  const said = fit(part, wanted);
  return (
    <div className="flex items-start gap-3">
      {qty !== null && (
        <input
          type="checkbox"
          name="take"
          value={`${product_id}:${qty}`}
          defaultChecked
          aria-label={t('baskets.take', { mpn })}
          className="mt-0.5"
        />
      )}
      <div className="min-w-0">
        <Link to={to(`/product/${seo}`)} className="num font-semibold">
          {mpn}
        </Link>
        {qty !== null && <span className="num ml-2">{pieces(qty, unit)}</span>}
        <span className="block text-13 text-ink-2">
          {brand} · {title}
        </span>
        {said !== '' && <span className={`block text-13 ${qty === null ? 'text-error' : 'text-warn'}`}>{said}</span>}
      </div>
    </div>
  );
}

function Choice({ line, wanted }: { line: ListedLine; wanted: number }) {
  const { t, pieces } = useWords();
  const fit = useFit();
  return (
    <label className="grid gap-1">
      <span className="text-13 text-warn">{t('baskets.choose')}</span>
      <select name="take" defaultValue="" className={fieldClass('w-full')}>
        <option value="">{t('baskets.chooseNone')}</option>
        {line.parts.map((part) => {
          const { brand, mpn, product_id, qty, title, unit } = part;
          const what = `${mpn}, ${brand}: ${title}`;
          return (
            <option key={product_id} value={`${product_id}:${qty}`} disabled={qty === null}>
              {[qty === null ? what : `${what}, ${pieces(qty, unit)}`, fit(part, wanted)].filter(Boolean).join('. ')}
            </option>
          );
        })}
      </select>
    </label>
  );
}

function Line({ line }: { line: ListedLine }) {
  const { t, to } = useWords();
  const { parts, read } = line;
  const [first, ...others] = parts;
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line py-2.5 wrap-anywhere sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <p className="min-w-0 text-13 text-ink-2">
        <span className="block text-12">{t('baskets.row', { row: line.row })}</span>
        <span className="font-mono">{line.text}</span>
      </p>
      {read === null && <p className="text-13 text-error">{t('baskets.badQuantity')}</p>}
      {read !== null && first === undefined && (
        <p className="text-13 text-error">
          {t('baskets.notFound', { number: read.number })}{' '}
          <Link to={to(`/search?text=${encodeURIComponent(read.number)}`)} className="text-copper-ink underline">
            {t('baskets.searchIt')}
          </Link>
        </p>
      )}
      {read !== null && first !== undefined && others.length === 0 && <Part part={first} wanted={read.qty} />}
      {read !== null && others.length > 0 && <Choice line={line} wanted={read.qty} />}
    </li>
  );
}

/**
 * Preview of a pasted list: the products found for each line, then the lines without a product and what to do with
 * them.
 */
export function ListPreview({ text, read, problem }: { text: string; read: ReadListAnswer; problem: string }) {
  const { t, to } = useWords();
  const found = read.lines.filter(({ parts }) => parts.length > 0);
  const canAdd = found.some(({ parts }) => parts.some(({ qty }) => qty !== null));
  return (
    <Form method="post" action={to('/basket#list')} preventScrollReset className="mt-3">
      <h3 className="text-16 font-semibold">{t('baskets.preview')}</h3>
      <p role="status" className="text-13 text-ink-2">
        {t('baskets.previewFound', { count: found.length, all: read.lines.length })}
        {read.rest > 0 && ` ${t('baskets.previewRest', { count: read.rest })}`}
      </p>
      {problem !== '' && (
        <p role="alert" className="mt-2 border-l-2 border-error bg-error-wash px-3 py-2 text-error">
          {problem}
        </p>
      )}
      <input type="hidden" name="list" value={text} />
      <ul className="mt-2 border-t border-line-2">
        {read.lines.map((line) => (
          <Line key={line.row} line={line} />
        ))}
      </ul>
      {found.length < read.lines.length && (
        <p className="mt-3 text-13 text-ink-2">
          {t('baskets.asPartsListWhy')}{' '}
          <Link to={to('/cabinet/boms')} className="text-copper-ink underline">
            {t('baskets.asPartsList')}
          </Link>
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {canAdd ? (
          <Button type="submit" name="act" value="add-list">
            {t('baskets.previewAdd')}
          </Button>
        ) : (
          <p className="text-13 text-error">{t('baskets.previewNothing')}</p>
        )}
        <Link to={to('/basket?add=list#list')} preventScrollReset className={buttonClass('quiet')}>
          {t('baskets.listAgain')}
        </Link>
      </div>
    </Form>
  );
}
