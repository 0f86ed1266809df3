import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { RowPriceBreaks } from '#ui/row-price-breaks.tsx';
import { QuantityBox } from '#ui/quantity-box.tsx';
import type { Buyable } from './buyable.ts';
import { FormerPrice } from './former-price.tsx';
import { ProblemNote } from './problem-note.tsx';
import { useLine } from './use-line.ts';

/** Last two cells of a product row: price breaks; quantity field with the price of that quantity. */
export function BuyCells({
  product,
  wanted,
}: {
  product: Buyable & { readonly beforePrice?: number | null };
  wanted: number;
}) {
  const { t, money, pieces, locale } = useWords();
  const line = useLine(product, wanted);
  const cheaper = line.next !== null && line.next.extraCost < 0 ? line.next : null;
  return (
    <>
      <td className="cell-price">
        <RowPriceBreaks tiers={line.tiers} active={line.active} label={t('catalogue.priceBreaks')} locale={locale} />
        <FormerPrice beforePrice={product.beforePrice} now={(line.active ?? line.tiers[0])?.unitPrice ?? null} />
      </td>
      <td className="cell-buy">
        {product.isSold && product.tiers.length > 0 && product.available > 0 && (
          <form method="post" action={line.action} onSubmit={line.onSubmit} className="buy-form">
            <QuantityBox
              value={line.text}
              onChange={line.setText}
              label={t('basket.quantityOf', { title: product.mpn })}
              isWrong={line.problem !== null || line.quantity === null}
              problemId={line.problem === null ? undefined : line.problemId}
            />
            <Button
              type="submit"
              className={line.total === null ? 'buy-button' : 'buy-button with-sum'}
              aria-label={
                line.total === null ? t('catalogue.add') : t('catalogue.addFor', { total: money(line.total) })
              }
            >
              {line.total === null ? t('catalogue.add') : money(line.total)}
            </Button>
          </form>
        )}
        {line.problem !== null ? (
          <ProblemNote line={line} problem={line.problem} unit={product.unit} />
        ) : (
          <div className="buy-notes">
            {cheaper && (
              <button type="button" onClick={() => line.setText(String(cheaper.quantity))}>
                {t('catalogue.hintCheaper', {
                  more: pieces(cheaper.extraQuantity, product.unit),
                  saving: money(-cheaper.extraCost as typeof cheaper.extraCost),
                })}
              </button>
            )}
            {product.minQuantity > 1 && (
              <p>{t('catalogue.minimumQuantity', { pieces: pieces(product.minQuantity, product.unit) })}</p>
            )}
            {product.multiple > 1 && (
              <p>{t('catalogue.multiple', { pieces: pieces(product.multiple, product.unit) })}</p>
            )}
            {line.inBasket > 0 && (
              <p className="text-stock">{t('catalogue.inBasket', { pieces: pieces(line.inBasket, product.unit) })}</p>
            )}
          </div>
        )}
      </td>
    </>
  );
}
