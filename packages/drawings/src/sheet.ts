import type { Locale } from '@farad/domain/shared';
import { drawingLabel, formatMm, millimetres } from './label.ts';
import { boundsOf, type Bounds, type Dimension, type PackageDrawing, type View } from './shape.ts';
import { drawShape, element, type Placement } from './svg.ts';

export interface SheetOptions {
  readonly locale: Locale;
  /** Printed on the part; else what follows from its value. */
  readonly marking?: string | null;
}

const sheet = { width: 344, height: 330 };
const titleHeight = 24;
const margin = 10;
/** Room of one dimension line beside a view. */
const lineRoom = 27;
const gap = 16;
/** CSS pixels in a millimetre. */
const trueScale = 96 / 25.4;
const font = 'JetBrains Mono, ui-monospace, monospace';

interface Pads {
  readonly left: number;
  readonly right: number;
  readonly above: number;
  readonly below: number;
}

const padsOf = (view: View): Pads => {
  const room = (side: Dimension['side']): number =>
    view.dimensions.filter((dimension) => dimension.side === side).length * lineRoom;
  return { left: room('left'), right: room('right'), above: room('above'), below: room('below') };
};

interface Laid {
  readonly view: View;
  readonly bounds: Bounds;
  readonly pads: Pads;
}

const span = ({ bounds }: Laid): readonly [number, number] => [bounds.right - bounds.left, bounds.bottom - bounds.top];

/** Both views at one scale, one under the other or side by side, whichever is larger. */
function layOut(first: Laid, second: Laid): { readonly scale: number; readonly isBeside: boolean } {
  const [firstX, firstY] = span(first);
  const [secondX, secondY] = span(second);
  const padX = (laid: Laid): number => laid.pads.left + laid.pads.right;
  const padY = (laid: Laid): number => laid.pads.above + laid.pads.below;
  const [roomX, roomY] = [sheet.width - margin * 2, sheet.height - titleHeight - margin * 2];
  const under = Math.min(
    (roomX - padX(first)) / firstX,
    (roomX - padX(second)) / secondX,
    (roomY - padY(first) - padY(second) - gap) / (firstY + secondY),
  );
  const beside = Math.min(
    (roomX - padX(first) - padX(second) - gap) / (firstX + secondX),
    (roomY - Math.max(padY(first), padY(second))) / Math.max(firstY, secondY),
  );
  return beside > under * 1.05 ? { scale: beside, isBeside: true } : { scale: under, isBeside: false };
}

/** Places a view so that its padded frame is centred in the given rectangle. */
function place(laid: Laid, scale: number, x: number, y: number, width: number, height: number): Placement {
  const [spanX, spanY] = span(laid);
  const { pads, bounds } = laid;
  const left = x + (width - (spanX * scale + pads.left + pads.right)) / 2 + pads.left;
  const top = y + (height - (spanY * scale + pads.above + pads.below)) / 2 + pads.above;
  return { scale, dx: left - bounds.left * scale, dy: top - bounds.top * scale };
}

function placements(first: Laid, second: Laid): readonly [Placement, Placement] {
  const { scale, isBeside } = layOut(first, second);
  const extent = (laid: Laid): readonly [number, number] => {
    const [x, y] = span(laid);
    return [x * scale + laid.pads.left + laid.pads.right, y * scale + laid.pads.above + laid.pads.below];
  };
  const [firstX, firstY] = extent(first);
  const [secondX, secondY] = extent(second);
  const roomY = sheet.height - titleHeight;
  if (isBeside) {
    const start = (sheet.width - firstX - secondX - gap) / 2;
    const one = place(first, scale, start, 0, firstX, roomY);
    const two = place(second, scale, start + firstX + gap, 0, secondX, roomY);
    const isProjection = Math.abs(first.bounds.bottom - second.bounds.bottom) < 1;
    return [one, isProjection ? { ...two, dy: one.dy } : two];
  }
  const start = (roomY - firstY - secondY - gap) / 2;
  const one = place(first, scale, 0, start, sheet.width, firstY);
  const two = place(second, scale, 0, start + firstY + gap, sheet.width, secondY);
  return [one, { ...two, dx: one.dx }];
}

function figure(dimension: Dimension, locale: Locale): string {
  const tolerance = dimension.toleranceMm === null ? '' : ` ± ${formatMm(dimension.toleranceMm, locale)}`;
  return `${dimension.isDiameter ? '⌀' : ''}${formatMm(dimension.mm, locale)}${tolerance}`;
}

/** Extension lines, the dimension line with its two strokes, and the figure. */
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
  const [begin, end] = [edge + sign * 3, line + sign * 4];
  const point = (along: number, out: number): string => {
    const [x, y] = isFlat ? [along, out] : [out, along];
    return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  };
  const extension = (along: number): string => `M${point(along, begin)}L${point(along, end)}`;
  const tick = (along: number): string => `M${point(along - 2.5, line + 2.5)}L${point(along + 2.5, line - 2.5)}`;
  const path = `${extension(from)}${extension(to)}M${point(from, line)}L${point(to, line)}${tick(from)}${tick(to)}`;
  const middle = (from + to) / 2;
  const text = isFlat
    ? { x: middle, y: sign < 0 ? line - 4 : line + 13 }
    : { transform: `translate(${Math.round(sign < 0 ? line - 4 : line + 13)} ${Math.round(middle)}) rotate(-90)` };
  return (
    element('path', { d: path, stroke: 'currentColor', 'stroke-width': 0.8, fill: 'none' }) +
    element('text', text, figure(dimension, locale))
  );
}

function drawView(laid: Laid, at: Placement, locale: Locale): string {
  const shapes = laid.view.shapes.map((shape) => drawShape(shape, at)).join('');
  const levels = new Map<string, number>();
  const dimensions = laid.view.dimensions.map((dimension) => {
    const level = levels.get(dimension.side) ?? 0;
    levels.set(dimension.side, level + 1);
    return drawDimension(dimension, laid, at, level, locale);
  });
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
    element('tspan', {}, escapeMarking(marking)),
  );
}

const escapeMarking = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Corner block: name, true size (or how much larger than it the sheet is), unit. */
function titleBlock(drawing: PackageDrawing, scale: number, locale: Locale): string {
  const { left, right, top, bottom } = boundsOf(drawing.views[0]);
  const [width, height] = [(right - left) * trueScale, (bottom - top) * trueScale];
  const isMiniature = width <= 64 && height <= titleHeight - 4;
  const ratio = scale / trueScale;
  const told = isMiniature
    ? '1:1'
    : ratio >= 1
      ? `${formatRatio(ratio, locale)}:1`
      : `1:${formatRatio(1 / ratio, locale)}`;
  const before = `${drawing.name} · ${told}`;
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
    element('text', { ...words, x: x + 10 }, escapeMarking(before)) +
    miniature +
    element('text', { ...words, x: x + 10 + beforeWidth + miniatureRoom }, escapeMarking(after))
  );
}

const formatRatio = (ratio: number, locale: Locale): string =>
  ratio >= 10 ? String(Math.round(ratio)) : formatMm(ratio, locale).replace(/[.,]?0+$/, '');

/**
 * Product-page drawing: two views with dimension lines in millimetres, the marking, and the title block with the part in
 * true size. Shown at its own 344 × 330 CSS pixels the miniature is 1:1. Uses currentColor and `--part-…` variables.
 */
export function dimensionedSvg(drawing: PackageDrawing, { locale, marking }: SheetOptions): string {
  const [first, second] = drawing.views.map((view): Laid => ({ view, bounds: boundsOf(view), pads: padsOf(view) }));
  if (first === undefined || second === undefined) return '';
  const [one, two] = placements(first, second);
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
