import { type RefObject, useCallback, useRef } from 'react';

import { fetchJson } from '#kit/ask-json.ts';
import { useWords } from '#i18n/words.tsx';
import { useToast } from '#ui/toast.tsx';
import { focusRow, indexOfTarget } from './use-row-keys.ts';

interface Room {
  /** Address that answers with the next row to decide; its query has the list's filter. */
  readonly address: string;
  readonly table: RefObject<HTMLElement | null>;
  readonly scrollTo: (index: number) => void;
}

/**
 * Returns a function that scrolls to the next row that needs a decision and focuses it. The search starts after the
 * focused row and continues from the top after the last row.
 */
export function useNextOpen({ address, table, scrollTo }: Room): () => void {
  const { t } = useWords();
  const toast = useToast();
  const last = useRef<number | null>(null);
  const asking = useRef<AbortController>(null);
  return useCallback(() => {
    const from = indexOfTarget(document.activeElement) ?? last.current;
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    const go = async (): Promise<void> => {
      const join = address.includes('?') ? '&' : '?';
      const answer = await fetchJson<{ nextOpen: number | null }>(`${address}${join}after=${from ?? ''}`, signal);
      if (answer === null) return;
      last.current = answer.nextOpen;
      if (answer.nextOpen === null) return toast({ text: t('boms.noneOpen') });
      scrollTo(answer.nextOpen);
      focusRow(table.current, answer.nextOpen);
    };
    void go();
  }, [address, table, scrollTo, toast, t]);
}
