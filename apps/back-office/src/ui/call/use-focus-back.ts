import { useEffect, useState } from 'react';

/**
 * When what uses it is taken away and the focus with it, whatever had the focus before has it again; is that gone too,
 * the content of the page. antd does so for what is closed and stays, not for what goes with its address or its parent.
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
