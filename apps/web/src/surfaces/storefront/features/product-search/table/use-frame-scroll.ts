import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** History entry → scroll position of the table's frame. Browsers restore the position of the page only. */
const places = new Map<string, readonly [left: number, top: number]>();
const placesMax = 20;

/**
 * Restores the scroll position of the table's frame when the visitor goes back. `isFrame` = the frame scrolls at this
 * screen width.
 */
export function useFrameScroll(room: RefObject<HTMLElement | null>, isFrame: boolean): void {
  const { key } = useLocation();
  useEffect(() => {
    const element = room.current;
    if (!element || !isFrame) return;
    const [left, top] = places.get(key) ?? [0, 0];
    element.scrollTo(left, top);
    const onScroll = () => {
      places.delete(key);
      places.set(key, [element.scrollLeft, element.scrollTop]);
      const [oldest] = places.keys();
      if (places.size > placesMax && oldest !== undefined) places.delete(oldest);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [room, isFrame, key]);
}
