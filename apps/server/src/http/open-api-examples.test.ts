import { calls, type Call, type CallName } from '@farad/contract/calls';
import { expect, it } from 'vitest';

import { examples } from './open-api-examples.ts';

it.each(Object.entries(examples))('the example of %s is what the contract says', (name, { body, answer }) => {
  const call: Call = calls[name as CallName];
  if (body !== undefined) expect(call.body?.safeParse(body)).toMatchObject({ success: true });
  if (answer !== undefined) expect(call.answer.safeParse(answer)).toMatchObject({ success: true });
  expect(body ?? answer).toBeDefined();
});
