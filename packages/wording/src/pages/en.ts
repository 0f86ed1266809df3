import { basket } from '../basket/en.ts';
import { catalogue } from '../catalogue/en.ts';
import { delivery } from '../delivery/en.ts';
import { fields } from '../fields/en.ts';
import { lists } from '../lists/en.ts';
import { meta } from '../meta/en.ts';
import { pageErrors } from '../page-errors/en.ts';
import { shell } from '../shell/en.ts';

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
