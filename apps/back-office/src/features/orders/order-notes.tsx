import type { StaffOrder } from '@farad/contract/office/orders/orders';

import { answerOf } from '#api.ts';
import { useOffice } from '#office.tsx';
import { NoteList } from '#ui/page/note-list.tsx';
import { touchedByOrder } from './order-words.ts';

/** Staff notes about an order. */
export function OrderNotes({ order: { number, notes } }: { order: StaffOrder }) {
  const { api } = useOffice();
  return (
    <NoteList
      notes={notes}
      mayWrite
      onAdd={(text) => answerOf(api.addOrderNote({ number, body: { text } }))}
      onRemove={(noteId) => answerOf(api.removeOrderNote({ number, noteId, body: {} }))}
      touched={touchedByOrder}
    />
  );
}
