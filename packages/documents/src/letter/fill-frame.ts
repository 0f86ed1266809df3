import { escapeHtml } from '@farad/domain/shared';

/**
 * Values for a frame (HTML of a letter): a text for each slot `[[name]]`, and a list for each block `begin:name …
 * end:name`. The block is repeated for each item of its list.
 */
export interface FrameValues {
  readonly [name: string]: string | SafeHtml | readonly FrameValues[];
}

/** HTML whose texts are already escaped. */
export interface SafeHtml {
  readonly html: string;
}

type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'slot'; readonly name: string }
  | { readonly kind: 'block'; readonly name: string; readonly parts: readonly Part[] };

const marks = /<!-- (begin|end):(\w+) -->|\[\[(\w+)\]\]/g;

/**
 * Splits a frame into texts, slots and blocks.
 * @throws Error if blocks are not closed in order
 */
export function readFrame(frame: string): readonly Part[] {
  const open: { readonly name: string; readonly parts: Part[] }[] = [{ name: '', parts: [] }];
  let at = 0;
  const add = (part: Part): void => void open.at(-1)?.parts.push(part);
  for (const mark of frame.matchAll(marks)) {
    add({ kind: 'text', text: frame.slice(at, mark.index) });
    at = mark.index + mark[0].length;
    const [, edge, name = '', slot] = mark;
    if (slot !== undefined) add({ kind: 'slot', name: slot });
    else if (edge === 'begin') open.push({ name, parts: [] });
    else {
      const block = open.pop();
      if (block?.name !== name || open.length === 0) throw new Error(`frame: block ${name} is not open`);
      add({ kind: 'block', name, parts: block.parts });
    }
  }
  add({ kind: 'text', text: frame.slice(at) });
  const [root] = open;
  if (root === undefined || open.length > 1) throw new Error(`frame: block ${open.at(-1)?.name} is not closed`);
  return root.parts;
}

/** Returns the frame with its values. Texts are escaped once. A slot inside a value is not filled. */
export function fillFrame(parts: readonly Part[], values: FrameValues): string {
  const filled = parts.map((part) => {
    if (part.kind === 'text') return part.text;
    const value = values[part.name];
    if (part.kind === 'block') {
      return Array.isArray(value) ? value.map((each: FrameValues) => fillFrame(part.parts, each)).join('') : '';
    }
    if (typeof value === 'string') return escapeHtml(value);
    if (value === undefined || !('html' in value) || typeof value.html !== 'string')
      throw new Error(`frame: ${part.name} has no value`);
    return value.html;
  });
  return filled.join('');
}
