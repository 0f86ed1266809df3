import { useEffect, useRef } from 'react';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import type { ShownPages } from '../use-shown-pages.ts';

/** Number of pages added automatically after the first click. Then the page's footer can be reached again. */
const addedByReachMax = 5;

/** Adds the next page below the rows: on a click, then automatically near the end of the list. */
export function MoreRows({ pages, perPage }: { pages: ShownPages; perPage: number }) {
  const { t } = useWords();
  const root = useRef<HTMLDivElement>(null);
  const isByReach = pages.added > 0 && pages.added % (addedByReachMax + 1) !== 0;
  const showMore = useRef(pages.showMore);
  useEffect(() => {
    showMore.current = pages.showMore;
  });
  useEffect(() => {
    if (!isByReach || !root.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) showMore.current();
      },
      { rootMargin: '600px' },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
    // Observe again after each page: a short page may not move the end out of view.
  }, [isByReach, pages.last]);
  return (
    <div ref={root} className="only-scripted no-print sticky left-0 py-4">
      <Button
        kind="quiet"
        size="large"
        className="w-full"
        onClick={pages.showMore}
        aria-busy={pages.isLoading || undefined}
      >
        {t(pages.isLoading ? 'catalogue.loadingMore' : 'catalogue.showMore', { count: perPage })}
      </Button>
    </div>
  );
}
