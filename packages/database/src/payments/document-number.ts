import { sql, type RawBuilder } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** Documents whose numbers restart at 1 each year and have no gaps. Each has its counter in `<name>_counter`. */
type NumberedDocument = 'invoice' | 'upd';

/**
 * Returns the next number of a document in the year. The counter stays locked until the transaction ends, so that numbers
 * have no gaps.
 */
export async function nextDocumentNumber(handle: Handle, document: NumberedDocument, year: number): Promise<number> {
  const counter = `${document}_counter` as const;
  const { last } = await handle
    .insertInto(counter)
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`${sql.table(counter)}.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/**
 * Returns statements that set the counter of each year to the last document that is left, so that deleted documents leave
 * no gap.
 */
export function resetNumbersOf(document: NumberedDocument): readonly RawBuilder<unknown>[] {
  const [documents, counter] = [sql.table(document), sql.table(`${document}_counter`)];
  return [
    // Waits for transactions that are issuing a document, so that their documents are counted below.
    sql`select from ${counter} for update`,
    sql`delete from ${counter} counter where not exists (select from ${documents} issued where issued.year = counter.year)`,
    sql`update ${counter} counter
      set last = (select max(sequence) from ${documents} issued where issued.year = counter.year)`,
  ];
}
