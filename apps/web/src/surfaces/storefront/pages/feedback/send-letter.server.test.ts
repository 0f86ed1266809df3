import { expect, it } from 'vitest';

import { scriptedVisit } from '#testing/scripted-visit.ts';
import { sendLetter } from './send-letter.server.ts';

const letter = { subject: 'part', text: 'NE555?', name: 'Пётр', contact: 'petr@example.com', orderNumber: '' };
const sent = { status: 200, body: { number: 'L-26-000001', contact: 'petr@example.com' } };

it('reports every empty field at once, in the words of the specification', async () => {
  const { visit, asked } = await scriptedVisit('/en/feedback', () => sent, { ...letter, subject: 'x', text: ' ' });
  const fill = 'Please fill this input.';
  expect(await sendLetter(visit)).toMatchObject({ kind: 'refused', state: { errors: { subject: fill, text: fill } } });
  expect(asked).toEqual([]);
});

it('sends the token of the bot check, and shows its refusal', async () => {
  const refusal = { status: 403, body: { error: { code: 'bot_check_failed', message: 'robot' } } };
  const bodies: unknown[] = [];
  const { visit } = await scriptedVisit(
    '/feedback',
    (_, { body }) => {
      bodies.push(JSON.parse(String(body)));
      return refusal;
    },
    { ...letter, bot_token: 'ok-1' },
  );
  expect(await sendLetter(visit)).toMatchObject({ kind: 'refused', status: 403, state: { problem: 'robot' } });
  expect(bodies).toEqual([{ ...letter, token: 'ok-1' }]);
});

it('shows the number of an accepted letter', async () => {
  const { visit } = await scriptedVisit('/feedback', () => sent, letter);
  expect(await sendLetter(visit)).toEqual({ kind: 'sent', letter: sent.body });
});
