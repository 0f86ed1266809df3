import { describe, expect, it } from 'vitest';

import type { Day } from '../delivery/index.ts';
import { announcedDay, askAgainSeconds, closed, newShop, opened, openShop } from './shop-opening.ts';

const at = new Date('2026-11-24T09:00:00Z');
const day = (text: string): Day => text as Day;

describe('a closed shop', () => {
  it('announces its opening day until that day begins in Moscow', () => {
    const opensOn = day('2026-11-25');
    expect(announcedDay({ opensOn }, at)).toBe('2026-11-25');
    expect(announcedDay({ opensOn }, new Date('2026-11-24T20:59:59Z'))).toBe('2026-11-25');
    expect(announcedDay({ opensOn }, new Date('2026-11-24T21:00:00Z'))).toBeNull();
    expect(announcedDay({ opensOn: null }, at)).toBeNull();
  });

  it('asks clients to return on its opening day, at most a week later, or in an hour if no day is set', () => {
    expect(askAgainSeconds({ opensOn: day('2026-11-25') }, at)).toBe(12 * 3600);
    expect(askAgainSeconds({ opensOn: day('2027-11-25') }, at)).toBe(7 * 24 * 3600);
    expect(askAgainSeconds({ opensOn: null }, at)).toBe(3600);
    expect(askAgainSeconds({ opensOn: day('2026-11-24') }, at)).toBe(3600);
  });
});

describe('opening and closing', () => {
  const change = { by: 'Анна', at };

  it('records who changed the state and when; a shop that was open is closed temporarily', () => {
    const shop = opened(change);
    expect(shop).toMatchObject({ isOpen: true, changedBy: 'Анна', changedAt: '2026-11-24T09:00:00.000Z' });
    const later = closed(shop, { reason: 'Переезд', opensOn: day('2026-12-01') }, change);
    expect(later).toMatchObject({ isOpen: false, wasOpen: true, opensOn: '2026-12-01', reason: 'Переезд' });
  });

  it('a new shop stays new when its day is set', () => {
    expect(closed(newShop, { reason: '', opensOn: day('2026-12-01') }, change)).toMatchObject({ wasOpen: false });
    expect(openShop.isOpen).toBe(true);
  });

  it.each(['2026-11-24', '2020-01-01'])('refuses %s: the day must be in the future', (text) => {
    expect(closed(newShop, { reason: '', opensOn: day(text) }, change)).toBe('opensOn');
  });
});
