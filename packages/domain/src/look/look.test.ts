import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hexOf, oklchOf } from './colour.ts';
import {
  accentShades,
  accentSurfaces,
  contrast,
  fitted,
  isSeenOn,
  isHex,
  lookStyle,
  nearestAccent,
  plateOn,
  textContrast,
} from './index.ts';

const hexes = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('colours', () => {
  it('have the contrast of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#b4531a', '#ffffff')).toBeCloseTo(5.01, 2);
  });
  it('come back from OKLCH unchanged', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        expect(hexOf(oklchOf(hex))).toBe(hex);
      }),
    );
  });
  it('that no screen shows lose chroma only', () => {
    const shown = oklchOf(hexOf({ lightness: 0.7, chroma: 0.4, hue: 2 }));
    expect(shown.lightness).toBeCloseTo(0.7, 2);
    expect(shown.hue).toBeCloseTo(2, 1);
    expect(shown.chroma).toBeLessThan(0.3);
  });
  it('are written as #rrggbb', () => {
    expect(['#b4531a', '#B4531A', '#fff', 'red', '#b4531a;'].map(isHex)).toEqual([true, false, false, false, false]);
  });
});

describe('an accent colour', () => {
  it('that is readable on light surfaces is kept; another one gets the nearest darker colour of its hue', () => {
    expect(nearestAccent('#b4531a')).toBe('#b4531a');
    expect(nearestAccent('#000000')).toBe('#000000');
    const nearest = nearestAccent('#ffcc00');
    expect(nearest).not.toBe('#ffcc00');
    expect(oklchOf(nearest).hue).toBeCloseTo(oklchOf('#ffcc00').hue, 1);
    expect(contrast(nearest, '#fbfbf8')).toBeGreaterThanOrEqual(textContrast);
    // The colour is not darker than necessary.
    expect(contrast(nearest, '#fbfbf8')).toBeLessThan(4.7);
    expect(nearestAccent('#ffffff')).toMatch(/^#(\w\w)\1\1$/);
  });

  it('found for any colour is accepted itself, and all its shades are readable in both themes', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        const accent = nearestAccent(hex);
        expect(nearestAccent(accent)).toBe(accent);
        const themes = accentShades(accent);
        for (const theme of ['light', 'dark'] as const) {
          const shades = themes[theme];
          for (const shade of Object.values<string>({ ...shades })) expect(isHex(shade)).toBe(true);
          for (const paper of accentSurfaces[theme]) {
            expect(contrast(shades.copper, paper)).toBeGreaterThanOrEqual(textContrast);
            expect(contrast(shades['copper-ink'], paper)).toBeGreaterThanOrEqual(textContrast);
          }
          expect(contrast(shades['copper-ink'], shades['copper-wash'])).toBeGreaterThanOrEqual(textContrast);
          expect(contrast(shades['on-copper'], shades.copper)).toBeGreaterThanOrEqual(textContrast);
          expect(contrast(shades['on-copper'], shades['copper-strong'])).toBeGreaterThanOrEqual(textContrast);
        }
      }),
      { numRuns: 60 },
    );
  });
});

const picture = {
  name: 'a'.repeat(32),
  type: 'svg',
  width: 300,
  height: 100,
  seenOnLight: 1,
  seenOnDark: 0,
  isClear: true,
} as const;

describe('a logo', () => {
  it.each([
    [
      { width: 300, height: 100 },
      { width: 108, height: 36 },
    ],
    [
      { width: 3000, height: 300 },
      { width: 200, height: 20 },
    ],
    [
      { width: 10, height: 30 },
      { width: 12, height: 36 },
    ],
  ])('of %j is shown as %j', (size, shown) => expect(fitted(size, { width: 200, height: 36 })).toEqual(shown));

  it('that would be invisible on a background gets a plate', () => {
    const black = { seenOnLight: 1, seenOnDark: 0.1, isClear: true };
    const white = { seenOnLight: 0, seenOnDark: 1, isClear: true };
    expect([plateOn(black, 'light'), plateOn(black, 'dark')]).toEqual([null, '#fbfbf8']);
    expect([plateOn(white, 'light'), plateOn(white, 'dark')]).toEqual(['#121416', null]);
    expect(plateOn({ ...white, isClear: false }, 'light')).toBeNull();
    // Black words beside a large red line. On black, most of the picture is visible, but the words are invisible.
    const words = { seenOnLight: 1, seenOnDark: 0.6, isClear: true };
    expect([plateOn(words, 'light'), plateOn(words, 'dark')]).toEqual([null, '#fbfbf8']);
    const mixed = { seenOnLight: 0.5, seenOnDark: 0.5, isClear: true };
    expect([plateOn(mixed, 'light'), plateOn(mixed, 'dark')]).toEqual([null, null]);
    const seen = (spot: number) => [isSeenOn(spot, 'light'), isSeenOn(spot, 'dark')];
    expect([seen(0), seen(0.2), seen(1)]).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ]);
  });

  it('and the accent colour are values of the style sheet’s variables', () => {
    const nothing = { logo: null, darkLogo: null, icon: null, accent: '' };
    expect(lookStyle(nothing)).toBe('');
    expect(lookStyle({ ...nothing, accent: '#1a5fb4' })).toMatch(
      /^--copper:light-dark\(#1a5fb4,#\w{6}\);--copper-strong:light-dark\([^;]+;--copper-ink:[^;]+;--copper-wash:[^;]+;--on-copper:light-dark\(#ffffff,#15181c\)$/,
    );
    const dark = { ...picture, name: 'b'.repeat(32), width: 100, seenOnLight: 0, seenOnDark: 1 };
    expect(lookStyle({ ...nothing, logo: picture, darkLogo: dark })).toBe(
      `--logo:url(/img/shop/${'a'.repeat(32)}/logo);--logo-dark:url(/img/shop/${'b'.repeat(32)}/logo);` +
        '--logo-width:108px;--logo-height:36px;--logo-plate:light-dark(transparent,transparent)',
    );
    expect(lookStyle({ ...nothing, logo: picture })).toContain('--logo-plate:light-dark(transparent,#fbfbf8)');
  });
});
