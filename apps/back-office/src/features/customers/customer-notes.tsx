import type { CustomerDetails } from '@farad/contract/office/people/customers';

import { answerOf } from '#api.ts';
import { useMay, useOffice } from '#office.tsx';
import { NoteList } from '#ui/page/note-list.tsx';
import { touchedByCustomer } from './customer-words.ts';

/** Staff notes about a customer. */
export function CustomerNotes({ customer: { id: customerId, notes } }: { customer: CustomerDetails }) {
  const { api } = useOffice();
  return (
    <NoteList
      notes={notes}
      mayWrite={useMay()('keep_customer_notes')}
      onAdd={(text) => answerOf(api.addCustomerNote({ customerId, body: { text } }))}
      onRemove={(noteId) => answerOf(api.removeCustomerNote({ customerId, noteId, body: {} }))}
      touched={touchedByCustomer}
    />
  );
}
