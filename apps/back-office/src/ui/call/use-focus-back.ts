import { useEffect, useState } from 'react';

/**
 * On unmount, returns the focus to the element that had it before; to the page content if that element is gone. antd
 * only does so for components that close and stay mounted.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const { activeElement, body } = document;
      if (activeElement !== null && activeElement !== body) return;
      const isThere = opener instanceof HTMLElement && opener !== body && opener.isConnected;
      (isThere ? opener : document.querySelector<HTMLElement>('#content'))?.focus();
    },
    [opener],
  );
}
