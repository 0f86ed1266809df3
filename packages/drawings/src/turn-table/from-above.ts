import type { PackageDrawing, Shape, View } from '../shape.ts';
import { boundsOf } from '../shape.ts';
import {
  acrossOf,
  boundsOfShape,
  distinct,
  downOf,
  heightsOf,
  isSoft,
  lengthOf,
  meets,
  outlineOf,
  type Range,
} from './outline.ts';
import { circle, decal, grouped, prism, type Solid } from './solid.ts';
import { stretchedEnd, stretchedFront } from './stretched.ts';
import { upright } from './upright.ts';

const metals: readonly string[] = ['tin', 'tinShade', 'gold', 'brass'];

const isMetal = ({ material }: Shape): boolean => metals.includes(material);

/** True if a shape of the side view reaches below the board, as leads of through-hole parts do. */
const isBelowBoard = (shape: Shape): boolean => heightsOf(shape).from < -0.4;

/**
 * Direction from which the side view shows the part. The x axis of the side view is the x axis of the part (`front`) or
 * its y axis (`end`).
 */
type Look = 'front' | 'end';

const besideOf = (shape: Shape, look: Look): Range => (look === 'end' ? downOf(shape) : acrossOf(shape));
const depthOf = (shape: Shape, look: Look): Range => (look === 'end' ? acrossOf(shape) : downOf(shape));

/** Returns the assumed depth of a shape that only the side view has: as thick as its smaller side in the picture. */
const likeWide = (shape: Shape): Range => {
  const half = Math.min(lengthOf(acrossOf(shape)), lengthOf(downOf(shape))) / 2;
  return { from: -half, to: half };
};

/** True if a shape is a pad at the foot of the body: a low piece of metal on the board, but not at the body's ends. */
function isPad(shape: Shape, { plan, look, height }: Scene): boolean {
  if (!isMetal(shape) || shape.kind !== 'rect' || isBelowBoard(shape) || heightsOf(shape).to >= height * 0.6)
    return false;
  const end = halfOf(plan, look === 'end' ? 'front' : 'end') * 0.98;
  const { from, to } = acrossOf(shape);
  return from > -end && to < end;
}

/** Distance in millimetres by which a pad stands out from the body's side, so that it is painted over the side. */
const proud = 0.01;

/**
 * Returns the depths at which a pad is visible at the sides of the body. The rest of the pad is hidden under the body.
 */
function outside({ from, to }: Range, half: number): readonly Range[] {
  const reaches = half * 0.7;
  return [
    ...(to > reaches ? [{ from: half, to: Math.max(to, half + proud) }] : []),
    ...(from < -reaches ? [{ from: Math.min(from, -half - proud), to: -half }] : []),
  ];
}

/** Returns half the depth of the body without its leads. */
const halfOf = (plan: readonly Shape[], look: Look): number =>
  Math.max(0, ...plan.filter((piece) => !isMetal(piece)).map((piece) => depthOf(piece, look).to));

interface Scene {
  readonly plan: readonly Shape[];
  readonly side: readonly Shape[];
  readonly look: Look;
  /** Depth of the whole part, leads included, in the direction of the side view. */
  readonly depth: number;
  /** Half the depth of the body without its leads. */
  readonly half: number;
  /** Height of the part above the board. */
  readonly height: number;
}

/** Returns the shapes of the plan (the view from above) that show the same piece as a shape of the side view. */
function partnersOf(shape: Shape, { plan, look, depth }: Scene): readonly Shape[] {
  const range = acrossOf(shape);
  return plan.filter((piece) => {
    if (piece.material !== shape.material || !meets(besideOf(piece, look), range)) return false;
    if (isBelowBoard(shape) && lengthOf(depthOf(piece, look)) > depth * 0.6) return false;
    return piece.kind !== 'circle' || lengthOf(range) > piece.radius * 1.4;
  });
}

const stretched = (shape: Shape, depth: Range, layer: number, look: Look): Solid =>
  look === 'end' ? stretchedEnd(shape, depth, layer) : stretchedFront(shape, depth, layer);

interface Built {
  readonly solids: readonly Solid[];
  readonly used: ReadonlySet<Shape>;
  /** Shapes of the side view that the plan does not show, each with its layer. */
  readonly alone: readonly (readonly [Shape, number])[];
}

function build(scene: Scene, marks: readonly Shape[]): Built {
  const solids: Solid[] = [];
  const used = new Set<Shape>();
  const alone: (readonly [Shape, number])[] = [];
  const leads = new Map<string, Solid[]>();
  for (const [layer, shape] of scene.side.entries()) {
    const partners = partnersOf(shape, scene);
    for (const piece of partners) used.add(piece);
    const formed = partners.filter((piece) => piece.kind !== 'rect' || isSoft(piece));
    for (const piece of formed) solids.push(upright(piece, shape, layer, marks));
    const ranges = distinct(
      partners.filter((piece) => !formed.includes(piece)).map((piece) => depthOf(piece, scene.look)),
    );
    const isLow = isPad(shape, scene) && scene.half > 0;
    for (const depth of isLow ? ranges.flatMap((range) => outside(range, scene.half)) : ranges) {
      const solid = stretched(shape, depth, layer, scene.look);
      if (shape.kind !== 'polygon' || !isMetal(shape)) solids.push(solid);
      else {
        // A bent lead is one body that consists of several straight pieces.
        const key = `${depth.from} ${Math.sign(acrossOf(shape).from + acrossOf(shape).to)}`;
        leads.set(key, [...(leads.get(key) ?? []), solid]);
      }
    }
    if (partners.length === 0) alone.push([shape, layer]);
  }
  return { solids: [...solids, ...[...leads.values()].map(grouped)], used, alone };
}

/** Returns the balls at the edges of a ball grid. The other balls cannot be seen. */
function ballsAtEdge(balls: readonly Shape[]): readonly Solid[] {
  const round = balls.filter((ball) => ball.kind === 'circle');
  const positions = round.map(({ x }) => x);
  const edge = Math.max(...positions);
  const places = [
    ...positions.flatMap((x) => [[x, edge] as const, [x, -edge] as const]),
    ...positions.slice(1, -1).flatMap((y) => [[edge, y] as const, [-edge, y] as const]),
  ];
  const radius = round[0]?.radius ?? 0;
  return places.map(([x, y]) =>
    prism(circle(x, y, radius, 8), { axis: 2, from: 0, to: radius * 1.7, material: 'tin', layer: -1 }),
  );
}

/**
 * Returns the bodies of shapes that only the plan shows. Those above another body are marks on its top; the others are
 * plates on the board.
 */
function flats(shapes: readonly Shape[], solids: readonly Solid[], height: number): readonly Solid[] {
  return shapes.map((shape, index) => {
    const { left, right, top, bottom } = boundsOfShape(shape);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const below = solids.filter(({ box: { min, max } }) => x >= min[0] && x <= max[0] && y >= min[1] && y <= max[1]);
    const level = Math.max(...below.map(({ box }) => box.max[2]));
    if (below.length > 0) return decal(outlineOf(shape), level, shape.material, 1000 + index);
    return prism(outlineOf(shape), { axis: 2, from: 0, to: height * 0.12, material: shape.material, layer: index });
  });
}

const sizeOf = (view: View): readonly [across: number, down: number] => {
  const { left, right, top, bottom } = boundsOf(view);
  return [right - left, bottom - top];
};

/** Returns the bodies of a part that is drawn from above. Shapes of the plan get their heights from the side view. */
export function fromAbove(drawing: PackageDrawing): readonly Solid[] {
  const [{ shapes: plan }, { shapes: side }] = drawing.views;
  const [[planAcross, planDown], [sideAcross]] = [sizeOf(drawing.views[0]), sizeOf(drawing.views[1])];
  const look: Look = Math.abs(sideAcross - planDown) < Math.abs(sideAcross - planAcross) ? 'end' : 'front';
  const marks = side.filter((shape) => !isMetal(shape) && !plan.some(({ material }) => material === shape.material));
  const scene: Scene = {
    plan,
    side: side.filter((shape) => !marks.includes(shape)),
    look,
    depth: look === 'end' ? planAcross : planDown,
    half: halfOf(plan, look),
    height: drawing.height,
  };
  const built = build(scene, marks);
  const unseen = plan.filter((piece) => !built.used.has(piece));
  const isFourSided = Math.abs(planAcross - planDown) < 0.02 * planAcross;
  const turnedLook: Look = look === 'end' ? 'front' : 'end';
  const other = isFourSided
    ? build({ ...scene, plan: unseen, look: turnedLook, half: halfOf(plan, turnedLook) }, [])
    : null;
  const balls = built.alone.filter(([shape]) => shape.kind === 'circle' && isMetal(shape)).map(([shape]) => shape);
  const bodyDepth = look === 'end' ? drawing.length : drawing.width;
  const loose = built.alone
    .filter(([shape]) => !balls.includes(shape))
    .flatMap(([shape, layer]) => {
      const through = { from: -scene.half, to: scene.half };
      const ranges = isPad(shape, scene) ? outside(through, scene.half) : [likeWide(shape)];
      return ranges.map((range) => stretched(shape, range, layer, look));
    });
  const isRound = plan.some(({ kind }) => kind === 'circle') && drawing.isRound;
  const painted = isRound
    ? []
    : marks.map((mark) => stretched(mark, { from: -bodyDepth / 2, to: bodyDepth / 2 }, side.indexOf(mark), look));
  const solids = [
    ...built.solids,
    ...(other?.solids ?? []),
    ...loose,
    ...painted,
    ...(balls.length > 1 ? ballsAtEdge(balls) : []),
  ];
  const rest = unseen.filter((piece) => other?.used.has(piece) !== true);
  return [...solids, ...flats(rest, solids, drawing.height)];
}
