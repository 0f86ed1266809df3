import type { AuditAction, AuditObject } from '@farad/domain/staff';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { dropOldRows } from '../connection/partitions/drop-partitions.ts';

/** The request of a change: who made it, and from where. `staffId` null = nobody is signed in. */
export interface AuditOrigin {
  readonly staffId: number | null;
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId: string;
}

/** A change of one object. `before` and `after` hold its changed fields by name, without secrets. */
export interface AuditEvent {
  readonly action: AuditAction;
  readonly object: { readonly kind: AuditObject; readonly id: number } | null;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly reason?: string;
}

export interface AuditSearch {
  readonly staffId: number | undefined;
  readonly object: AuditObject | undefined;
  readonly objectId: number | undefined;
  readonly action: AuditAction | undefined;
  readonly from: Date | undefined;
  /** End of the period. Entries of this moment are left out. */
  readonly to: Date | undefined;
  /** Id of the last entry on the previous page; undefined = first page. */
  readonly after: number | undefined;
  readonly limit: number;
}

const json = (values: object | undefined): string | null => (values === undefined ? null : JSON.stringify(values));

// SQL of the object's current name.
const objectName = sql<string | null>`case object_kind
  when 'staff' then (select staff.name from staff where staff.id = object_id)
  when 'customer' then (select trim(account.name || ' ' || account.surname) from account where account.id = object_id)
  when 'company' then (select company.name from company where company.id = object_id)
  when 'order' then (select orders.number from orders where orders.id = object_id)
  when 'request' then (select request.number from request where request.id = object_id)
  when 'category' then (select category.title ->> 'ru' from category where category.id = object_id)
  when 'attribute' then (select attribute.title ->> 'ru' from attribute where attribute.id = object_id)
  when 'brand' then (select brand.name from brand where brand.id = object_id)
  when 'content' then (select content.slug from content where content.id = object_id)
  when 'view' then (select staff_view.name from staff_view where staff_view.id = object_id)
  when 'coupon' then (select coupon.code from coupon where coupon.id = object_id)
  when 'wave' then object_id::text
  when 'stock' then (select stock_document.number from stock_document where stock_document.id = object_id)
  when 'import' then (select import_run.file from import_run where import_run.id = object_id)
  when 'supplier' then (select supplier.title from supplier where supplier.id = object_id)
  when 'bank' then (select bank_entry.payer_name from bank_entry where bank_entry.id = object_id)
  when 'product' then (select product.mpn from product where product.id = object_id)
  when 'review' then (select product.mpn from review join product on product.id = product_id where review.id = object_id)
  when 'question' then
    (select product.mpn from question join product on product.id = product_id where question.id = object_id)
  when 'answer' then
    (select product.mpn from answer join question on question.id = question_id join product on product.id = product_id
      where answer.id = object_id) end`;

const rowOf = (origin: AuditOrigin, event: AuditEvent, now: Date) => ({
  at: now,
  action: event.action,
  staff_id: origin.staffId,
  object_kind: event.object?.kind ?? null,
  object_id: event.object?.id ?? null,
  before: json(event.before),
  after: json(event.after),
  reason: event.reason ?? '',
  ip: origin.ip,
  user_agent: origin.userAgent.replaceAll('\0', '').slice(0, 400),
  request_id: origin.requestId,
});

/** Queries of the audit log, which records actions of staff. */
export function auditQueries(handle: Handle) {
  return {
    /** Adds an entry. Must run in the transaction of the change itself. Entries are added only here and in `addAll`. */
    add: async (origin: AuditOrigin, event: AuditEvent, now: Date): Promise<void> => {
      await handle
        .insertInto('audit')
        .values(rowOf(origin, event, now))
        .execute();
    },

    /** Adds entries for one action that changed many objects. */
    addAll: async (origin: AuditOrigin, events: readonly AuditEvent[], now: Date): Promise<void> => {
      if (events.length === 0) return;
      await handle
        .insertInto('audit')
        .values(events.map((event) => rowOf(origin, event, now)))
        .execute();
    },

    /** Returns a page of entries, the latest first. */
    search: (search: AuditSearch) =>
      handle
        .selectFrom('audit')
        .leftJoin('staff as actor', 'actor.id', 'audit.staff_id')
        .select(['audit.id', 'at', 'action', 'before', 'after', 'reason', 'user_agent as userAgent'])
        .select(['request_id as requestId', 'actor.id as actorId', 'actor.name as actorName'])
        .select(['actor.email as actorEmail', 'object_kind as objectKind', 'object_id as objectId'])
        .select([sql<string>`host(ip)`.as('ip'), objectName.as('objectName')])
        .$if(search.staffId !== undefined, (query) => query.where('staff_id', '=', search.staffId ?? null))
        .$if(search.object !== undefined, (query) => query.where('object_kind', '=', search.object ?? null))
        .$if(search.objectId !== undefined, (query) => query.where('object_id', '=', search.objectId ?? null))
        .$if(search.action !== undefined, (query) => query.where('action', '=', search.action as AuditAction))
        .$if(search.from !== undefined, (query) => query.where('at', '>=', search.from as Date))
        .$if(search.to !== undefined, (query) => query.where('at', '<', search.to as Date))
        .$if(search.after !== undefined, (query) => query.where('audit.id', '<', search.after as number))
        .orderBy('audit.id', 'desc')
        .limit(search.limit)
        .execute(),

    /** Deletes entries older than `moment`, with their partitions. */
    deleteBefore: (moment: Date): Promise<void> => dropOldRows(handle, { table: 'audit', before: moment }),
  };
}

export type AuditRow = Awaited<ReturnType<ReturnType<typeof auditQueries>['search']>>[number];
