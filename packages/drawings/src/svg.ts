import { materials } from './material.ts';
import type { Shape } from './shape.ts';

/** Scale and place of a view in the picture. A point at x millimetres is drawn at x · scale + dx, and y likewise. */
export interface Placement {
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

type Attributes = Readonly<Record<string, string | number>>;

export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : escapeText(value)}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

export function drawShape(shape: Shape, { scale, dx, dy }: Placement): string {
  const fill = materials[shape.material];
  if (shape.kind === 'circle')
    return element('circle', { cx: shape.x * scale + dx, cy: shape.y * scale + dy, r: shape.radius * scale, fill });
  if (shape.kind === 'polygon') {
    const points = shape.points.map(([x, y]) => `${rounded(x * scale + dx)} ${rounded(y * scale + dy)}`).join('L');
    return element('path', { d: `M${points}Z`, fill });
  }
  const radius = shape.radius * scale;
  return element('rect', {
    x: shape.x * scale + dx,
    y: shape.y * scale + dy,
    width: shape.width * scale,
    height: shape.height * scale,
    ...(radius > 0.3 ? { rx: radius } : {}),
    fill,
  });
}
