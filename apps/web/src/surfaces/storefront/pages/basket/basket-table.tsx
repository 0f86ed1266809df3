import type { WireBasketLine } from '@farad/contract/shop/basket';
import { fitQuantity, lineNoteLengthMax, stepQuantity } from '@farad/domain/basket';
import { type Quantity, roublesToUnitPrice } from '@farad/domain/money';
import { parseCount, typedNumberLengthMax } from '@farad/domain/quantities';
import { formatUnitPrice } from '@farad/wording/format';
import type { QuantityRule } from '@farad/domain/product';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { fieldClass } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { kopecksOf } from '#ui/roubles.ts';

/** A basket line with the details that the table shows. */
export interface ShownLine extends WireBasketLine {
  /** Path of the drawing of the package. */
  readonly drawing: string;
  /** Error text of the line's last rejected change; null = none. */
  readonly refusal: string | null;
  /** Number of pieces that stock lacks for the current or rejected quantity; 0 = stock is enough. */
  readonly missing: number;
  /** The rejected quantity; null = none was rejected. */
  readonly typed: number | null;
}

function useUnitPrice(): (roubles: number) => string {
  const { locale } = useWords();
  return (roubles) => {
    const price = roublesToUnitPrice(roubles);
    return price.ok ? `${formatUnitPrice(price.value, locale)} ₽` : String(roubles);
  };
}

/** Returns the valid quantity to offer in place of an invalid one; null if there is none. */
function soldInstead(line: ShownLine, wanted: number): number | null {
  const rule: QuantityRule = {
    minQuantity: line.minQuantity as Quantity,
    multiple: line.multiple as Quantity,
    available: line.available as Quantity,
    state: 'published',
  };
  const { quantity, reason } = fitQuantity(rule, 0, wanted as Quantity);
  return reason === null ? null : quantity;
}

/** Problems of a line that prevent ordering, each with a button that solves it. */
function LineNotes({ line }: { line: ShownLine }) {
  const { t, to, pieces } = useWords();
  const unitPrice = useUnitPrice();
  const isPriceMoved = line.seen.current_price !== line.current_price;
  const isShort = line.problem === 'not_enough_stock';
  // The invalid quantity: the rejected one; otherwise the line's own if it has a problem.
  const wrong = line.typed ?? (line.problem === null ? null : line.qty);
  const takeable = wrong === null || line.problem === 'not_for_sale' ? null : soldInstead(line, wrong);
  const asked = line.problem === 'not_for_sale' ? line.qty : Math.max(1, line.missing);
  return (
    <>
      {isPriceMoved && (
        <p className="text-warn">
          {t('baskets.priceChanged', { old: unitPrice(line.seen.current_price), new: unitPrice(line.current_price) })}
        </p>
      )}
      {line.problem === 'not_for_sale' && <p className="text-error">{t('baskets.noLongerSold')}</p>}
      {isShort && (
        <p className="text-error">
          {line.available === 0
            ? t('baskets.soldOut')
            : t('basket.notEnough', { available: pieces(line.available, line.unit) })}
        </p>
      )}
      {line.problem === 'below_minimum_quantity' && (
        <p className="text-error">{t('basket.belowMinimum', { minimum: pieces(line.minQuantity, line.unit) })}</p>
      )}
      {line.problem === 'off_multiple' && (
        <p className="text-error">{t('catalogue.multiple', { pieces: pieces(line.multiple, line.unit) })}</p>
      )}
      {line.refusal && line.problem === null && (
        <p role="alert" className="text-error">
          {line.refusal}
        </p>
      )}
      {takeable !== null && (
        <Button
          type="submit"
          kind="quiet"
          size="small"
          name="set"
          value={`${line.product_id}:${takeable}`}
          aria-label={t('checkout.takeOf', { mpn: line.mpn, pieces: pieces(takeable, line.unit) })}
        >
          {t('basket.takeAvailable', { available: pieces(takeable, line.unit) })}
        </Button>
      )}
      {(isShort || line.problem === 'not_for_sale' || line.missing > 0) && (
        <Link to={to(`/cabinet/requests/new?line=${line.seo}:${asked}&basket=1`)} className="text-copper-ink underline">
          {t(asked === line.qty ? 'checkout.askWhole' : 'checkout.askRest')}
        </Link>
      )}
    </>
  );
}

/** Field for the buyer's note on a line, such as an internal part number or designators. */
function NoteBox({ line, onCommit }: { line: ShownLine; onCommit: () => void }) {
  const { t } = useWords();
  const { mpn, note, product_id } = line;
  return (
    <details key={note} open={note !== ''} className="w-full max-w-md">
      <summary
        className={note === '' ? 'no-print w-fit cursor-pointer text-12 text-ink-2 underline' : 'hidden'}
        aria-label={t('baskets.addNoteOf', { title: mpn })}
      >
        {t('baskets.addNote')}
      </summary>
      <input type="hidden" name={`was_note.${product_id}`} value={note} />
      <input
        name={`note.${product_id}`}
        defaultValue={note}
        maxLength={lineNoteLengthMax}
        autoComplete="off"
        placeholder={t('baskets.notePlaceholder')}
        aria-label={t('baskets.noteOf', { title: mpn })}
        onBlur={(event) => {
          if (event.currentTarget.value.trim() !== note) onCommit();
        }}
        className={fieldClass('mt-0.5 w-full print:border-0 print:px-0')}
      />
    </details>
  );
}

export interface TableProps {
  readonly lines: readonly ShownLine[];
  readonly onCommit: () => void;
  /** Called on each click of a step button. Often more clicks follow, so the caller may wait for them. */
  readonly onStep: () => void;
}

const boxOf = (form: HTMLFormElement | null, id: string): HTMLInputElement | null => {
  const box = form?.elements.namedItem(`qty.${id}`);
  return box instanceof HTMLInputElement ? box : null;
};

/** Button that changes the quantity by one step. Without JavaScript, each click sends the form. */
function Step({ line, way, onStep }: { line: ShownLine; way: 1 | -1; onStep: () => void }) {
  const { t } = useWords();
  const rule = {
    minQuantity: line.minQuantity as Quantity,
    multiple: line.multiple as Quantity,
    available: line.available as Quantity,
  };
  const next = stepQuantity(rule, line.typed ?? line.qty, way);
  return (
    <button
      type="submit"
      name="set"
      value={`${line.product_id}:${next ?? line.qty}`}
      disabled={next === null}
      aria-label={t(way === 1 ? 'baskets.stepUp' : 'baskets.stepDown', { title: line.mpn })}
      className="no-print grid size-9 shrink-0 place-content-center border border-line-2 text-16 disabled:text-ink-3 max-sm:size-8"
      onClick={(event) => {
        event.preventDefault();
        const box = boxOf(event.currentTarget.form, line.product_id);
        const further = box === null ? null : stepQuantity(rule, parseCount(box.value) ?? line.qty, way);
        if (box === null || further === null) return;
        box.value = String(further);
        onStep();
      }}
    >
      {way === 1 ? '+' : '−'}
    </button>
  );
}

function LineRow({ line, onCommit, onStep }: Omit<TableProps, 'lines'> & { readonly line: ShownLine }) {
  const { t, to, money, pieces } = useWords();
  const unitPrice = useUnitPrice();
  const isWrong = line.problem !== null || line.refusal !== null;
  return (
    <tr className="border-b border-line max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto_auto] max-sm:items-center max-sm:gap-x-2 max-sm:py-1.5">
      <td className="min-w-16 py-2.5 pr-3 align-top max-sm:hidden">
        <Drawing path={line.drawing} />
      </td>
      <td className="py-2.5 pr-3 align-top max-sm:col-span-2 max-sm:py-1">
        <Link to={to(`/product/${line.seo}`)} prefetch="intent" className="num text-14 font-semibold whitespace-normal">
          {line.mpn}
        </Link>
        <p className="text-13 text-ink-2">
          {line.brand} · {line.title}
        </p>
        <div className="mt-1 grid justify-items-start gap-1 text-13">
          <LineNotes line={line} />
          <NoteBox line={line} onCommit={onCommit} />
          <button
            type="submit"
            name="later"
            value={line.product_id}
            aria-label={t('baskets.laterOf', { title: line.mpn })}
            className="no-print text-12 text-ink-2 underline"
          >
            {t('baskets.later')}
          </button>
        </div>
      </td>
      <td className="num py-3 pr-3 text-right align-top max-sm:row-start-2 max-sm:py-1 max-sm:text-left">
        {unitPrice(line.current_price)}
        {line.before_price !== null && line.before_price > line.current_price && (
          <s className="block text-12 text-ink-2">{unitPrice(line.before_price)}</s>
        )}
      </td>
      <td className="py-2 pr-3 text-right align-top max-sm:row-start-2 max-sm:py-1">
        <input type="hidden" name={`was.${line.product_id}`} value={line.qty} />
        <span className="inline-flex items-center">
          <Step line={line} way={-1} onStep={onStep} />
          <input
            key={`${line.qty} ${line.typed}`}
            name={`qty.${line.product_id}`}
            defaultValue={line.typed ?? line.qty}
            inputMode="numeric"
            autoComplete="off"
            maxLength={typedNumberLengthMax}
            aria-label={t('basket.quantityOf', { title: line.mpn })}
            aria-invalid={isWrong || undefined}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={(event) => {
              if (event.currentTarget.value.trim() !== String(line.qty)) onCommit();
            }}
            className={fieldClass('w-20 text-right font-mono max-sm:w-18 max-sm:px-1.5 print:border-0')}
          />
          <Step line={line} way={1} onStep={onStep} />
        </span>
        {line.problem !== 'not_for_sale' && line.available > 0 && (
          <span className="num mt-0.5 block text-12 text-stock">
            {t('baskets.inStock', { pieces: pieces(line.available, line.unit) })}
          </span>
        )}
      </td>
      <td className="num py-3 pr-1 text-right align-top text-14 font-semibold max-sm:row-start-2 max-sm:min-w-16 max-sm:py-1">
        {money(kopecksOf(line.total_price))}
      </td>
      <td className="py-2 text-right align-top max-sm:col-start-3 max-sm:row-start-1 max-sm:self-start max-sm:justify-self-end max-sm:py-0">
        <button
          type="submit"
          name="remove"
          value={line.product_id}
          aria-label={t('baskets.removeLine', { title: line.mpn })}
          className="no-print grid size-8 place-content-center text-ink-3 hover:text-error"
        >
          <Icon name="close" />
        </button>
      </td>
    </tr>
  );
}

/** Editable basket lines. A quantity applies on blur or Enter. */
export function BasketTable({ lines, ...rest }: TableProps) {
  const { t } = useWords();
  return (
    <table className="w-full border-collapse max-sm:block" aria-label={t('baskets.tableHead')}>
      <thead className="max-lg:hidden">
        <tr className="border-b border-line-2 text-left text-12 text-ink-2">
          <th className="w-17 py-2 font-medium" aria-hidden="true" />
          <th className="py-2 font-medium">{t('catalogue.partNumber')}</th>
          <th className="py-2 pr-3 text-right font-medium">{t('baskets.unitPrice')}</th>
          <th className="py-2 pr-3 text-right font-medium">{t('catalogue.quantity')}</th>
          <th className="py-2 pr-1 text-right font-medium">{t('baskets.lineTotal')}</th>
          <th className="w-9" aria-hidden="true" />
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {lines.map((line) => (
          <LineRow key={line.product_id} line={line} {...rest} />
        ))}
      </tbody>
    </table>
  );
}
