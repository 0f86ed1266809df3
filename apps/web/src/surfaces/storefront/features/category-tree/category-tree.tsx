import type { WireCategory } from '@farad/contract/catalogue';
import { Link } from 'react-router';

import { useWords } from '../../../../i18n/words.tsx';

/** The whole tree: branches in columns, leaves below their branch, with what is in stock. */
export function CategoryTree({ categories }: { categories: readonly WireCategory[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
      {categories.map((category) => (
        <li key={category.slug}>
          <h3 className="mb-1.5 text-16 font-semibold">
            <CategoryLine category={category} />
          </h3>
          <ul>
            {category.children.map((child) => (
              <li key={child.slug} className="border-t border-line py-1.5">
                <CategoryLine category={child} />
                {child.children.length > 0 && (
                  <ul className="mt-0.5 ml-3 text-13 leading-6 text-ink-2">
                    {child.children.map((leaf) => (
                      <li key={leaf.slug}>
                        <CategoryLine category={leaf} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function CategoryLine({ category }: { category: WireCategory }) {
  const { to, count } = useWords();
  return (
    <Link
      to={to(`/catalog/${category.slug}`)}
      prefetch="intent"
      className="group flex items-baseline justify-between gap-3"
    >
      <span>{category.title}</span>
      <span className="num text-12 font-normal text-ink-3">{count(category.count)}</span>
    </Link>
  );
}
