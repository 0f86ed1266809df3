import { type ComponentType, type MouseEvent, useState } from 'react';
import { Link, useFetcher } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Menu } from './menu-tree.tsx';
import { useMenuOfPage } from './use-menu-of-page.ts';

/**
 * Catalogue button. With JavaScript it opens the category tree below the header; without, it links to the catalogue
 * page. The tree's data is fetched on the first hover.
 */
export function CatalogueMenu() {
  const { t, to } = useWords();
  const panel = useMenuOfPage();
  const [Tree, setTree] = useState<ComponentType<Menu>>();
  const tree = useFetcher<Menu>({ key: 'catalogue-menu' });

  const fetchOnce = () => {
    if (tree.data === undefined && tree.state === 'idle') void tree.load(to('/catalog'));
    // Load the tree's code only now, because no page needs it earlier.
    if (Tree === undefined)
      void import('./menu-tree.tsx').then(
        ({ MenuTree }) => setTree(() => MenuTree),
        () => undefined,
      );
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
        {Tree && tree.data && <Tree {...tree.data} />}
      </div>
    </div>
  );
}
