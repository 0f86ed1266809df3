import { useEffect, useState } from 'react';

/**
 * When the component unmounts, returns the focus to the element that had it before. If that is gone, the page content
 * gets the focus. antd does this only for components that stay mounted when they close.
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
