import { listViewLimits, viewedListNames } from '@farad/domain/staff';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { EmptyBody, LineText, RowId } from '../../kit/wire.ts';

/** Name of a list of the back office: `orders`. */
export const ListName = z.enum(viewedListNames);
const Columns = z.array(z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/)).max(60);

/** Filters, sort order and columns of a list, saved under a name. */
export const ListView = z.object({
  id: RowId,
  name: z.string(),
  /** Query parameters of the list. */
  query: z.string(),
  /** Shown columns in no particular order; null = the default columns. */
  columns: z.array(z.string()).nullable(),
  isShared: z.boolean(),
  /** True = created by the caller. */
  isOwn: z.boolean(),
  /** True = the list opens with this view for the caller. */
  isDefault: z.boolean(),
});

export type ListView = z.infer<typeof ListView>;

/** Views that the caller may use (own and shared ones), in the order of their names. */
export const ListViews = z.object({ views: z.array(ListView) });

const SaveViewBody = z.object({
  list: ListName,
  name: LineText.min(1).max(listViewLimits.name),
  query: LineText.max(listViewLimits.query),
  columns: Columns.nullable(),
  /** True = visible to everyone who may see the list. */
  isShared: z.boolean(),
});

const SetDefaultViewBody = z.object({ isDefault: z.boolean() });
/** API calls about saved views of lists. */
export const officeListViewsCalls = define({
  listViews: {
    method: 'GET',
    path: '/admin/views',
    summary: "The caller's views of a list, and those that are for all",
    answer: ListViews,
    query: z.strictObject({ list: ListName.describe('Name of the list: `orders`') }),
  },
  saveView: {
    method: 'POST',
    path: '/admin/views',
    summary: 'Keep a view of a list; an own one of that name is replaced',
    body: SaveViewBody,
    answer: ListViews,
  },
  setDefaultView: {
    method: 'POST',
    path: '/admin/views/{viewId}/default',
    summary: 'Open the list with this view from now on, or not any more',
    body: SetDefaultViewBody,
    answer: ListViews,
  },
  removeView: {
    method: 'POST',
    path: '/admin/views/{viewId}/remove',
    summary: 'Forget a view',
    body: EmptyBody,
    answer: ListViews,
  },
});
