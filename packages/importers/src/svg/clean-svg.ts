import { escapeHtml, fail, ok, type Result } from '@farad/domain/shared';
import { SaxesParser, type SaxesTagNS } from 'saxes';

/** Why an SVG is refused; `name`: the element or attribute. */
export interface SvgProblem {
  readonly kind: 'broken' | 'active' | 'text' | 'image' | 'reference' | 'unknown' | 'no_size' | 'too_complex';
  readonly name: string;
}

/** An SVG of shapes only. */
export interface CleanSvg {
  readonly svg: string;
  /** Size in the units of the picture's coordinates. */
  readonly width: number;
  readonly height: number;
}

const svgSpace = 'http://www.w3.org/2000/svg';
const xlinkSpace = 'http://www.w3.org/1999/xlink';

const shapes = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask use ' +
    'symbol style'
  ).split(' '),
);

/** Elements with metadata, which draw nothing. */
const notes = new Set(['title', 'desc', 'metadata']);

const drawn = new Set(['text', 'tspan', 'textPath']);

const attributes = new Set(
  (
    'id class d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points transform viewBox preserveAspectRatio pathLength ' +
    'fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
    'stroke-dashoffset stroke-opacity opacity color display visibility overflow paint-order vector-effect style ' +
    'clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits mask-type ' +
    'gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity'
  ).split(' '),
);

const limits = { elements: 3000, depth: 40, characters: 512 * 1024 } as const;
/**
 * Maximum number of references in a picture. Copies of copies multiply, so more of them could make a small file slow to
 * draw.
 */
const referencesMax = 16;

/** Finds CSS or attribute text that loads something, runs code or hides a reference. */
const foreign = /url\(\s*(?!['"]?#)|javascript:|data:|@|expression|\\|image-set|\bimage\s*\(|<|&/i;

class Refused extends Error {
  readonly problem: SvgProblem;

  constructor(kind: SvgProblem['kind'], name: string) {
    super(kind);
    this.problem = { kind, name };
  }
}

const numberOf = (text: string | undefined): number | null => {
  const [, figure] = /^\s*\+?(\d+(?:\.\d+)?|\.\d+)(?:px|pt|mm|cm|in)?\s*$/.exec(text ?? '') ?? [];
  const value = Number(figure);
  return figure !== undefined && value > 0 && value < 1e6 ? value : null;
};

/** Returns the size of the picture from its `viewBox`, otherwise from `width` and `height`. */
function sizeOf(kept: ReadonlyMap<string, string>): { readonly width: number; readonly height: number } {
  const box =
    kept
      .get('viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [width, height] =
    box.length === 4 && box.every(Number.isFinite)
      ? [box[2] ?? 0, box[3] ?? 0]
      : [numberOf(kept.get('width')), numberOf(kept.get('height'))];
  if (width === null || height === null || !(width > 0) || !(height > 0) || Math.max(width, height) > 1e6)
    throw new Refused('no_size', 'viewBox');
  return { width, height };
}

/**
 * Returns the allowed attributes of a shape. Drops unknown attributes, which are metadata of editors. Throws if an
 * attribute is active or refers to something outside the file.
 */
function keptOf(tag: SaxesTagNS): Map<string, string> {
  const kept = new Map<string, string>();
  for (const { name, local, uri, value } of Object.values(tag.attributes)) {
    if (/^on/i.test(local)) throw new Refused('active', name);
    if (local === 'href' && (uri === '' || uri === xlinkSpace)) {
      if (!/^#[\w:.-]+$/.test(value)) throw new Refused('reference', name);
      kept.set('href', value);
    } else if (uri === '' && attributes.has(local)) {
      if (foreign.test(value)) throw new Refused('reference', name);
      kept.set(local, value);
    }
  }
  return kept;
}

function refuseElement(local: string): never {
  if (drawn.has(local)) throw new Refused('text', local);
  if (local === 'image' || local === 'feImage') throw new Refused('image', local);
  const isActive = /^(?:script|foreignObject|a|animate\w*|set|iframe|object|embed|handler|listener)$/i.test(local);
  throw new Refused(isActive ? 'active' : 'unknown', local);
}

function rewrite(text: string): CleanSvg {
  const parser = new SaxesParser({ xmlns: true });
  const out: string[] = [];
  const open: string[] = [];
  let [elements, references, skipped] = [0, 0, 0];
  let size: { readonly width: number; readonly height: number } | null = null;
  parser.on('error', () => {
    throw new Refused('broken', '');
  });
  // Editors write a DOCTYPE; one that declares something is refused. No entity is resolved.
  parser.on('doctype', (doctype) => {
    if (/\[|ENTITY/i.test(doctype)) throw new Refused('active', 'DOCTYPE');
  });
  parser.on('opentag', (tag) => {
    const { local, uri } = tag;
    elements += 1;
    if (elements > limits.elements || open.length + skipped > limits.depth) throw new Refused('too_complex', local);
    if (/^script$/i.test(local)) throw new Refused('active', local);
    if (skipped > 0 || uri !== svgSpace || notes.has(local)) {
      if (elements === 1) throw new Refused('broken', local);
      skipped += 1;
      return;
    }
    if (!shapes.has(local)) refuseElement(local);
    if ((open.length === 0) !== (local === 'svg')) throw new Refused(open.length === 0 ? 'broken' : 'unknown', local);
    const kept = keptOf(tag);
    if (kept.has('href') || kept.has('mask') || kept.has('clip-path')) references += 1;
    if (references > referencesMax && (local === 'use' || kept.has('mask'))) throw new Refused('too_complex', local);
    if (open.length === 0) {
      size = sizeOf(kept);
      if (!kept.has('viewBox')) kept.set('viewBox', `0 0 ${size.width} ${size.height}`);
      // Width and height are set from the view box, so that the picture has the same size everywhere.
      kept.set('width', String(size.width)).set('height', String(size.height));
    }
    const written = Array.from(kept, ([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
    out.push(`<${local}${open.length === 0 ? ` xmlns="${svgSpace}"` : ''}${written}>`);
    open.push(local);
  });
  const addText = (written: string): void => {
    if (skipped > 0 || open.at(-1) !== 'style') return;
    if (foreign.test(written)) throw new Refused('reference', 'style');
    out.push(written);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    if (skipped > 0) skipped -= 1;
    else out.push(`</${open.pop() ?? ''}>`);
  });
  parser.write(text).close();
  if (size === null) throw new Refused('broken', '');
  return { svg: out.join(''), ...(size as { width: number; height: number }) };
}

/**
 * Returns an SVG with only its shapes, gradients, masks and styles: nothing in it runs, loads or links. Metadata of
 * editors is dropped. An SVG with scripts, handlers, links, foreign references, raster pictures or text is refused, so
 * that no logo silently looks different. Text must be converted to curves, because it would need its font.
 */
export function cleanSvg(text: string): Result<CleanSvg, SvgProblem> {
  if (text.length > limits.characters) return fail({ kind: 'too_complex', name: 'svg' });
  try {
    return ok(rewrite(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    if (error instanceof Refused) return fail(error.problem);
    throw error;
  }
}
