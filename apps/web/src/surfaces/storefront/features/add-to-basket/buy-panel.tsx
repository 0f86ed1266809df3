import { formatUnitPrice } from '@farad/wording/format';
import type { ReactNode } from 'react';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { QuantityBox } from '#ui/quantity-box.tsx';
import type { Buyable } from './buyable.ts';
import { FormerPrice } from './former-price.tsx';
import { PriceBreakTable } from './price-breaks.tsx';
import { ProblemNote } from './problem-note.tsx';
import { type Line, useLine } from './use-line.ts';

/**
 * Panel of a product page: price breaks, quantity field, total, hint about the next price break, and the basket button.
 */
export function BuyPanel({
  product,
  wanted,
  beforePrice,
  stock,
  renderDelivery,
  renderAsk,
  children,
}: {
  product: Buyable;
  wanted: number;
  /** Price of one piece before a promotion, in roubles. */
  beforePrice: number | null;
  /** Text about stock. */
  stock: ReactNode;
  /** Renders the note about delivery of a quantity. */
  renderDelivery: (quantity: number) => ReactNode;
  /** Renders the request form that replaces the basket button if the product cannot be bought now. */
  renderAsk: (quantity: { readonly text: string; readonly setText: (text: string) => void }) => ReactNode;
  /** Other buttons for the product, below the basket button. */
  children?: ReactNode;
}) {
  const { t } = useWords();
  const line = useLine(product, wanted);
  const canBeBought = product.isSold && product.tiers.length > 0 && product.available > 0;
  return (
    <aside aria-label={t('catalogue.price')} className="buy-panel border border-ink bg-raised p-4.5">
      <div className="mb-2.5 grid gap-1.5">
        {stock}
        {product.isSold && renderDelivery(line.quantity ?? product.minQuantity)}
      </div>
      {beforePrice !== null && (
        <div className="mb-2 flex items-baseline gap-1.5 text-13 text-copper-ink">
          <b className="font-semibold">{t('catalogue.promotion')}</b>
          <FormerPrice beforePrice={beforePrice} now={(line.active ?? line.tiers[0])?.unitPrice ?? null} />
        </div>
      )}
      {product.isSold && line.tiers.length > 0 && <PriceBreakTable line={line} />}
      {canBeBought && (
        <form method="post" action={line.action} onSubmit={line.onSubmit} className="no-print">
          <div className="buy-bar">
            <div className="flex gap-2">
              <QuantityBox
                value={line.text}
                onChange={line.setText}
                onBlur={line.correct}
                label={t('basket.quantityOf', { title: product.mpn })}
                isWrong={line.problem !== null || line.quantity === null}
                problemId={line.problem === null ? undefined : line.problemId}
                className="!h-11 w-[110px] text-16"
              />
              <Button type="submit" size="large" className="flex-1">
                {t('catalogue.add')}
              </Button>
            </div>
            {line.problem !== null && <ProblemNote line={line} problem={line.problem} unit={product.unit} />}
          </div>
          <Corrected line={line} product={product} />
          <Rules product={product} />
          <NextBreak line={line} product={product} />
          <Sum line={line} />
        </form>
      )}
      {!canBeBought && renderAsk(line)}
      <InBasket line={line} product={product} />
      {children}
    </aside>
  );
}

/** Tells to which quantity the typed one was corrected, and why. */
function Corrected({ line: { correction }, product }: { line: Line; product: Buyable }) {
  const { t, pieces } = useWords();
  const words = correction?.code === 'off_multiple' ? 'product.correctedMultiple' : 'product.correctedMinimum';
  return (
    <p role="status" className="text-13 text-warn">
      {correction !== null && t(words, { pieces: pieces(correction.quantity, product.unit) })}
      {correction?.isLess === true &&
        ` ${t('catalogue.inStock', { pieces: pieces(product.available, product.unit) })}.`}
    </p>
  );
}

/** Tells the minimum and the multiple of the quantity before the visitor types one. */
function Rules({ product }: { product: Buyable }) {
  const { t, pieces } = useWords();
  const isMinimumSaid = product.minQuantity > 1 && product.minQuantity !== product.multiple;
  if (product.minQuantity <= 1 && product.multiple <= 1) return null;
  return (
    <p className="mt-1.5 text-13 text-ink-2">
      {[
        isMinimumSaid && t('catalogue.minimumExplained', { pieces: pieces(product.minQuantity, product.unit) }),
        product.multiple > 1 && `${t('catalogue.multiple', { pieces: pieces(product.multiple, product.unit) })}.`,
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

function NextBreak({ line, product }: { line: Line; product: Buyable }) {
  const { t, money, pieces } = useWords();
  const { next } = line;
  if (next === null || line.problem !== null) return null;
  const more = pieces(next.extraQuantity, product.unit);
  const text =
    next.extraCost < 0
      ? t('catalogue.hintCheaper', { more, saving: money(-next.extraCost as typeof next.extraCost) })
      : t('catalogue.hintNextBreak', {
          pieces: pieces(next.quantity, product.unit),
          total: money(next.total),
          more,
          extra: money(next.extraCost),
        });
  return (
    <button
      type="button"
      onClick={() => line.setText(String(next.quantity))}
      className="mt-1.5 text-left text-13 text-copper-ink hover:underline"
    >
      {text}
    </button>
  );
}

function Sum({ line: { active, quantity, total } }: { line: Line }) {
  const { t, count, money, locale } = useWords();
  if (active === null || quantity === null || total === null) return null;
  return (
    <p className="mt-3 flex items-baseline justify-between gap-3">
      <span className="text-ink-2">
        {count(quantity)} × {formatUnitPrice(active.unitPrice, locale)} ₽
      </span>
      <output aria-label={t('catalogue.lineTotal')} className="font-mono text-28 font-semibold tracking-tight">
        {money(total)}
      </output>
    </p>
  );
}

function InBasket({ line, product }: { line: Line; product: Buyable }) {
  const { t, pieces } = useWords();
  if (line.inBasket === 0) return null;
  return (
    <p className="mt-2 text-13 text-stock">
      {t('catalogue.inBasket', { pieces: pieces(line.inBasket, product.unit) })}
    </p>
  );
}
