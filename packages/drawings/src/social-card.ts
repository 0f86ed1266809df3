import { fitted } from '@farad/domain/look';

import { element } from './svg.ts';

/** Size of the preview picture of a link, in CSS pixels. */
const card = { width: 1200, height: 630 } as const;
/** Place of the drawing inside the card, in CSS pixels. */
const room = { width: 1000, height: 470, top: 76 } as const;

const ink = '#15181c';

/** Replaces CSS variables by their fallback values. Rasterisers support neither variables nor colour schemes. */
const onPaper = (svg: string): string =>
  svg.replace(/<style>[^]*?<\/style>/g, '').replace(/var\(--[\w-]+, ?([^()]+)\)/g, '$1');

/** What a card shows of the shop. */
export interface CardMarks {
  /** Logo for white paper: a PNG in base64, and its size in pixels. null = the program's own sign. */
  readonly logo: { readonly png: string; readonly width: number; readonly height: number } | null;
  /** Colour of the edge, `#rrggbb`. */
  readonly accent: string;
}

/** The program's own sign and colour. */
export const usualMarks: CardMarks = { logo: null, accent: '#b4531a' };

/** Place of the logo in the corner of the card, in CSS pixels. */
const logoPlace = { x: 48, y: 32 } as const;
const logoRoom = { width: 420, height: 72 } as const;

function markOf({ logo }: CardMarks): string {
  if (logo === null) {
    const sign = { d: 'M2 16h11M19 16h11M13 4v24M19 4v24', fill: 'none', stroke: ink, 'stroke-width': 3 };
    return element('path', { ...sign, transform: 'translate(48 40) scale(2)' });
  }
  return element('image', { ...logoPlace, ...fitted(logo, logoRoom), href: `data:image/png;base64,${logo.png}` });
}

/**
 * Returns a card for social networks as SVG: the mark of the shop, the drawing, and an edge in the shop's colour. The
 * drawing `svg` must have a `viewBox` that starts at 0 0.
 */
export function socialCard(svg: string, marks: CardMarks = usualMarks): string {
  const [, width = '1', height = '1'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const scale = Math.min(room.width / Number(width), room.height / Number(height));
  const [wide, high] = [Number(width) * scale, Number(height) * scale];
  const place = { x: (card.width - wide) / 2, y: room.top + (room.height - high) / 2, width: wide, height: high };
  const part = onPaper(svg).replace(/^<svg[^>]*>([^]*)<\/svg>$/, '$1');
  // Logos are flattened on white.
  const paper = marks.logo === null ? '#fbfbf8' : '#ffffff';
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...card },
    element('rect', { ...card, fill: paper }) +
      element('svg', { ...place, viewBox: `0 0 ${width} ${height}`, color: ink }, part) +
      markOf(marks) +
      element('rect', { y: card.height - 16, width: card.width, height: 16, fill: marks.accent }),
  );
}
