import { expect, test } from 'vitest';

import { isWanted, notificationChannels, notificationKinds } from './index.ts';

test('by default, everything except news is on', () => {
  const wanted = notificationKinds.flatMap((kind) =>
    notificationChannels.filter((channel) => isWanted([], kind, channel)).map((channel) => `${kind} ${channel}`),
  );
  expect(wanted).toEqual([
    'order_status sms',
    'order_status email',
    'order_status site',
    'back_in_stock sms',
    'back_in_stock email',
    'back_in_stock site',
    'price sms',
    'price email',
    'price site',
  ]);
});

test('a choice applies only to its kind and channel', () => {
  const choices = [
    { kind: 'price', channel: 'sms', isOn: false },
    { kind: 'news', channel: 'email', isOn: true },
  ] as const;
  expect(isWanted(choices, 'price', 'sms')).toBe(false);
  expect(isWanted(choices, 'price', 'email')).toBe(true);
  expect(isWanted(choices, 'back_in_stock', 'sms')).toBe(true);
  expect(isWanted(choices, 'news', 'email')).toBe(true);
  expect(isWanted(choices, 'news', 'sms')).toBe(false);
});
