import type { Translation } from './translation.ts';
import type { backOfficeViews as russian } from '../ru/back-office-views.ts';

/** Saved views of lists in the back office: filters, sort order and columns under a name. */
export const backOfficeViews = {
  views: 'My views',
  none: 'Keep filter, order and columns under a name.',
  name: 'Name of the view',
  save: 'Save the view',
  share: 'Show it to all staff',
  forAll: 'for all',
  openWith: 'Open the list with “{{name}}”',
  removeOf: 'Remove the view “{{name}}”',
  saved: 'View saved!',
  notSaved: 'View not saved!',
  removed: 'View removed!',
  notRemoved: 'View not removed!',
} as const satisfies Translation<typeof russian>;
