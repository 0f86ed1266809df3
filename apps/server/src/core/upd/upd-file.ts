import type { FileAnswer } from '@farad/contract/kit/file';
import type { Handle } from '@farad/database/connection/connect';
import type { DocumentOrderRow } from '@farad/database/payments/document.queries';
import { updQueries, type UpdRow } from '@farad/database/payments/upd.queries';
import { updXml } from '@farad/documents/upd/upd-xml';
import { moscowDay } from '@farad/domain/delivery';
import { formatInvoiceDay } from '@farad/domain/invoice';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { Upd } from '@farad/domain/upd';

import type { Drawing } from '../documents/open-drawing.ts';
import type { Failure } from '#http/answers/errors.ts';

function updOf(row: UpdRow, order: Pick<DocumentOrderRow, 'number' | 'createdAt'>): Upd {
  const { sequence, fileId, issuedAt, handedAt, seller, buyer, payments, lines } = row;
  return {
    sequence,
    fileId,
    issuedAt,
    day: moscowDay(handedAt),
    seller,
    isDemonstration: seller.isDemonstration,
    buyer,
    order: { number: order.number, day: moscowDay(order.createdAt) },
    payments,
    lines,
  };
}

/** Returns a УПД of the order as PDF, or as XML in the format of the tax service. It is made of the stored data. */
export async function updFile(
  handle: Handle,
  drawing: Pick<Drawing, 'draw'>,
  order: DocumentOrderRow,
  { id, format }: { readonly id: number; readonly format: 'pdf' | 'xml' },
): Promise<Result<FileAnswer, Failure>> {
  const row = await updQueries(handle).find(id);
  if (row === undefined || row.orderId !== order.id) return fail({ code: 'not_found' });
  const upd = updOf(row, order);
  if (format === 'xml') return ok({ ...updXml(upd), type: 'application/xml' });
  const name = `УПД ${upd.sequence} от ${formatInvoiceDay(upd.day)}.pdf`;
  return ok({ name, type: 'application/pdf', content: await drawing.draw({ kind: 'upd', upd }) });
}
