import type { XmlElement } from './xml-tree.ts';

interface OpenList extends XmlElement {
  name: string;
  readonly attributes: Map<string, string>;
  readonly children: OpenList[];
  text: string;
}

const newList = (): OpenList => ({ name: '', attributes: new Map(), children: [], text: '' });

/** Lists of a text and how deep they may stand in one another. */
const listsMax = 600_000;
const depthMax = 200;

/** A word in quotes ends at the next quote that has no stroke before it. */
function quotedWord(text: string, start: number): { readonly word: string; readonly end: number } {
  let end = start + 1;
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return { word: text.slice(start + 1, end).replace(/\\(.)/g, '$1'), end: end + 1 };
}

/**
 * The lists of a text in brackets, such as KiCad's netlist `(export (version "E") …)`, as elements: the first word of a
 * list is its name, the others its text; a list of one word, such as `(ref "R1")`, is also an attribute of the one it
 * stands in. null: the brackets do not match.
 */
export function listTree(text: string): XmlElement | null {
  const top = newList();
  const open: OpenList[] = [top];
  let lists = 0;
  for (let at = 0; at < text.length;) {
    const sign = text[at] ?? '';
    if (sign === '(') {
      const list = newList();
      lists += 1;
      open.at(-1)?.children.push(list);
      open.push(list);
      if (lists > listsMax || open.length > depthMax) return null;
      at += 1;
    } else if (sign === ')') {
      const list = open.pop();
      const parent = open.at(-1);
      if (list === undefined || parent === undefined) return null;
      if (list.children.length === 0) parent.attributes.set(list.name, list.text);
      at += 1;
    } else if (/\s/.test(sign)) at += 1;
    else {
      const bare = sign === '"' ? null : (/^[^\s()"]+/.exec(text.slice(at, at + 4000))?.[0] ?? sign);
      const { word, end } = bare === null ? quotedWord(text, at) : { word: bare, end: at + bare.length };
      const list = open.at(-1);
      if (list !== undefined && list.name === '' && open.length > 1) list.name = word;
      else if (list !== undefined) list.text += list.text === '' ? word : ` ${word}`;
      at = end;
    }
  }
  return open.length === 1 ? (top.children[0] ?? null) : null;
}
