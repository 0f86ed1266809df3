import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * Returns a ref for a popover and closes the popover when the page changes. A popover that was opened before hydration
 * stays open.
 */
export function useMenuOfPage(): RefObject<HTMLDivElement | null> {
  const { key } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    menu.current?.hidePopover();
  }, [key]);
  return menu;
}
