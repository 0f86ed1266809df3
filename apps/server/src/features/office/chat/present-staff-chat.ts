import type { StaffChat, StaffChatMessages, StaffChatRow } from '@farad/contract/office/messages/chat';
import { chatQueries, type ChatMessageRow, type ChatPart } from '@farad/database/messages/chat.queries';
import type { Handle } from '@farad/database/connection/connect';
import { staffChatQueries, type StaffChatRow as Row } from '@farad/database/messages/staff-chat.queries';
import { chatLimits, chatPlace, isThere, isUnanswered } from '@farad/domain/chat';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';

const nameOf = ({ name, surname }: Row): string => [name, surname].filter((part) => part).join(' ');

export const presentRow = (row: Row): StaffChatRow => ({
  id: String(row.id),
  state: row.state,
  name: nameOf(row),
  customerId: row.accountId === null ? null : String(row.accountId),
  staff:
    row.staffId === null
      ? null
      : {
          id: String(row.staffId),
          name: row.staffName ?? '',
        },
  isUnanswered: isUnanswered(row),
  last: row.lastText,
  isLastOurs: row.isLastOurs,
  changedAt: row.changedAt.toISOString(),
});

/** Returns the data of one conversation without its messages. */
export async function presentStaffChat(handle: Handle, id: number, now: Date): Promise<Result<StaffChat, Failure>> {
  const queries = staffChatQueries(handle);
  const row = await queries.byId(id);
  if (row === undefined) return fail({ code: 'not_found' });
  const former = await queries.former(id, chatLimits.formerMax);
  return ok({
    ...presentRow(row),
    phone: row.phone ?? '',
    email: row.accountEmail ?? row.email,
    locale: row.locale,
    isThere: isThere(row.seenAt, now),
    readSeq: row.readSeq,
    createdAt: row.createdAt.toISOString(),
    former: former.map(presentRow),
  });
}

type About = StaffChatMessages['messages'][number]['about'];

/** Returns the subject of each page from which the customer wrote: a product, an order, or null. */
async function aboutsOf(handle: Handle, messages: readonly ChatMessageRow[]): Promise<ReadonlyMap<string, About>> {
  const pages = [...new Set(messages.map(({ page }) => page))].filter((page) => page !== '');
  const places = pages.map((page) => [page, chatPlace(page)] as const);
  const seos = places.flatMap(([, place]) => (place.kind === 'product' ? [place.seo] : []));
  const products = seos.length === 0 ? [] : await staffChatQueries(handle).productsAt(seos);
  const bySeo = new Map(products.map((product) => [product.seo, product]));
  return new Map(
    places.map(([page, place]): [string, About] => {
      if (place.kind === 'order') return [page, place];
      const product = place.kind === 'product' ? bySeo.get(place.seo) : undefined;
      return [page, product === undefined ? null : { kind: 'product', id: String(product.id), mpn: product.mpn }];
    }),
  );
}

/** Returns a part of a conversation: the newest messages, or those before or after a given message. */
export async function presentStaffMessages(
  handle: Handle,
  id: number,
  wanted: Omit<ChatPart, 'limit'>,
): Promise<StaffChatMessages> {
  const { pageLength } = chatLimits;
  const part = await chatQueries(handle).messages(id, { ...wanted, limit: pageLength + 1 });
  const isForward = wanted.after !== undefined;
  const messages = isForward ? part.slice(0, pageLength) : part.slice(-pageLength);
  const abouts = await aboutsOf(handle, messages);
  return {
    messages: messages.map(({ seq, kind, text, page, by, at }) => ({
      seq,
      kind,
      text,
      page,
      by: by ?? '',
      at: at.toISOString(),
      about: abouts.get(page) ?? null,
    })),
    hasEarlier: !isForward && part.length > pageLength,
  };
}
