import fc from 'fast-check';
import { expect, test } from 'vitest';

import { metresBetween, middleOf, nearestFirst, type Place } from './distance.ts';

const moscow: Place = { latitude: 55.7558, longitude: 37.6173 };
const kazan: Place = { latitude: 55.7963, longitude: 49.1088 };

test('Moscow to Kazan is 718 km, a degree of latitude 111 km', () => {
  expect(Math.round(metresBetween(moscow, kazan) / 1000)).toBe(718);
  expect(Math.round(metresBetween({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }))).toBe(111_195);
  const antipodes = metresBetween({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 });
  expect(Math.round(antipodes / 1000)).toBe(20_015);
});

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('is symmetric, 0 to itself, and at most half the Earth', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      const metres = metresBetween(a, b);
      expect(metresBetween(b, a)).toBeCloseTo(metres, 3);
      expect(metresBetween(a, a)).toBe(0);
      expect(metres).toBeLessThan(20_015_200);
    }),
  );
});

test('the nearest comes first, equal distances keep their order, the middle is between', () => {
  const [a, b, c] = [kazan, moscow, { ...moscow }];
  expect(nearestFirst([a, b, c], moscow).map(({ place: each }) => each)).toEqual([b, c, a]);
  expect(nearestFirst([a, b, c], moscow)[0]?.place).toBe(b);
  expect(middleOf([moscow, kazan])?.latitude).toBeCloseTo(55.776, 3);
  expect(middleOf([])).toBeNull();
});
