import { useEffect, useRef } from 'react';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import type { ShownPages } from '../use-shown-pages.ts';

/**
 * Number of pages that load automatically after each click on the button. Then loading stops, so that the visitor can
 * reach the footer.
 */
const addedByReachMax = 5;

/**
 * Button that loads the next page below the rows. After a click, further pages load when the end of the list is near.
 */
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
    // Observe again after each page. The end may still be in view after a short page, and then no new event comes.
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
