import type { WireCategory } from '@farad/contract/catalogue';
import type { MouseEvent } from 'react';
import { Link, useFetcher } from 'react-router';

import { useWords } from '../i18n/words.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useMenuOfPage } from './use-menu-of-page.ts';

/** What leads to parts besides the tree. */
const besides = [
  ['shell.linkManufacturers', '/catalog/manufacturers/'],
  ['shell.linkSales', '/c/sales'],
  ['shell.linkBom', '/c/bom'],
  ['shell.linkTools', '/tools'],
] as const;

/**
 * The catalogue button. It is a link to the tree; with JavaScript it opens the tree below the header, fetched at the
 * first pointing.
 */
export function CatalogueMenu() {
  const { t, to } = useWords();
  const panel = useMenuOfPage();
  const tree = useFetcher<{ categories: WireCategory[] }>({ key: 'catalogue-menu' });

  const fetchOnce = () => {
    if (tree.data === undefined && tree.state === 'idle') void tree.load(to('/catalog'));
  };
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    fetchOnce();
    panel.current?.togglePopover();
  };
  return (
    <div className="max-lg:hidden">
      <Link
        to={to('/catalog')}
        className={buttonClass('quiet', 'medium', 'h-10')}
        onClick={open}
        onPointerEnter={fetchOnce}
        onFocus={fetchOnce}
        aria-haspopup="true"
      >
        <Icon name="grid" />
        {t('shell.catalogue')}
      </Link>
      <div
        ref={panel}
        popover="auto"
        aria-label={t('shell.categories')}
        className="inset-x-0 top-[61px] m-0 max-h-[75vh] w-full max-w-none overflow-auto border-b border-line-2 bg-paper px-6 py-5 text-ink"
      >
        <ul className="columns-3 gap-8 xl:columns-4 2xl:columns-5">
          {(tree.data?.categories ?? []).map((category) => (
            <MenuBranch key={category.slug} category={category} />
          ))}
        </ul>
        <ul className="flex gap-6 border-t border-line pt-4">
          {besides.map(([title, address]) => (
            <li key={address}>
              <Link to={to(address)} prefetch="intent" className="font-semibold">
                {t(title)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
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
