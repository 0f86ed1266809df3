import type { RequestToMake } from '@farad/contract/shop/requests';
import { readDay } from '@farad/domain/delivery';
import { roublesToUnitPrice, unitPriceToRoubles } from '@farad/domain/money';
import { parseCount } from '@farad/domain/quantities';
import { requestTextMax } from '@farad/domain/quote';
import type { Translator } from '@farad/wording/translator';

import { formText } from '#kit/form-text.ts';
import { blankRow, type RequestRow, type TypedRequest } from './typed-request.ts';

/** Maximum number of rows in the form. Longer lists can be uploaded as a file. */
export const rowsMax = 60;
const moreRows = 3;
const textMax = 2000;

/** Returns all rows of the form as typed, including empty ones. */
export function readTyped(form: FormData): TypedRequest {
  const rows: RequestRow[] = [];
  for (let index = 0; index < rowsMax && form.has(`qty.${index}`); index += 1) {
    const text = (name: string): string => formText(form, `${name}.${index}`).trim().slice(0, textMax);
    rows.push({
      productId: text('product'),
      part: text('part'),
      maker: text('maker'),
      quantity: text('qty'),
      price: text('price'),
      note: text('note'),
    });
  }
  return {
    rows,
    comment: formText(form, 'comment').slice(0, textMax),
    wishedOn: typedOrDay(formText(form, 'wished_on').slice(0, 20).trim()),
    isOfBasket: form.has('of_basket'),
  };
}

export const withMoreRows = (typed: TypedRequest): TypedRequest => ({
  ...typed,
  rows: [...typed.rows, ...Array.from({ length: moreRows }, () => blankRow)].slice(0, rowsMax),
});

/** Error texts by field name. A form with errors is not sent to the API. */
export type RequestErrors = Readonly<Record<string, string>>;

const isFilled = ({ productId, part, maker, quantity, price, note }: RequestRow): boolean =>
  productId !== '' || [part, maker, quantity, price, note].some((text) => text !== '');

interface Read {
  readonly body: RequestToMake;
  /** Index of the form's row for each line of `body`. Empty rows have no line. */
  readonly rowOfLine: readonly number[];
  readonly errors: RequestErrors;
}

/** Converts a typed date to `YYYY-MM-DD`. Returns the text unchanged if it is not a date. */
const typedOrDay = (text: string): string => readDay(text) ?? text;

const isDayToCome = (day: string, today: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day) && day >= today;

/** Checks the rows and builds the API request from those that are not empty. `today` = date in Moscow, `YYYY-MM-DD`. */
export function readRequest({ rows, comment, wishedOn, isOfBasket }: TypedRequest, today: string, t: Translator): Read {
  const errors: Record<string, string> = {};
  const rowOfLine: number[] = [];
  const lines: RequestToMake['lines'] = [];
  for (const [index, row] of rows.entries()) {
    if (!isFilled(row)) continue;
    const qty = parseCount(row.quantity);
    const price = row.price === '' ? null : roublesToUnitPrice(row.price);
    if (qty === null || qty < 1) errors[`qty.${index}`] = t('requests.badQuantity');
    if (price !== null && (!price.ok || price.value === 0)) errors[`price.${index}`] = t('requests.badPrice');
    if (row.productId === '' && row.part === '') {
      errors[`part.${index}`] = t('forms.fillInput');
    }
    rowOfLine.push(index);
    lines.push({
      ...(row.productId === ''
        ? {
            part: row.part,
            maker: row.maker,
          }
        : { product_id: row.productId }),
      qty: qty ?? 1,
      note: row.note.slice(0, requestTextMax.note),
      wished_price: price?.ok === true && price.value > 0 ? unitPriceToRoubles(price.value) : null,
    });
  }
  if (wishedOn !== '' && !isDayToCome(wishedOn, today)) errors['wished_on'] = t('requests.badDate');
  const wished_on = wishedOn === '' ? null : wishedOn;
  const source = isOfBasket ? 'basket' : 'cabinet';
  return { body: { lines, comment: comment.trim(), wished_on, source }, rowOfLine, errors };
}

/**
 * Converts a field name of the API to the form's: `lines.2.part` becomes `part.4` if line 2 comes from row 4. Returns
 * null for an unknown field.
 */
export function fieldOfPage(field: string, rowOfLine: readonly number[]): string | null {
  const [, index = '', name = ''] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? [];
  if (index === '') return field === 'comment' || field === 'wished_on' ? field : null;
  const row = rowOfLine[Number(index)];
  const names: Readonly<Record<string, string>> = { wished_price: 'price', product_id: 'part' };
  return row === undefined ? null : `${names[name] ?? name}.${row}`;
}
