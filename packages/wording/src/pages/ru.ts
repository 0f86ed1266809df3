import { basket } from '../basket/ru.ts';
import { catalogue } from '../catalogue/ru.ts';
import { delivery } from '../delivery/ru.ts';
import { fields } from '../fields/ru.ts';
import { lists } from '../lists/ru.ts';
import { meta } from '../meta/ru.ts';
import { pageErrors } from '../page-errors/ru.ts';
import { shell } from '../shell/ru.ts';

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
