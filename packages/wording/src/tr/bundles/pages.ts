// Written by scripts/wording.mjs.
import { basket } from '../basket.ts';
import { catalogue } from '../catalogue.ts';
import { delivery } from '../delivery.ts';
import { fields } from '../fields.ts';
import { lists } from '../lists.ts';
import { meta } from '../meta.ts';
import { shell } from '../shell.ts';
import { pageErrors } from '../shared/page-errors.ts';

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
