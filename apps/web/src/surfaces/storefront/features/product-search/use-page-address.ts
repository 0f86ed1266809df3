import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

import { atPage, queryOf, searchOf } from './list-address.ts';

/**
 * While several pages are shown, the address follows the page being read, without a navigation. A copied address leads
 * to that page, and "back" restores all of them.
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
      // A line in the upper third of the window: the rows crossing it count as being read.
      { rootMargin: '-30% 0px -69% 0px' },
    );
    for (const body of element.querySelectorAll('tbody')) observer.observe(body);
    return () => observer.disconnect();
  }, [table, pageCount, pathname, search]);
}
