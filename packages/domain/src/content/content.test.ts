import { describe, expect, it } from 'vitest';

import {
  contentKinds,
  contentLimits,
  contentState,
  contentStates,
  shopPages,
  shownVersion,
  type ContentPlan,
} from './content.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 10, number));
const nothing: ContentPlan = { liveVersion: null, nextVersion: null, nextAt: null, endsAt: null, isArchived: false };

describe('which version of an entry is shown', () => {
  it.each([
    ['nothing yet', {}, null, 'draft'],
    ['the live version', { liveVersion: 2 }, 2, 'published'],
    ['nothing before the day', { nextVersion: 3, nextAt: day(11) }, null, 'scheduled'],
    ['the old one until the day of the new', { liveVersion: 2, nextVersion: 3, nextAt: day(11) }, 2, 'published'],
    ['the new one from the moment on', { liveVersion: 2, nextVersion: 3, nextAt: day(10) }, 3, 'published'],
    ['nothing of a version without its day', { nextVersion: 3 }, null, 'scheduled'],
    ['nothing after the end', { liveVersion: 2, endsAt: day(10) }, null, 'ended'],
    ['nothing of the archive', { liveVersion: 2, isArchived: true }, null, 'archived'],
  ] as const)('%s', (_, plan, version, state) => {
    const whole = { ...nothing, ...plan };
    expect(shownVersion(whole, day(10))).toBe(version);
    expect(contentState(whole, day(10))).toBe(state);
  });
});

describe('content of staff', () => {
  it('has kinds and states', () => {
    expect(contentKinds).toEqual(['page', 'news', 'vacancy', 'banner']);
    expect(contentStates).toEqual(['draft', 'scheduled', 'published', 'ended', 'archived']);
  });

  it('has the pages of the footer and the documents', () => {
    expect([...shopPages].sort()).toEqual(
      `bom cashback company contacts cookies delivery how-to-buy how-to-place-order legal offer order-status payment
      personal-data privacy sales vacancy vozvrat-i-obmen`.split(/\s+/),
    );
  });

  it('has these limits', () => {
    expect(contentLimits).toEqual({
      titleMax: 160,
      summaryMax: 400,
      bodyMax: 6e4,
      slugMax: 80,
      noteMax: 200,
      linkMax: 300,
      perPage: 10,
      bannersMax: 6,
    });
  });
});
