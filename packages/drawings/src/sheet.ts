import type { Locale } from '@farad/domain/shared';
import { drawingLabel, formatMm, formatShort, millimetres } from './label.ts';
import { layOut, lineRoom, type Laid } from './layout.ts';
import { boundsOf, type Dimension, type PackageDrawing } from './shape.ts';
import { drawShape, element, escapeText, type Placement } from './svg.ts';

export interface SheetOptions {
  readonly locale: Locale;
  /** Marking to print on the part. Absent or null = the marking that follows from its value. */
  readonly marking?: string | null;
}

const sheet = { width: 344, height: 330 };
const titleHeight = 24;
const margin = 10;
/** CSS pixels in a real millimetre, for a picture in true size. */
const trueScale = 96 / 25.4;
const font = 'JetBrains Mono, ui-monospace, monospace';

function figure(dimension: Dimension, locale: Locale): string {
  const tolerance = dimension.toleranceMm === null ? '' : ` ± ${formatMm(dimension.toleranceMm, locale)}`;
  return `${dimension.isDiameter ? '⌀' : ''}${formatMm(dimension.mm, locale)}${tolerance}`;
}

/** Draws one dimension: two extension lines, the dimension line with a stroke at each end, and the figure. */
function drawDimension(dimension: Dimension, laid: Laid, at: Placement, level: number, locale: Locale): string {
  const isFlat = dimension.side === 'above' || dimension.side === 'below';
  const sign = dimension.side === 'above' || dimension.side === 'left' ? -1 : 1;
  const { bounds } = laid;
  const edge = isFlat
    ? (sign < 0 ? bounds.top : bounds.bottom) * at.scale + at.dy
    : (sign < 0 ? bounds.left : bounds.right) * at.scale + at.dx;
  const offset = isFlat ? at.dx : at.dy;
  const [from, to] = [dimension.from * at.scale + offset, dimension.to * at.scale + offset];
  const line = edge + sign * (11 + level * lineRoom);
  const [begin, end] = [edge + sign * 3, line + sign * 2.5];
  const point = (along: number, out: number): string => {
    const [x, y] = isFlat ? [along, out] : [out, along];
    return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  };
  const extension = (along: number): string => `M${point(along, begin)}L${point(along, end)}`;
  const tick = (along: number): string => `M${point(along - 2.5, line + 2.5)}L${point(along + 2.5, line - 2.5)}`;
  const path = `${extension(from)}${extension(to)}M${point(from, line)}L${point(to, line)}${tick(from)}${tick(to)}`;
  const middle = (from + to) / 2;
  const text = isFlat
    ? { x: middle, y: sign < 0 ? line - 5 : line + 14 }
    : { transform: `translate(${Math.round(sign < 0 ? line - 5 : line + 13)} ${Math.round(middle)}) rotate(-90)` };
  return (
    element('path', { d: path, stroke: 'currentColor', 'stroke-width': 0.8, fill: 'none' }) +
    element('text', text, figure(dimension, locale))
  );
}

function drawView(laid: Laid, at: Placement, locale: Locale): string {
  const shapes = laid.view.shapes.map((shape) => drawShape(shape, at)).join('');
  const dimensions = laid.view.dimensions.map((dimension, index) =>
    drawDimension(dimension, laid, at, laid.levels[index] ?? 0, locale),
  );
  return (
    element('g', { stroke: 'currentColor', 'stroke-opacity': 0.35, 'stroke-width': 0.7 }, shapes) + dimensions.join('')
  );
}

const inks = { light: '#f4f3ee', dark: '#2a2d31' };

function drawMarking(drawing: PackageDrawing, at: Placement, marking: string | null): string {
  const place = drawing.markingPlace;
  if (place === null || marking === null || marking === '') return '';
  const letterWidth = 0.62;
  const size = Math.min(place.height * at.scale, (place.width * at.scale) / (marking.length * letterWidth), 46);
  if (size < 5) return '';
  return element(
    'text',
    {
      x: place.x * at.scale + at.dx,
      y: place.y * at.scale + at.dy + size * 0.36,
      'font-size': size,
      fill: inks[place.ink],
    },
    escapeText(marking),
  );
}

/**
 * Draws the title block in the corner: the name, the unit, and the part in true size or, if it is too large, the scale.
 */
function titleBlock(drawing: PackageDrawing, scale: number, locale: Locale): string {
  const { left, right, top, bottom } = boundsOf(drawing.views[0]);
  const [width, height] = [(right - left) * trueScale, (bottom - top) * trueScale];
  const isMiniature = width <= 64 && height <= titleHeight - 4;
  const ratio = scale / trueScale;
  const note = isMiniature
    ? '1:1'
    : ratio >= 1
      ? `${formatRatio(ratio, locale)}:1`
      : `1:${formatRatio(1 / ratio, locale)}`;
  const before = `${drawing.name} · ${note}`;
  const after = `· ${millimetres[locale]}`;
  const letter = 6.7;
  const [beforeWidth, afterWidth] = [before.length * letter, after.length * letter];
  const miniatureRoom = isMiniature ? width + 14 : letter;
  const blockWidth = 20 + beforeWidth + miniatureRoom + afterWidth;
  const x = sheet.width - blockWidth;
  const y = sheet.height - titleHeight;
  const baseline = y + 16;
  const miniature = isMiniature
    ? drawing.views[0].shapes
        .map((shape) =>
          drawShape(shape, {
            scale: trueScale,
            dx: x + 10 + beforeWidth + miniatureRoom / 2 - ((left + right) / 2) * trueScale,
            dy: y + titleHeight / 2 - ((top + bottom) / 2) * trueScale,
          }),
        )
        .join('')
    : '';
  const words = { 'text-anchor': 'start', 'font-size': 11, 'fill-opacity': 0.62, y: baseline };
  return (
    element('path', {
      d: `M${Math.round(x)} ${sheet.height}V${y}H${sheet.width}`,
      fill: 'none',
      stroke: 'currentColor',
      'stroke-opacity': 0.3,
      'stroke-width': 1,
    }) +
    element('text', { ...words, x: x + 10 }, escapeText(before)) +
    miniature +
    element('text', { ...words, x: x + 10 + beforeWidth + miniatureRoom }, escapeText(after))
  );
}

const formatRatio = (ratio: number, locale: Locale): string =>
  formatShort(Math.round(ratio * (ratio >= 10 ? 1 : 10)) / (ratio >= 10 ? 1 : 10), locale);

/**
 * Returns the drawing for a product page as SVG: two views with dimension lines in millimetres, the marking, and a
 * title block with the part in true size. The size is true only if the picture is shown with its own 344 × 330 CSS
 * pixels. The colours are currentColor and the variables `--part-…`.
 */
export function dimensionedSvg(drawing: PackageDrawing, { locale, marking }: SheetOptions): string {
  const { first, second, placements } = layOut(drawing.views, {
    width: sheet.width,
    height: sheet.height - titleHeight,
    margin,
  });
  const [one, two] = placements;
  const content =
    drawView(first, one, locale) +
    drawMarking(drawing, one, marking ?? drawing.marking) +
    drawView(second, two, locale) +
    (drawing.isMeasured ? titleBlock(drawing, one.scale, locale) : '');
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${sheet.width} ${sheet.height}`,
      width: sheet.width,
      height: sheet.height,
      role: 'img',
      'aria-label': drawingLabel(drawing, locale),
    },
    element('g', { 'font-family': font, 'font-size': 12, fill: 'currentColor', 'text-anchor': 'middle' }, content),
  );
}
