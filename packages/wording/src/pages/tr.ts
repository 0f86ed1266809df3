import { basket } from '../basket/tr.ts';
import { catalogue } from '../catalogue/tr.ts';
import { delivery } from '../delivery/tr.ts';
import { fields } from '../fields/tr.ts';
import { lists } from '../lists/tr.ts';
import { meta } from '../meta/tr.ts';
import { pageErrors } from '../page-errors/tr.ts';
import { shell } from '../shell/tr.ts';

/** The texts that any page may need; what some pages alone need is loaded with them. */
export const pageTexts = {
  basket,
  catalogue,
  delivery,
  errors: pageErrors,
  fields,
  lists,
  meta,
  shell,
} as const;
