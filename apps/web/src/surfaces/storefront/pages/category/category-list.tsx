import { useWords } from '#i18n/words.tsx';
import { useFrame } from '#shell/frame.ts';
import { breadcrumbList, graph, itemList } from '#shell/page/schema-org.ts';
import type { Crumb } from '#ui/breadcrumbs.tsx';
import { jsonForScript, JsonLd } from '#ui/json-ld.tsx';
import { BuyCells } from '#surfaces/storefront/features/add-to-basket/buy-cells.tsx';
import { ColumnsMenu } from '#surfaces/storefront/features/columns/columns-menu.tsx';
import { LateRequestForm } from '#surfaces/storefront/features/part-request/late-request-form.tsx';
import { ProductMarks } from '#surfaces/storefront/features/product-lists/product-marks.tsx';
import type { ProductListView } from '#surfaces/storefront/features/product-search/list-view.ts';
import { ProductList } from '#surfaces/storefront/features/product-search/product-list.tsx';

/** Product list of a category, or of one value of its main parameter. */
export function CategoryList({ list, title }: { list: ProductListView; title: string }) {
  const wanted = [title, ...list.chips.map((chip) => chip.title)].join(', ');
  return (
    <ProductList
      list={list}
      requestForm={<LateRequestForm key={wanted} part={wanted} quantity={list.quantity} />}
      renderMarks={(row) => <ProductMarks product={row} />}
      renderBuy={(row) => <BuyCells key={row.id} product={row} wanted={list.quantity} />}
      renderColumnsMenu={(slug) => <ColumnsMenu key={slug} slug={slug} columns={list.columns} />}
    />
  );
}

/** Structured data for search engines: breadcrumbs and the products of this page. */
export function CategoryFacts({ list, crumbs }: { list: ProductListView; crumbs: readonly Crumb[] }) {
  const { to } = useWords();
  const siteUrl = useFrame()?.siteUrl;
  if (siteUrl === undefined) return null;
  const items = list.rows.map(({ mpn, brand, seo }) => {
    return { title: `${mpn} ${brand}`, url: siteUrl + to(`/product/${seo}`) };
  });
  const facts = graph(
    breadcrumbList(crumbs.map((crumb) => ({ title: crumb.title, url: siteUrl + crumb.to }))),
    itemList(list.count, items, (list.page - 1) * list.perPage),
  );
  return <JsonLd text={jsonForScript(facts)} />;
}
