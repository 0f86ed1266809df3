import type { WireCategory } from '@farad/contract/shop/catalogue';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';

/** Data of the catalogue menu. */
export interface Menu {
  readonly categories: readonly WireCategory[];
  /** Links that are not categories, such as manufacturers and sales. */
  readonly besides: readonly { readonly title: string; readonly src: string }[];
}

/** Catalogue menu: the whole category tree, then the links that are not categories. */
export function MenuTree({ categories, besides }: Menu) {
  return (
    <>
      <ul className="columns-3 gap-8 xl:columns-4 2xl:columns-5">
        {categories.map((category) => (
          <MenuBranch key={category.slug} category={category} />
        ))}
      </ul>
      <ul className="flex gap-6 border-t border-line pt-4">
        {besides.map(({ title, src }) => (
          <li key={src}>
            <Link to={src} prefetch="intent" className="font-semibold">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function MenuBranch({ category }: { category: WireCategory }) {
  const { to } = useWords();
  return (
    <li className="mb-5 break-inside-avoid">
      <Link to={to(`/catalog/${category.slug}`)} prefetch="intent" className="font-semibold">
        {category.title}
      </Link>
      <ul className="mt-1 text-13 leading-6 text-ink-2">
        {category.children.map((child) => (
          <li key={child.slug}>
            <Link to={to(`/catalog/${child.slug}`)} prefetch="intent">
              {child.title}
            </Link>
            {child.children.length > 0 && (
              <ul className="mb-1 border-l border-line pl-2.5 leading-5">
                {child.children.map((leaf) => (
                  <li key={leaf.slug}>
                    <Link to={to(`/catalog/${leaf.slug}`)} prefetch="intent">
                      {leaf.title}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
