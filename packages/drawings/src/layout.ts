import { boundsOf, type Bounds, type Dimension, type View } from './shape.ts';
import type { Placement } from './svg.ts';

/** Space for one dimension line beside a view, in picture units. */
export const lineRoom = 27;
const gap = 16;
/** Minimum length of a dimension that shares its line with others, in picture units. Its figure needs this space. */
const figureRoom = 34;

interface Pads {
  readonly left: number;
  readonly right: number;
  readonly above: number;
  readonly below: number;
}

/** A view with its dimension lines. `levels` = the distance of each line from the view, in lines; 0 = nearest. */
export interface Laid {
  readonly view: View;
  readonly bounds: Bounds;
  readonly levels: readonly number[];
  readonly pads: Pads;
}

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

const isApart = (a: Dimension, b: Dimension): boolean =>
  Math.min(a.to, b.to) <= Math.max(a.from, b.from) || Math.min(b.to, a.to) <= Math.max(b.from, a.from);

/**
 * Returns the level of each dimension line. If `isChained`, lines that do not overlap share a level. Otherwise each
 * line has a different level.
 */
function levelsOf(dimensions: readonly Dimension[], isChained: boolean): readonly number[] {
  const levels: number[] = [];
  dimensions.forEach((dimension, index) => {
    const earlier = dimensions.slice(0, index).flatMap((other, at) => (other.side === dimension.side ? [at] : []));
    const isFree = (level: number): boolean =>
      earlier.every((at) => levels[at] !== level || (isChained && isApart(dimension, dimensions[at] ?? dimension)));
    const level = Array.from({ length: index + 1 }, (_, candidate) => candidate).find(isFree);
    levels.push(level ?? index);
  });
  return levels;
}

function lay(view: View, isChained: boolean): Laid {
  const levels = levelsOf(view.dimensions, isChained);
  const room = (side: Dimension['side']): number =>
    Math.max(
      0,
      ...view.dimensions.map((dimension, index) => (dimension.side === side ? (levels[index] ?? 0) + 1 : 0)),
    ) * lineRoom;
  return {
    view,
    bounds: boundsOf(view),
    levels,
    pads: { left: room('left'), right: room('right'), above: room('above'), below: room('below') },
  };
}

const isLegible = (laid: Laid, scale: number): boolean => {
  const { dimensions } = laid.view;
  return dimensions.every((dimension, index) => {
    const isShared = dimensions.some(
      (other, at) => at !== index && other.side === dimension.side && laid.levels[at] === laid.levels[index],
    );
    return !isShared || Math.abs(dimension.to - dimension.from) * scale >= figureRoom;
  });
};

interface Layout {
  readonly first: Laid;
  readonly second: Laid;
  readonly placements: readonly [Placement, Placement];
}

/**
 * Returns the places of both views at the same scale. They are one below the other, or side by side if this makes them
 * larger.
 */
export function layOut(views: readonly [View, View], sheet: Sheet): Layout {
  const chained = arrange(lay(views[0], true), lay(views[1], true), sheet);
  const scale = chained.placements[0].scale;
  if (isLegible(chained.first, scale) && isLegible(chained.second, scale)) return chained;
  return arrange(lay(views[0], false), lay(views[1], false), sheet);
}

function arrange(first: Laid, second: Laid, sheet: Sheet): Layout {
  const under = placeUnder(first, second, sheet);
  const beside = placeBeside(first, second, sheet);
  const placements = beside[0].scale > under[0].scale * 1.05 ? beside : under;
  return { first, second, placements };
}

/** Places the second view below the first. The middles of both are on one vertical line. */
function placeUnder(first: Laid, second: Laid, sheet: Sheet): readonly [Placement, Placement] {
  const [a, b] = [first.bounds, second.bounds];
  const [left, right] = [Math.min(a.left, b.left), Math.max(a.right, b.right)];
  const padLeft = Math.max(first.pads.left, second.pads.left);
  const padRight = Math.max(first.pads.right, second.pads.right);
  const padY = first.pads.above + first.pads.below + second.pads.above + second.pads.below + gap;
  const [firstY, secondY] = [a.bottom - a.top, b.bottom - b.top];
  const scale = Math.min(
    (sheet.width - sheet.margin * 2 - padLeft - padRight) / (right - left),
    (sheet.height - sheet.margin * 2 - padY) / (firstY + secondY),
  );
  const dx = (sheet.width - (right - left) * scale - padLeft - padRight) / 2 + padLeft - left * scale;
  const start = (sheet.height - padY - (firstY + secondY) * scale) / 2;
  const firstTop = start + first.pads.above;
  const secondTop = firstTop + firstY * scale + first.pads.below + gap + second.pads.above;
  return [
    { scale, dx, dy: firstTop - a.top * scale },
    { scale, dx, dy: secondTop - b.top * scale },
  ];
}

/** Returns places side by side. If both views stand on leads of equal length, they have a common base line. */
function placeBeside(first: Laid, second: Laid, sheet: Sheet): readonly [Placement, Placement] {
  const [a, b] = [first.bounds, second.bounds];
  const [firstX, secondX] = [a.right - a.left, b.right - b.left];
  const [firstY, secondY] = [a.bottom - a.top, b.bottom - b.top];
  const padX = first.pads.left + first.pads.right + second.pads.left + second.pads.right + gap;
  const above = Math.max(first.pads.above, second.pads.above);
  const below = Math.max(first.pads.below, second.pads.below);
  const scale = Math.min(
    (sheet.width - sheet.margin * 2 - padX) / (firstX + secondX),
    (sheet.height - sheet.margin * 2 - above - below) / Math.max(firstY, secondY),
  );
  const start = (sheet.width - padX - (firstX + secondX) * scale) / 2;
  const firstLeft = start + first.pads.left;
  const secondLeft = firstLeft + firstX * scale + first.pads.right + gap + second.pads.left;
  const middle = (sheet.height + above - below) / 2;
  const centred = ({ top, bottom }: Bounds): number => middle - ((top + bottom) / 2) * scale;
  const firstDy = centred(a);
  const isProjection = first.view.isFront === true;
  return [
    { scale, dx: firstLeft - a.left * scale, dy: firstDy },
    { scale, dx: secondLeft - b.left * scale, dy: isProjection ? firstDy : centred(b) },
  ];
}
