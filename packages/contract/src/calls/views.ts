import { z } from 'zod';

import { define } from '../call.ts';
import { ListViews, RemoveViewBody, SaveViewBody, SetDefaultViewBody } from '../views.ts';
import { ListName } from '../views.ts';

/** Views of the back office's lists: filters, order and columns under a name (product X). */
export const viewsCalls = define({
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
    body: RemoveViewBody,
    answer: ListViews,
  },
});
