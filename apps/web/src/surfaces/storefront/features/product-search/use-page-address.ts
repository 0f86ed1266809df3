import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

import { atPage, queryOf, searchOf } from './list-address.ts';

/**
 * If several pages are shown, the address gets the number of the page that is being read, without a navigation. A
 * copied address then opens that page. Going back restores all pages.
 */
export function usePageAddress(table: RefObject<HTMLElement | null>, pageCount: number): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const element = table.current;
    if (!element || pageCount < 2) return;
    const inSight = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const page = Number((target as HTMLElement).dataset['page']);
          if (isIntersecting) inSight.add(page);
          else inSight.delete(page);
        }
        const [first] = [...inSight].sort((a, b) => a - b);
        if (first === undefined) return;
        const wanted = pathname + searchOf(atPage(queryOf(search), first));
        if (wanted !== location.pathname + location.search) history.replaceState(history.state, '', wanted);
      },
      // Observes a line at 30 % of the window's height. The page that crosses it counts as being read.
      { rootMargin: '-30% 0px -69% 0px' },
    );
    for (const body of element.querySelectorAll('tbody')) observer.observe(body);
    return () => observer.disconnect();
  }, [table, pageCount, pathname, search]);
}
