import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import type { TreeNode } from './present-tree.ts';

interface CategoryTreeProps {
  readonly categories: readonly TreeNode[];
  /** HTML element for the titles of top categories. */
  readonly heading: 'h2' | 'h3';
}

/** Category tree: top categories in columns, each with its subcategories and their product counts. */
export function CategoryTree({ categories, heading: Heading }: CategoryTreeProps) {
  return (
    <ul className="gap-x-10 sm:columns-2 lg:columns-3 2xl:columns-4">
      {categories.map((category) => (
        <li key={category.slug} className="mb-8">
          <Heading className="mb-1.5 break-after-avoid text-16 font-semibold">
            <CategoryLine category={category} />
          </Heading>
          <ul>
            {category.children.map((child) => (
              <li key={child.slug} className="break-inside-avoid border-t border-line py-1.5">
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

function CategoryLine({ category }: { category: TreeNode }) {
  const { to, count } = useWords();
  return (
    <Link
      to={to(`/catalog/${category.slug}`)}
      prefetch="intent"
      className="group flex min-h-6 items-baseline justify-between gap-3"
    >
      <span>{category.title}</span>
      <span className="num text-12 font-normal text-ink-3">{count(category.count)}</span>
    </Link>
  );
}
