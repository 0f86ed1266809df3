import { parseCount } from '@farad/domain/quantities';
import { formText } from '#kit/form-text.ts';
import type { Outcome } from './outcome.ts';

/** A quantity to set; 0 removes the line. */
export interface Wanted {
  readonly product_id: string;
  readonly qty: number;
  /** What the buyer writes on the line; absent: as it was. */
  readonly note?: string;
}

export interface FormReading {
  readonly wanted: readonly Wanted[];
  /** Lines whose text is not a quantity. */
  readonly unread: readonly string[];
}

const productIdForm = /^[1-9]\d{0,9}$/;
const setForm = /^([1-9]\d{0,9}):(\d{1,8})$/;

/** One button says it all: `remove=<id>` or `set=<id>:<quantity>`. */
function ofButton(form: FormData): Wanted | null {
  const remove = formText(form, 'remove');
  if (productIdForm.test(remove)) return { product_id: remove, qty: 0 };
  const set = setForm.exec(formText(form, 'set'));
  return set?.[1] === undefined ? null : { product_id: set[1], qty: Number(set[2]) };
}

/** A quantity that was typed; null: it cannot be read, undefined: it is as the page showed it. */
function typedCount(form: FormData, { product_id, qty }: Wanted): number | null | undefined {
  const text = form.get(`qty.${product_id}`);
  if (typeof text !== 'string' || text.trim() === (formText(form, `was.${product_id}`) || String(qty)))
    return undefined;
  return /^0*$/.test(text.trim()) ? 0 : parseCount(text);
}

/** A note that was typed; undefined: it is as the page showed it. */
function typedNote(form: FormData, id: string): string | undefined {
  const text = form.get(`note.${id}`);
  const note = typeof text === 'string' ? text.trim() : undefined;
  return note === formText(form, `was_note.${id}`) ? undefined : note;
}

/**
 * The boxes that were changed: `qty.<id>` as a person types it, against `was.<id>` that the page showed, so that a page
 * left open elsewhere undoes nothing; notes alike. An emptied quantity or 0 removes.
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

/** What the visitor asked of the lines that are in his basket. */
export function readBasketForm(form: FormData, lines: readonly Wanted[]): FormReading {
  const pressed = ofButton(form);
  return pressed ? { wanted: [pressed], unread: [] } : ofBoxes(form, lines);
}

const backForm = /^([1-9]\d{0,9}):([1-9]\d{0,7}):([^:]{0,100}):(.{0,200})$/s;

/** Lines that go back as the page kept them: `back=<id>:<quantity>:<number>:<note>` each. */
export const readBack = (form: FormData): Outcome['removed'] =>
  form.getAll('back').flatMap((value) => {
    const [, id, qty, mpn = '', note = ''] = (typeof value === 'string' ? backForm.exec(value) : null) ?? [];
    return id === undefined ? [] : [{ id, qty: Number(qty), mpn, note }];
  });
