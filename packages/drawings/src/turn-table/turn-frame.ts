import { materials, type Material } from '../material.ts';
import type { PackageDrawing } from '../shape.ts';
import { element } from '../svg.ts';
import { farthestFirst } from './farthest-first.ts';
import type { Face, Point, Solid } from './solid.ts';
import { solidsOf } from './solids-of.ts';

/** Number of frames in a full turn; 10° from frame to frame. */
export const turnFrameCount = 36;

const frame = { width: 344, height: 330 };
const margin = 14;
/** Angle at which the viewer looks down on the board, in radians. */
const elevation = (24 * Math.PI) / 180;

interface Eye {
  readonly cos: number;
  readonly sin: number;
}

/** Returns the direction from the part to the viewer, in the coordinates of the part. */
const towards = ({ cos, sin }: Eye): Point => [
  -sin * Math.cos(elevation),
  cos * Math.cos(elevation),
  Math.sin(elevation),
];

/** Returns a point as the viewer sees it: its coordinates to the right and down. */
const seen = ([x, y, z]: Point, { cos, sin }: Eye): readonly [number, number] => [
  x * cos + y * sin,
  (-x * sin + y * cos) * Math.sin(elevation) - z * Math.cos(elevation),
];

const normalOf = ({ points }: Face): Point => {
  // The normal is Newell's sum, which is also right for faces with several corners on one line.
  let normal: [number, number, number] = [0, 0, 0];
  for (const [index, [x, y, z]] of points.entries()) {
    const [nextX, nextY, nextZ] = points[(index + 1) % points.length] ?? [x, y, z];
    normal = [
      normal[0] + (y - nextY) * (z + nextZ),
      normal[1] + (z - nextZ) * (x + nextX),
      normal[2] + (x - nextX) * (y + nextY),
    ];
  }
  const length = Math.hypot(...normal) || 1;
  return [normal[0] / length, normal[1] / length, normal[2] / length];
};

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/**
 * Returns the brightness of a face; 1 = unchanged. The light comes from the upper left of the viewer, so a face gets
 * brighter or darker when the part turns.
 */
function brightness(normal: Point, eye: Eye): number {
  const right = normal[0] * eye.cos + normal[1] * eye.sin;
  const front = -normal[0] * eye.sin + normal[1] * eye.cos;
  return 0.74 + 0.2 * normal[2] + 0.12 * front - 0.16 * right;
}

/** Colour inside a hole. */
const holeColour = '#5c6167';

const hexOf = (material: Material): string =>
  material === 'hole' ? holeColour : (/#[0-9a-f]{6}/.exec(materials[material])?.[0] ?? holeColour);

/**
 * Returns the colour of a material, darker if `light` is below 1 and lighter if it is above. Black plastic is always
 * lightened, because otherwise its edges would not be visible.
 */
function shaded(material: Material, light: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hexOf(material).slice(at, at + 2), 16));
  const lifted = Math.max(...channels) < 70 ? channels.map((value) => value + 22) : channels;
  const lit = lifted.map((value) => Math.min(255, Math.max(0, Math.round((value * light) / 2) * 2)));
  return `#${lit.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Minimum area of a drawn face in square pixels. Smaller faces are left out. */
const smallestArea = 0.4;

const areaOf = (corners: readonly (readonly [number, number])[]): number =>
  Math.abs(
    corners.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/**
 * Returns the scale and the middle of the picture. They are the same for all frames, so that the part does not jump and
 * stays inside the picture.
 */
function scaleOf(solids: readonly Solid[]): { readonly scale: number; readonly middle: number } {
  const corners = solids.flatMap(({ faces }) => faces.flatMap(({ points }) => points));
  const radius = Math.max(...corners.map(([x, y]) => Math.hypot(x, y)));
  const [low, high] = [Math.min(...corners.map(([, , z]) => z)), Math.max(...corners.map(([, , z]) => z))];
  const across = 2 * radius;
  const down = 2 * radius * Math.sin(elevation) + (high - low) * Math.cos(elevation);
  return {
    scale: Math.min((frame.width - 2 * margin) / across, (frame.height - 2 * margin) / down),
    middle: (low + high) / 2,
  };
}

/** Returns one frame of the turntable: the part turned by `index` × 10°. */
export function turnFrame(drawing: PackageDrawing, index: number): string {
  const angle = (2 * Math.PI * index) / turnFrameCount;
  const eye: Eye = { cos: Math.cos(angle), sin: Math.sin(angle) };
  const solids = solidsOf(drawing);
  const { scale, middle } = scaleOf(solids);
  const view = towards(eye);
  const [centreX, centreY] = [frame.width / 2, frame.height / 2 + -middle * -Math.cos(elevation) * scale];
  const drawFace = (face: Face): string => {
    const normal = normalOf(face);
    if (dot(normal, view) <= 1e-6) return '';
    const corners = face.points.map((point) => {
      const [right, down] = seen(point, eye);
      return [right * scale + centreX, down * scale + centreY] as const;
    });
    if (areaOf(corners) < smallestArea) return '';
    const path = corners.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L');
    const fill = shaded(face.material, brightness(normal, eye));
    return element('path', { d: `M${path}Z`, color: fill });
  };
  const drawSolid = (solid: Solid): string =>
    solid.pieces.length === 0
      ? solid.faces.map(drawFace).join('')
      : farthestFirst(solid.pieces, view).map(drawSolid).join('');
  const faces = farthestFirst(solids, view).map(drawSolid);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${frame.width} ${frame.height}`,
      width: frame.width,
      height: frame.height,
    },
    element(
      'g',
      { fill: 'currentColor', stroke: 'currentColor', 'stroke-width': 0.7, 'stroke-linejoin': 'round' },
      faces.join(''),
    ),
  );
}
