import { usualSettings } from '@farad/domain/setting';
import { expect, test } from 'vitest';

import { settingDifference } from './setting-difference.ts';

test('reports changed plain fields, and the order of a list', () => {
  const { delivery } = usualSettings;
  const ways = delivery.ways.map((way) => (way.kind === 'courier' ? { ...way, isOn: false } : way)).toReversed();
  expect(settingDifference(delivery, { ...delivery, ways, packingGrams: 90 })).toEqual([
    { field: 'ways', before: 'courier, pickup_point, own_pickup', after: 'own_pickup, pickup_point, courier' },
    { field: 'ways/courier/isOn', before: 'true', after: 'false' },
    { field: 'packingGrams', before: '80', after: '90' },
  ]);
});

test('customised texts are added and removed by channel and language', () => {
  const texts = [{ id: 'order_placed', channel: 'sms', locale: 'ru', subject: '', text: 'Заказ' }];
  expect(settingDifference({ texts: [] }, { texts })).toContainEqual({
    field: 'texts/order_placed · sms · ru/text',
    before: null,
    after: 'Заказ',
  });
});
