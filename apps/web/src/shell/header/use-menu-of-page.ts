import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** Closes a menu when the page changes. A menu opened before hydration stays open. */
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
