import type { Call } from '@farad/contract/kit/call';
import { calls } from '@farad/contract/calls';
import { locales } from '@farad/domain/shared';
import { expect, it } from 'vitest';

import { errorBody } from '../answers/errors.ts';

interface Definition {
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly options?: readonly unknown[];
  readonly items?: readonly unknown[];
  readonly getter?: () => unknown;
}

const inside = ['innerType', 'element', 'in', 'out', 'valueType', 'left', 'right'] as const;

/** Returns the paths of all fields in a schema. Each list contributes one index. */
function pathsOf(schema: unknown, path: string, seen: ReadonlySet<unknown> = new Set()): string[] {
  const zod = (schema as { _zod?: { def: Definition & Readonly<Record<string, unknown>> } } | undefined)?._zod;
  if (zod === undefined || seen.has(schema)) return [];
  const { def } = zod;
  const next = new Set([...seen, schema]);
  const below = (each: unknown, to = path): string[] => pathsOf(each, to, next);
  return [
    ...Object.entries(def.shape ?? {}).flatMap(([name, each]) => {
      const to = path === '' ? name : `${path}.${name}`;
      return [to, ...below(each, to)];
    }),
    ...inside.flatMap((name) => below(def[name], name === 'element' ? `${path}.0` : path)),
    ...[...(def.options ?? []), ...(def.items ?? [])].flatMap((each) => below(each)),
    ...(def.getter === undefined ? [] : below(def.getter())),
  ];
}

const allCalls = Object.values(calls as Readonly<Record<string, Call>>);
const inPath = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const paths = [
  ...new Set(
    allCalls.flatMap(({ path, query, body }) => [...inPath(path), ...pathsOf(query, ''), ...pathsOf(body, '')]),
  ),
];

/** True for field names that are also English words. */
const isWord = (field: string): boolean => /^[a-z]+$/.test(field);

it.each(locales)(
  'a refusal names each field of bodies, queries and addresses in words, never by its path: %s',
  (locale) => {
    expect(paths.length).toBeGreaterThan(500);
    const named = paths.filter((field) => {
      const { message } = errorBody({ code: 'invalid_input', field }, locale).error;
      const last = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field;
      return message.includes(field) || (/[A-Z_]/.test(last) && message.includes(last));
    });
    // Words such as "Email" are the same in several languages, so in other languages than Russian they may equal the
    // field name.
    expect(named.filter((field) => locale === 'ru' || !isWord(field))).toEqual([]);
  },
);

it('names a field among the others, and its language', () => {
  const message = (field: string): string => errorBody({ code: 'invalid_input', field }, 'ru').error.message;
  expect(message('fields.title.ru')).toContain('«Название (русский)»');
  expect(message('texts.en.body')).toContain('«Текст (английский)»');
  expect(message('setting.value.periods.1.from')).toContain('«Действует с»');
  expect(message('rules.exceptions.2.percent')).toContain('«Процент»');
});
