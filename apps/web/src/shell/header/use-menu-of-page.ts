import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** A menu that closes when the page changes; one that was opened before the page came to life stays open. */
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
