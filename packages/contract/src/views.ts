import { viewedListNames } from '@farad/domain/staff';
import { z } from 'zod';

import { RowId } from './staff.ts';
import { LineText } from './wire.ts';

/** Name of a list of the back office: `orders`. */
export const ListName = z.enum(viewedListNames);
const Columns = z.array(z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/)).max(60);

/** Filters, order and columns of a list under a name. */
export const ListView = z.object({
  id: RowId,
  name: z.string(),
  /** Parameters of the list's address. */
  query: z.string(),
  /** In no order; null: those that are usual. */
  columns: z.array(z.string()).nullable(),
  isShared: z.boolean(),
  /** The caller made it. */
  isOwn: z.boolean(),
  /** The list opens with it for the caller. */
  isDefault: z.boolean(),
});

export type ListView = z.infer<typeof ListView>;

/** The caller's own and the shared ones, by name. */
export const ListViews = z.object({ views: z.array(ListView) });

export const SaveViewBody = z.object({
  list: ListName,
  name: LineText.pipe(z.string().min(1).max(60)),
  query: LineText.pipe(z.string().max(1000)),
  columns: Columns.nullable(),
  /** Everybody sees it who sees the list. */
  isShared: z.boolean(),
});

export const SetDefaultViewBody = z.object({ isDefault: z.boolean() });
export const RemoveViewBody = z.object({});
