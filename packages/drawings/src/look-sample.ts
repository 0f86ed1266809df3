import type { AccentShades } from '@farad/domain/look';
import { escapeHtml } from '@farad/domain/shared';

import { element } from './svg.ts';

/** Colours of the page in a theme: background and text. */
const themes = {
  light: { paper: '#fbfbf8', ink: '#15181c' },
  dark: { paper: '#121416', ink: '#e9e8e3' },
} as const;

export interface LookSampleTexts {
  readonly button: string;
  readonly link: string;
}

const size = { width: 360, height: 64 } as const;
const font = { 'font-family': 'Golos Text, system-ui, sans-serif', 'font-size': 14 } as const;

/** Returns an SVG that previews an accent colour: the shop's button, a link and a marked part. */
export function lookSample(
  theme: keyof typeof themes,
  shades: AccentShades,
  { button, link }: LookSampleTexts,
): string {
  const { paper } = themes[theme];
  const text = (x: number, fill: string, words: string, more: Readonly<Record<string, string | number>> = {}): string =>
    element('text', { ...font, x, y: 37, fill, ...more }, escapeHtml(words));
  const middle = { 'text-anchor': 'middle' };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size, viewBox: `0 0 ${size.width} ${size.height}` },
    element('rect', { ...size, fill: paper }) +
      element('rect', { x: 16, y: 16, width: 128, height: 32, rx: 3, fill: shades.copper }) +
      text(80, shades['on-copper'], button, { ...middle, 'font-weight': 600 }) +
      text(160, shades['copper-ink'], link, { 'text-decoration': 'underline' }) +
      element('rect', {
        x: 296,
        y: 20,
        width: 48,
        height: 24,
        rx: 12,
        fill: shades['copper-wash'],
        stroke: shades.copper,
      }) +
      text(320, shades['copper-ink'], '10k', { ...middle, 'font-size': 12 }),
  );
}
