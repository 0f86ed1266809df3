import type { WireBom } from '@farad/contract/shop/boms/boms';
import type { Translator } from '@farad/wording/translator';
import { useCallback } from 'react';

import { isNoAnswer } from '#kit/ask-json.ts';
import { useWords } from '#i18n/words.tsx';
import { type Toast, useToast } from '#ui/toast.tsx';
import type { RowAnswer, ShownRow } from './shown-row.ts';

/** Fields of the form that changes a row. */
export type RowFields = Readonly<Record<string, string>>;

/** Sends a change of a row. Returns null if the server failed or did not answer. */
async function send(address: string, fields: RowFields): Promise<RowAnswer | null> {
  try {
    const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
    return response.ok ? ((await response.json()) as RowAnswer) : null;
  } catch (error) {
    if (isNoAnswer(error)) return null;
    throw error;
  }
}

/** Returns a short name of a row for messages: its designators, part number, text or row number. */
export const rowTitle = (row: Pick<ShownRow, 'designators' | 'asked' | 'row'>): string =>
  row.designators || row.asked.mpn || row.asked.words || String(row.row + 1);

interface Room {
  /** Address that changes rows, without the row's number. */
  readonly address: string;
  readonly put: (row: ShownRow) => void;
  readonly setBom: (bom: WireBom) => void;
  readonly reload: () => void;
  readonly toast: (toast: Toast) => void;
  readonly t: Translator;
}

/**
 * Changes a row and shows `guess` until the server answers. Returns false if the server refused; the old row is shown
 * again then.
 */
async function change(room: Room, row: ShownRow, fields: RowFields, guess: Partial<ShownRow> = {}): Promise<boolean> {
  const { address, put, setBom, reload, toast, t } = room;
  put({ ...row, ...guess });
  const answer = await send(`${address}/${row.row}`, fields);
  if (answer?.ok !== true) {
    put(row);
    toast({ text: answer?.message ?? t('boms.notSaved'), tone: 'error', kind: 'notification' });
    return false;
  }
  setBom(answer.bom);
  // The server may have merged the row with another one. Then reload all rows.
  if (answer.row === null || answer.row.row !== row.row) reload();
  else put(answer.row);
  const { undo } = answer;
  const back = { title: t('boms.undo'), onPress: () => void change(room, row, { undo: undo ?? '' }) };
  toast({
    text: 'undo' in fields ? t('boms.undone') : t('boms.rowChanged', { row: rowTitle(row) }),
    kind: 'notification',
    ...(undo === null ? {} : { action: back }),
  });
  return true;
}

/**
 * Returns a function that changes a row. The row shows the expected result immediately, then the server's; if the
 * server refuses, the old row returns. A toast offers to undo the change.
 */
export function useRowChanges(
  address: string,
  put: (row: ShownRow) => void,
  setBom: (bom: WireBom) => void,
  reload: () => void,
) {
  const { t } = useWords();
  const toast = useToast();
  return useCallback(
    (row: ShownRow, fields: RowFields, guess?: Partial<ShownRow>) =>
      change({ address, put, setBom, reload, toast, t }, row, fields, guess),
    [address, put, setBom, reload, toast, t],
  );
}

export type ChangeRow = ReturnType<typeof useRowChanges>;
