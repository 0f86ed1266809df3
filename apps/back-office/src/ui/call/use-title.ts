import { useEffect } from 'react';

/** Title of the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Farad`;
  }, [title]);
}
