import { expect, it } from 'vitest';

import { evenTimes } from './even-times.ts';

function held(pick: (count: number) => number = () => 0) {
  const waits: number[] = [];
  const times = evenTimes({
    pick,
    wait: async (ms) => {
      waits.push(ms);
    },
  });
  return { times, waits };
}

it('a refusal waits until it took as long as an accepted message of its channel, and no longer', async () => {
  const { times, waits } = held();
  times.noteAccepted('email', 480.2);
  times.noteAccepted('sms', 90);
  await times.evenRefusal('email', 100);
  await times.evenRefusal('sms', 100);
  await times.evenRefusal('sms', 40);
  expect(waits).toEqual([381, 50]);
});

it('before any accepted message it takes a default time', async () => {
  const { times, waits } = held();
  await times.evenRefusal('email', 20);
  await times.evenRefusal('email', 400);
  expect(waits).toEqual([280]);
});

it('one of the last 32 is picked, none older', async () => {
  const requested: number[] = [];
  const { times, waits } = held((count) => {
    requested.push(count);
    return count - 1;
  });
  for (let ms = 1; ms <= 40; ms += 1) times.noteAccepted('sms', ms);
  await times.evenRefusal('sms', 0);
  expect([requested, waits]).toEqual([[32], [9]]);
});
