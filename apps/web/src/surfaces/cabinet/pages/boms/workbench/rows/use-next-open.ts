import { type RefObject, useCallback, useRef } from 'react';

import { fetchJson } from '#kit/ask-json.ts';
import { useWords } from '#i18n/words.tsx';
import { useToast } from '#ui/toast.tsx';
import { focusRow, indexOfTarget } from './use-row-keys.ts';

interface Room {
  /** Address of the rows' resource, with the filter. */
  readonly address: string;
  readonly table: RefObject<HTMLElement | null>;
  readonly scrollTo: (index: number) => void;
}

/**
 * Moves to the next row that needs a decision, starting at the focused row. After the last one it continues from the
 * first.
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
