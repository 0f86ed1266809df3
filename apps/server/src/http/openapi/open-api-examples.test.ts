import { calls, type Call, type CallName } from '@farad/contract/calls';
import { expect, it } from 'vitest';

import { examples } from './open-api-examples.ts';

const sides = Object.entries(examples).flatMap(([name, { body, answer }]) => {
  const call: Call = calls[name as CallName];
  return [[name, 'body', call.body, body] as const, [name, 'answer', call.answer, answer] as const].filter(
    ([, , , example]) => example !== undefined,
  );
});

it.each(sides)('the example of %s (%s) fits the contract', (_name, _side, schema, example) => {
  expect(schema?.safeParse(example)).toMatchObject({ success: true });
});
