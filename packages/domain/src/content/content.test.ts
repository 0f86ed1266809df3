import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { contentState, shownVersion, type ContentPlan } from './content.ts';
import { contentFacts, unknownFacts, withFacts } from './facts.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 10, number));
const nothing: ContentPlan = { liveVersion: null, nextVersion: null, nextAt: null, endsAt: null, isArchived: false };

describe('what of an entry is shown', () => {
  it.each([
    ['nothing yet', {}, null, 'draft'],
    ['the live version', { liveVersion: 2 }, 2, 'published'],
    ['nothing before the day', { nextVersion: 3, nextAt: day(11) }, null, 'scheduled'],
    ['the old one until the day of the new', { liveVersion: 2, nextVersion: 3, nextAt: day(11) }, 2, 'published'],
    ['the new one from the moment on', { liveVersion: 2, nextVersion: 3, nextAt: day(10) }, 3, 'published'],
    ['nothing after the end', { liveVersion: 2, endsAt: day(10) }, null, 'ended'],
    ['nothing of the archive', { liveVersion: 2, isArchived: true }, null, 'archived'],
  ] as const)('%s', (_, plan, version, state) => {
    const whole = { ...nothing, ...plan };
    expect(shownVersion(whole, day(10))).toBe(version);
    expect(contentState(whole, day(10))).toBe(state);
  });
});

describe('facts in a text', () => {
  it('are written out; what is no fact is named', () => {
    const text = 'Звоните {{ phone }} или {{email}}, {{ nothing }} и {{nothing}}';
    expect(withFacts(text, { phone: '8 800 555-35-35' })).toBe('Звоните 8 800 555-35-35 или —, — и —');
    expect(unknownFacts(text)).toEqual(['nothing']);
  });

  it('leave no known braces in any text', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...contentFacts), fc.string())), (words) => {
        const text = words.map((word) => `{{${word}}}`).join(' ');
        expect(withFacts(text, {})).not.toMatch(/\{\{\s*[a-z_]{1,40}\s*\}\}/);
      }),
    );
  });
});
