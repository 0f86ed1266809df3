import type { WireBom } from '@farad/contract/boms';
import { useCallback } from 'react';

import { isNoAnswer } from '../../../../../ask-json.ts';
import { useWords } from '../../../../../i18n/words.tsx';
import { useToast } from '../../../../../ui/toast.tsx';
import type { RowAnswer, ShownRow } from './shown-row.ts';

/** Fields of the form that changes a row. */
export type RowFields = Readonly<Record<string, string>>;

/** Sends a change; null: nobody answered. */
async function send(address: string, fields: RowFields): Promise<RowAnswer | null> {
  try {
    const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
    return response.ok ? ((await response.json()) as RowAnswer) : null;
  } catch (error) {
    if (isNoAnswer(error)) return null;
    throw error;
  }
}

/** What names a row to a person. */
export const rowTitle = (row: Pick<ShownRow, 'designators' | 'asked' | 'row'>): string =>
  row.designators || row.asked.mpn || row.asked.words || String(row.row + 1);

/**
 * Changes rows: shown at once as they will probably be, then as the shop answers; taken back where it refuses. Each
 * change can be taken back by the message that tells of it.
 */
export function useRowChanges(
  address: string,
  put: (row: ShownRow) => void,
  setBom: (bom: WireBom) => void,
  reload: () => void,
) {
  const { t } = useWords();
  const toast = useToast();
  const change = useCallback(
    async (row: ShownRow, fields: RowFields, guess: Partial<ShownRow> = {}): Promise<boolean> => {
      put({ ...row, ...guess });
      const answer = await send(`${address}/${row.row}`, fields);
      if (answer?.ok !== true) {
        put(row);
        toast({ text: answer?.message ?? t('boms.notSaved'), tone: 'error', kind: 'notification' });
        return false;
      }
      setBom(answer.bom);
      // The row may be one with another now.
      if (answer.row === null || answer.row.row !== row.row) reload();
      else put(answer.row);
      const { undo } = answer;
      const back = { title: t('boms.undo'), onPress: () => void change(row, { undo: undo ?? '' }, row) };
      toast({
        text: 'undo' in fields ? t('boms.undone') : t('boms.rowChanged', { row: rowTitle(row) }),
        kind: 'notification',
        ...(undo === null ? {} : { action: back }),
      });
      return true;
    },
    [address, put, setBom, reload, toast, t],
  );
  return change;
}

export type ChangeRow = ReturnType<typeof useRowChanges>;
