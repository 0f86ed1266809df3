import { fail, ok, type Result } from '@farad/domain/shared';
import { z } from 'zod';

import type { Failure } from '#http/answers/errors.ts';
import { RowText, YesOrNo } from '#http/input/query-fields.ts';
import { readRowNumber } from '#http/input/row-number.ts';

type Query = readonly (readonly [string, string])[];

const textLengthMax = 200;

/** The query of such a list, as `readListQuery` reads it. */
export const listQueryOf = (switches: readonly string[], sorts: readonly [string, ...string[]]): z.ZodObject =>
  z.strictObject({
    text: z.string().max(textLengthMax).optional(),
    after: RowText.optional(),
    sort: z.enum(sorts).optional(),
    ...Object.fromEntries(switches.map((name) => [name, YesOrNo.optional()])),
  });

/** Rows a page. */
export const pageLength = 30;

/** What a list is asked for. */
export interface ListQuery<Sort extends string> {
  readonly text: string;
  readonly after: number | undefined;
  readonly sort: Sort;
  readonly on: readonly string[];
}

/** `text`, `after`, `sort` (the first where none is named) and switches of a list; a name it does not know, or a value that cannot be one, is refused. */
export function readListQuery<const Sort extends string>(
  query: Query,
  switches: readonly string[],
  sorts: readonly [Sort, ...Sort[]],
): Result<ListQuery<Sort>, Failure> {
  const unknown = query.find(([name]) => !['text', 'after', 'sort', ...switches].includes(name));
  if (unknown !== undefined) return fail({ code: 'unknown_field', field: unknown[0] });
  const valueOf = (name: string): string => query.find(([each]) => each === name)?.[1] ?? '';
  const text = valueOf('text');
  if (text.length > textLengthMax) return fail({ code: 'invalid_input', field: 'text' });
  const after = valueOf('after') === '' ? undefined : readRowNumber(valueOf('after'));
  if (valueOf('after') !== '' && after === undefined) return fail({ code: 'invalid_input', field: 'after' });
  const wrong = switches.find((name) => !['', 'true', 'false'].includes(valueOf(name)));
  if (wrong !== undefined) return fail({ code: 'invalid_input', field: wrong });
  const asked = valueOf('sort');
  const sort = asked === '' ? sorts[0] : sorts.find((each) => each === asked);
  if (sort === undefined) return fail({ code: 'invalid_input', field: 'sort' });
  return ok({ text, after, sort, on: switches.filter((name) => valueOf(name) === 'true') });
}

/** One page of rows, of which one more than fits was asked for, and where it goes on. */
export function pageOf<R extends { readonly id: number }>(
  rows: readonly R[],
): { page: readonly R[]; next: string | null } {
  const page = rows.slice(0, pageLength);
  const last = page.at(-1);
  return { page, next: rows.length > pageLength && last !== undefined ? String(last.id) : null };
}
