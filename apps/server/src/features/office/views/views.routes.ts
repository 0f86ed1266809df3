import { calls } from '@farad/contract/calls';
import { ListName, type ListView } from '@farad/contract/office/staff/list-views';
import type { Handle, Tx } from '@farad/database/connection/connect';
import { staffViewQueries, staffViewsMax, type StaffViewRow } from '@farad/database/staff/staff-view.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { fail, ok, type Result } from '@farad/domain/shared';
import { viewedLists } from '@farad/domain/staff';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, staffRoute, type StaffCallOrigin } from '#http/serve/staff-route.ts';

const reading: RouteRules = { permission: 'use_back_office', rateClass: 'read' };
const keeping: RouteRules = { permission: 'use_back_office', rateClass: 'write', bodyLimit: 16_384 };

interface Views {
  readonly views: ListView[];
}

/** True if the caller may share a view with all staff: the permission to change settings is required. */
const mayShare = ({ actor }: StaffCallOrigin): boolean => actor.staff.permissions.includes('manage_settings');

/** True if the caller may see the list to which a view belongs. */
function seesList({ actor }: StaffCallOrigin, list: string): boolean {
  const name = ListName.safeParse(list);
  return name.success && actor.staff.permissions.includes(viewedLists[name.data]);
}

async function viewsOf(handle: Handle, staffId: number, list: string): Promise<Views> {
  const rows = await staffViewQueries(handle).ofList(staffId, list);
  return {
    views: rows.map(({ id, name, query, columns, isShared, isDefault, staffId: owner }) => ({
      id: String(id),
      name,
      query,
      columns: columns === null ? null : [...columns],
      isShared,
      isDefault,
      isOwn: owner === staffId,
    })),
  };
}

/** Changes a view that the caller may see: an own one or a shared one. Returns all views of its list. */
function change(
  deps: Deps,
  call: StaffCallOrigin & { readonly params: { readonly viewId: string } },
  work: (tx: Tx, view: StaffViewRow) => Promise<Failure | null>,
): Promise<Result<Views, Failure>> {
  return decideInTransaction<Views, Failure>(deps.db, async (tx) => {
    const id = readRowNumber(call.params.viewId);
    const view = id === undefined ? undefined : await staffViewQueries(tx).lock(id);
    const staffId = call.actor.staff.id;
    const isSeen = view !== undefined && (view.staffId === staffId || (view.isShared && seesList(call, view.list)));
    if (!isSeen) return fail({ code: 'not_found' });
    const refused = await work(tx, view);
    return refused === null ? ok(await viewsOf(tx, staffId, view.list)) : fail(refused);
  });
}

/** Registers the calls for staff's saved views of lists. */
export function registerBackOfficeViews(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.listViews, reading, async (call) => {
    const { list } = call.query;
    return seesList(call, list) ? ok(await viewsOf(deps.db, call.actor.staff.id, list)) : fail({ code: 'forbidden' });
  });
  staffRoute(api, deps, calls.saveView, keeping, (call) =>
    decideInTransaction<Views, Failure>(deps.db, async (tx) => {
      const { list, name, query, columns, isShared } = call.body;
      if (!seesList(call, list)) return fail({ code: 'forbidden', field: 'list' });
      if (isShared && !mayShare(call)) return fail({ code: 'forbidden', field: 'isShared' });
      const staffId = call.actor.staff.id;
      const queries = staffViewQueries(tx);
      const id = await queries.save({ staffId, list, name, query, columns, isShared, at: deps.clock() });
      if ((await queries.countOf(staffId, list)) > staffViewsMax) return fail({ code: 'too_many_lists' });
      const object = { kind: 'view', id } as const;
      await record(tx, deps, call, { action: 'view.saved', object, after: { list, name, query, isShared } });
      return ok(await viewsOf(tx, staffId, list));
    }),
  );
  staffRoute(api, deps, calls.setDefaultView, keeping, (call) =>
    change(deps, call, async (tx, { id, list, name }) => {
      const { isDefault } = call.body;
      await staffViewQueries(tx).setDefault(call.actor.staff.id, list, isDefault ? id : null);
      const event = { action: 'view.made_default', object: { kind: 'view', id } } as const;
      await record(tx, deps, call, { ...event, after: { list, name, isDefault } });
      return null;
    }),
  );
  staffRoute(api, deps, calls.removeView, keeping, (call) =>
    change(deps, call, async (tx, { id, list, name, staffId }) => {
      if (staffId !== call.actor.staff.id && !mayShare(call)) return { code: 'forbidden' };
      await staffViewQueries(tx).remove(id);
      await record(tx, deps, call, { action: 'view.removed', object: { kind: 'view', id }, before: { list, name } });
      return null;
    }),
  );
}
