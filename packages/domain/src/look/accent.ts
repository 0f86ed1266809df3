import { contrast, hexOf, oklchOf, type Oklch } from './colour.ts';

/** Shades of the accent colour in one theme. The keys are the names of CSS variables. */
export interface AccentShades {
  /** Main buttons, borders, hovered links. */
  readonly copper: string;
  /** Hovered main buttons. */
  readonly 'copper-strong': string;
  /** Links and marked text. */
  readonly 'copper-ink': string;
  /** Background of highlighted elements. */
  readonly 'copper-wash': string;
  /** Text on `copper` and `copper-strong`. */
  readonly 'on-copper': string;
}

/** Backgrounds on which text in the accent colour must be readable: pages, cards, e-mails. */
export const accentSurfaces = {
  light: ['#fbfbf8', '#ffffff'],
  dark: ['#121416', '#181b1e', '#1e2228'],
} as const;

/** Minimum contrast of text with its background (WCAG 2.2, criterion 1.4.3). */
export const textContrast = 4.5;

const onAccent = { light: '#ffffff', dark: '#15181c' } as const;
const lightnessStep = 0.002;

const reads = (colour: string, surfaces: readonly string[]): boolean =>
  surfaces.every((surface) => contrast(colour, surface) >= textContrast);

/**
 * Returns the first colour with enough contrast on all surfaces. The search starts at `from` and goes towards black
 * (-1) or white (1).
 */
function firstReadable(from: Oklch, towards: -1 | 1, surfaces: readonly string[]): string {
  for (let { lightness } = from; lightness >= 0 && lightness <= 1; lightness += towards * lightnessStep) {
    const colour = hexOf({ ...from, lightness });
    if (reads(colour, surfaces)) return colour;
  }
  return towards === -1 ? '#000000' : '#ffffff';
}

/** Returns the colour itself if text in it is readable, else the nearest darker colour of the same hue. */
export const nearestAccent = (hex: string): string => {
  // White is one of the surfaces, so white text on the accent has the same contrast.
  const surfaces = accentSurfaces.light;
  return reads(hex, surfaces) ? hex : firstReadable(oklchOf(hex), -1, surfaces);
};

function lightShades(hex: string): AccentShades {
  const own = oklchOf(hex);
  const wash = hexOf({ ...own, lightness: 0.965, chroma: Math.min(own.chroma * 0.12, 0.018) });
  const darker = (by: number): Oklch => ({ ...own, lightness: Math.max(own.lightness - by, 0) });
  return {
    copper: hex,
    'copper-strong': hexOf(darker(0.08)),
    'copper-ink': firstReadable(darker(0.09), -1, [...accentSurfaces.light, wash]),
    'copper-wash': wash,
    'on-copper': onAccent.light,
  };
}

/**
 * Returns the shades for dark pages. They are lighter and less saturated, because a saturated colour glares on black.
 */
function darkShades(hex: string): AccentShades {
  const own = oklchOf(hex);
  const calm = { ...own, lightness: Math.max(own.lightness, 0.7), chroma: Math.min(own.chroma, 0.14) };
  const wash = hexOf({ ...own, lightness: 0.245, chroma: Math.min(own.chroma * 0.25, 0.03) });
  const surfaces = [...accentSurfaces.dark, onAccent.dark];
  const copper = firstReadable(calm, 1, surfaces);
  const main = oklchOf(copper);
  const lighter = { ...main, lightness: Math.min(main.lightness + 0.08, 0.97) };
  return {
    copper,
    'copper-strong': hexOf(lighter),
    'copper-ink': firstReadable(lighter, 1, [...surfaces, wash]),
    'copper-wash': wash,
    'on-copper': onAccent.dark,
  };
}

/** Returns the shades of an accent colour in both themes. The colour must be a result of `nearestAccent`. */
export const accentShades = (hex: string): Readonly<Record<'light' | 'dark', AccentShades>> => ({
  light: lightShades(hex),
  dark: darkShades(hex),
});
