import { runInNewContext } from 'node:vm';

import fc from 'fast-check';
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { expect, it } from 'vitest';

import { dataScript, streamScript } from './data-script.server.ts';

/** Runs a script as a browser does. Returns what React Router reads from the stream that the script fills. */
async function received(script: string): Promise<unknown> {
  const [, code = ''] = /^<script nonce="n">(.*)<\/script>$/s.exec(script) ?? [];
  const parts: string[] = [];
  const streamController = { enqueue: (part: string) => parts.push(part), close: () => undefined };
  runInNewContext(code, { window: { __reactRouterContext: { streamController } } });
  const stream = new Blob(parts).stream();
  return (await decode(stream, globalThis)).value;
}

const text = fc.string({ unit: fc.constantFrom('a', 'я', '"', '<', '</script>', '\\', '\n', '\u2028', '&', '-5') });
const { value: data } = fc.letrec((part) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    fc.boolean(),
    fc.constant(null),
    fc.array(part('value'), { maxLength: 4 }),
    fc.dictionary(text, part('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

it('the router receives the same data', async () => {
  await fc.assert(
    fc.asyncProperty(data, async (loaderData) => {
      const state = { loaderData: { page: loaderData }, errors: null };
      const script = dataScript(state, 'n') ?? '';
      expect(script).not.toMatch(/<(?!script nonce="n">|\/script>$)/);
      expect(await received(script)).toEqual(state);
    }),
  );
});

it('fields that are undefined are left out', async () => {
  const script = dataScript({ loaderData: { root: { note: undefined, list: [] } }, actionData: undefined }, 'n') ?? '';
  expect(await received(script)).toEqual({ loaderData: { root: { list: [] } } });
});

it.each([
  ['a date', { on: new Date(0) }],
  ['a map', new Map()],
  ['a promise', Promise.resolve(1)],
  ['a number that JSON lacks', { price: Number.NaN }],
  ['a hole in a list', [undefined]],
  ['no value', undefined],
  ['the name of a prototype', JSON.parse('{"__proto__":{"isStaff":true}}')],
])('data with %s are left to the stream of React Router', (_, value) => {
  expect(dataScript({ loaderData: { page: value } }, 'n')).toBeNull();
});

it('passes on the stream of React Router', async () => {
  const list = [{ _1: 2 }, 'day', ['D', 0]];
  const stream = new Blob([`${JSON.stringify(list)}\n`]).stream();
  expect(await received(await streamScript(stream, 'n'))).toEqual({ day: new Date(0) });
});
