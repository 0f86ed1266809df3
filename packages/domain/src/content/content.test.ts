import fc from 'fast-check';
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
import { contentFacts, unknownFacts, withFacts } from './facts.ts';

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

describe('facts in a text', () => {
  it('are replaced; unknown ones are reported', () => {
    const text = 'Звоните {{ phone }} или {{email}}, {{ nothing }} и {{nothing}}';
    expect(withFacts(text, { phone: '8 800 555-35-35' })).toBe('Звоните 8 800 555-35-35 или —, — и —');
    expect(unknownFacts(text)).toEqual(['nothing']);
    const long = 'a'.repeat(40);
    expect(unknownFacts(`{{${long}}} {{${long}b}}`)).toEqual([long]);
    // The text names no known fact. It must stay a dash even if the object has a property of that name.
    expect(withFacts('{{ secret }}', { secret: 'x' } as object)).toBe('—');
  });

  it('are the settings of the shop', () => {
    expect([...contentFacts].sort()).toEqual(
      `address bom_lines bom_megabytes bonus_days bonus_share cash_days cashback_percent code_minutes complete_days
      courier_from delivery_free_from delivery_from delivery_to email erase_days hold_minutes hours invoice_days phone
      pickup_address pickup_hours point_from receipt_lines seller seller_account seller_address seller_bank seller_inn seller_kpp seller_ogrn shop site`.split(
        /\s+/,
      ),
    );
  });

  it('remove their table row if the shop has none', () => {
    const table = '| Что | Сколько |\n|---|---|\n| Доля, % | {{ bonus_share }} |\n| Срок, дней | {{ bonus_days }} |';
    expect(withFacts(table, { bonus_share: '30' })).toBe('| Что | Сколько |\n|---|---|\n| Доля, % | 30 |');
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
