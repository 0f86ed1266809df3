import { useEffect } from 'react';

import { ownShop } from '#place.ts';

/** Sets the title of the browser tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${ownShop()}`;
  }, [title]);
}
