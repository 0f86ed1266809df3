import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { Icon } from '#ui/icon.tsx';
import { RowPriceBreaks } from '#ui/row-price-breaks.tsx';
import { QuantityBox } from '#ui/quantity-box.tsx';
import { ProblemNote } from '#surfaces/storefront/features/add-to-basket/problem-note.tsx';
import { useLine } from '#surfaces/storefront/features/add-to-basket/use-line.ts';
import { StockNote } from '#surfaces/storefront/features/product-search/table/stock-note.tsx';
import type { ComparisonView, ShownRow } from './load-comparison.server.ts';

type Group = ComparisonView['groups'][number];
type Product = Group['products'][number];

const firstColumn =
  'sticky left-0 z-10 w-40 min-w-28 border-r border-b border-line bg-paper p-2 text-left align-top font-normal text-ink-2 max-sm:w-28';

function Head({ product, canRemove }: { product: Product; canRemove: boolean }) {
  const { t, to } = useWords();
  return (
    <th scope="col" className="w-56 min-w-44 border-b border-line-2 p-2 text-left align-top font-normal">
      <div className="flex items-start justify-between gap-2">
        <Drawing path={product.picture} />
        {canRemove && (
          <button
            type="submit"
            form="comparison"
            name="remove"
            value={product.id}
            aria-label={t('listPages.removeProduct', { mpn: product.mpn })}
            title={t('listPages.remove')}
            className="no-print p-1 text-ink-3 hover:text-copper"
          >
            <Icon name="close" size={16} />
          </button>
        )}
      </div>
      <Link to={to(`/product/${product.seo}`)} prefetch="intent" className="font-mono font-semibold wrap-anywhere">
        {product.mpn}
      </Link>
      <p className="line-clamp-2 text-12 text-ink-2">{product.title}</p>
    </th>
  );
}

function Row({ row }: { row: ShownRow }) {
  const { t } = useWords();
  return (
    <tr>
      <th scope="row" className={firstColumn}>
        {row.title}
      </th>
      {row.values.map((value, index) => (
        <td
          // The index is a safe key, because columns never change their order.
          key={index}
          data-differs={row.differs[index] === true ? true : undefined}
          className="num border-b border-line p-2 align-top !whitespace-normal data-[differs]:bg-copper-wash data-[differs]:font-semibold"
        >
          {value ?? '—'}
          {row.differs[index] && <span className="sr-only"> ({t('listPages.differs')})</span>}
        </td>
      ))}
    </tr>
  );
}

function Buy({ product }: { product: Product }) {
  const { t, money, locale } = useWords();
  const line = useLine(product, 1);
  const canBeBought = product.isSold && product.tiers.length > 0 && product.available > 0;
  return (
    <td className="border-b border-line p-2 align-top">
      <RowPriceBreaks tiers={line.tiers} active={line.active} label={t('catalogue.priceBreaks')} locale={locale} />
      {canBeBought && (
        <form method="post" action={line.action} onSubmit={line.onSubmit} className="no-print mt-1.5 flex gap-1.5">
          <QuantityBox
            value={line.text}
            onChange={line.setText}
            label={t('basket.quantityOf', { title: product.mpn })}
            isWrong={line.problem !== null || line.quantity === null}
            problemId={line.problem === null ? undefined : line.problemId}
          />
          <Button type="submit" className="min-w-0 !px-2">
            {line.total === null ? t('catalogue.add') : money(line.total)}
            <span className="sr-only">{t('catalogue.add')}</span>
          </Button>
        </form>
      )}
      {line.problem !== null && <ProblemNote line={line} problem={line.problem} unit={product.unit} />}
    </td>
  );
}

/**
 * Table with the products of one category side by side; differing values are marked. The heading row and the first
 * column stay in view.
 */
export function ComparisonTable({
  group,
  canRemove,
  isOnlyDifferences,
}: {
  group: Group;
  canRemove: boolean;
  isOnlyDifferences: boolean;
}) {
  const { t, to } = useWords();
  const { category, products, rows } = group;
  const shown = isOnlyDifferences ? rows.filter((row) => !row.isEqual) : rows;
  const hidden = rows.length - shown.length;
  // Make the scrolling box focusable, so that arrow keys scroll it.
  const scrolled = { tabIndex: 0, role: 'region', 'aria-label': category.title } as const;
  return (
    <section aria-label={category.title} className="mt-6">
      <h2 className="mb-2">
        <Link to={to(`/catalog/${category.slug}`)}>{category.title}</Link>{' '}
        <span className="num font-normal text-ink-3">{products.length}</span>
      </h2>
      <div
        {...scrolled}
        className="relative max-h-[calc(100dvh-var(--bar-height)-24px)] max-w-full overflow-auto border border-line print:max-h-none print:overflow-visible"
      >
        <table className="border-separate border-spacing-0 text-13">
          <thead className="sticky top-0 z-20 bg-paper">
            <tr>
              <th scope="col" className={`${firstColumn} z-30 border-b border-b-line-2`}>
                <span className="sr-only">{t('listPages.parameter')}</span>
              </th>
              {products.map((product) => (
                <Head key={product.id} product={product} canRemove={canRemove} />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className={firstColumn}>
                {t('catalogue.stock')}
              </th>
              {products.map((product) => (
                <td key={product.id} className="border-b border-line p-2 align-top">
                  <StockNote product={product} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row" className={firstColumn}>
                {t('catalogue.priceInRoubles')}
              </th>
              {products.map((product) => (
                <Buy key={product.id} product={product} />
              ))}
            </tr>
            {shown.map((row) => (
              <Row key={row.title} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {hidden > 0 && <p className="mt-1 text-12 text-ink-2">{t('listPages.equalHidden', { count: hidden })}</p>}
    </section>
  );
}
