import { parseCount } from '@farad/domain/quantities';
import { productIdForm } from '@farad/domain/shared';
import { formText } from '#kit/form-text.ts';
import type { Outcome } from './outcome.ts';

/** Change of a basket line. `qty` = its new quantity; 0 removes the line. */
export interface Wanted {
  readonly product_id: string;
  readonly qty: number;
  /** New note of the buyer on the line; absent = unchanged. */
  readonly note?: string;
}

export interface FormReading {
  readonly wanted: readonly Wanted[];
  /** Product ids of lines whose quantity field has invalid text. */
  readonly unread: readonly string[];
}

const setForm = /^([1-9]\d{0,9}):(\d{1,8})$/;

/**
 * Returns the change that the pressed button contains: `remove=<id>` or `set=<id>:<quantity>`; null for other buttons.
 */
function ofButton(form: FormData): Wanted | null {
  const remove = formText(form, 'remove');
  if (productIdForm.test(remove)) return { product_id: remove, qty: 0 };
  const set = setForm.exec(formText(form, 'set'));
  return set?.[1] === undefined ? null : { product_id: set[1], qty: Number(set[2]) };
}

/** Returns the typed quantity of a line; null = invalid text; undefined = unchanged. Empty text means 0. */
function typedCount(form: FormData, { product_id, qty }: Wanted): number | null | undefined {
  const text = form.get(`qty.${product_id}`);
  if (typeof text !== 'string' || text.trim() === (formText(form, `was.${product_id}`) || String(qty)))
    return undefined;
  return /^0*$/.test(text.trim()) ? 0 : parseCount(text);
}

/** Returns the typed note of a line; undefined = unchanged. */
function typedNote(form: FormData, id: string): string | undefined {
  const text = form.get(`note.${id}`);
  const note = typeof text === 'string' ? text.trim() : undefined;
  return note === formText(form, `was_note.${id}`) ? undefined : note;
}

/**
 * Returns the changes in the form's fields. A quantity is changed if `qty.<id>` differs from `was.<id>`, which the page
 * showed. So an outdated page in another tab undoes no changes. Notes work in the same way.
 */
function ofBoxes(form: FormData, lines: readonly Wanted[]): FormReading {
  const wanted: Wanted[] = [];
  const unread: string[] = [];
  for (const line of lines) {
    const { product_id, qty } = line;
    const typed = typedCount(form, line);
    const note = typedNote(form, product_id);
    if (typed === null) unread.push(product_id);
    const isSet = typed !== null && typed !== undefined && typed !== qty;
    if (!isSet && note === undefined) continue;
    wanted.push({ product_id, qty: isSet ? typed : qty, ...(note === undefined ? {} : { note }) });
  }
  return { wanted, unread };
}

/** Returns the changes of basket lines that the form asks for. */
export function readBasketForm(form: FormData, lines: readonly Wanted[]): FormReading {
  const pressed = ofButton(form);
  return pressed ? { wanted: [pressed], unread: [] } : ofBoxes(form, lines);
}

const backForm = /^([1-9]\d{0,9}):([1-9]\d{0,7}):([^:]{0,100}):(.{0,200})$/s;

/** Returns the removed lines that the form restores. Each is `back=<id>:<quantity>:<part number>:<note>`. */
export const readBack = (form: FormData): Outcome['removed'] =>
  form.getAll('back').flatMap((value) => {
    const [, id, qty, mpn = '', note = ''] = (typeof value === 'string' ? backForm.exec(value) : null) ?? [];
    return id === undefined ? [] : [{ id, qty: Number(qty), mpn, note }];
  });
