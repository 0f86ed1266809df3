import { boundsOf, type Bounds, type PackageDrawing, type Shape, type View } from './shape.ts';
import { drawShape, element, type Placement } from './svg.ts';

export interface ThumbnailOptions {
  /** Size in CSS pixels. Default: 52 × 34, as in rows of tables. */
  readonly width?: number;
  readonly height?: number;
  /** Alternative text. '' = the picture is only decoration, because the same text is beside it. */
  readonly label?: string;
}

const smallestMm = 0.6;
const smallestShare = 0.38;
const doublings = Math.log(60 / smallestMm);

/**
 * Returns the share of the frame that the longest side of a part fills. It grows with the logarithm of the size;
 * otherwise an 0201 would be invisible beside a DIP-40.
 */
const shareOf = (longestMm: number): number =>
  Math.min(
    1,
    smallestShare + ((1 - smallestShare) * Math.log(Math.max(longestMm, smallestMm) / smallestMm)) / doublings,
  );

/** Visible length of the leads below the board, as a share of the height above it. */
const leadShown = 0.55;

/** Returns the visible area of a view. Long leads are cut, because the body would be drawn too small. */
function shownBounds(drawing: PackageDrawing, view: View): Bounds {
  const bounds = boundsOf(view);
  const isStanding = drawing.thumbnailView === 1 || view.isFront === true;
  return isStanding ? { ...bounds, bottom: Math.min(bounds.bottom, -bounds.top * leadShown) } : bounds;
}

/**
 * Returns the picture for a row of a table: one view without dimensions. It has no ids, so it can occur twice on a
 * page.
 */
export function thumbnailSvg(drawing: PackageDrawing, options: ThumbnailOptions = {}): string {
  const { width = 52, height = 34, label = '' } = options;
  const view = drawing.views[drawing.thumbnailView];
  const { left, right, top, bottom } = shownBounds(drawing, view);
  const [spanX, spanY] = [right - left, bottom - top];
  const room = shareOf(Math.max(spanX, spanY));
  const scale = Math.min((width * room) / spanX, ((height - 2) * Math.min(1, room * 1.35)) / spanY);
  const placement = {
    scale,
    dx: width / 2 - ((left + right) / 2) * scale,
    dy: height / 2 - ((top + bottom) / 2) * scale,
  };
  const shapes = view.shapes.map((shape) => drawShape(shape, snapped(shape, placement))).join('');
  const lines = element('g', { stroke: 'currentColor', 'stroke-opacity': 0.3, 'stroke-width': 0.5 }, shapes);
  const cut = Math.round(height / 2 + (spanY * scale) / 2 + 1);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      ...(label === '' ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label }),
    },
    element('svg', { width, height: Math.min(cut, height), overflow: 'hidden' }, lines),
  );
}

/**
 * Returns a placement that moves a rectangle to the nearest pixel borders, so that its left and upper edges are sharp.
 */
function snapped(shape: Shape, placement: Placement): Placement {
  if (shape.kind !== 'rect' || shape.width * placement.scale < 3) return placement;
  const x = shape.x * placement.scale + placement.dx;
  const y = shape.y * placement.scale + placement.dy;
  return { ...placement, dx: placement.dx + Math.round(x) - x, dy: placement.dy + Math.round(y) - y };
}
