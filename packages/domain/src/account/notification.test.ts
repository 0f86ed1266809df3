import { expect, test } from 'vitest';

import { isWanted, notificationChannels, notificationKinds } from './index.ts';

test('without a choice all is told but news', () => {
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

test('a choice holds for its kind and channel alone', () => {
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
