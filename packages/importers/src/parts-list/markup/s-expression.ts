import type { XmlElement } from './xml-tree.ts';

interface OpenList extends XmlElement {
  name: string;
  readonly attributes: Map<string, string>;
  readonly children: OpenList[];
  text: string;
}

const newList = (): OpenList => ({ name: '', attributes: new Map(), children: [], text: '' });

/** Limits of the number of lists and of their nesting depth. */
const listsMax = 600_000;
const depthMax = 200;

interface Word {
  readonly word: string;
  readonly end: number;
}

/** Reads a quoted word. It ends at the next quote without a backslash before it. */
function quotedWord(text: string, start: number): Word {
  let end = start + 1;
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return { word: text.slice(start + 1, end).replace(/\\(.)/g, '$1'), end: end + 1 };
}

function wordAt(text: string, start: number): Word {
  if (text[start] === '"') return quotedWord(text, start);
  const word = /^[^\s()"]+/.exec(text.slice(start, start + 4000))?.[0] ?? '';
  return { word, end: start + word.length };
}

/** Builds the tree of lists. Open lists are kept outermost first. */
function listBuilder() {
  const top = newList();
  const open: OpenList[] = [top];
  let lists = 0;
  return {
    /**
     * Opens a list. Returns false if there are more lists than a netlist can have, or if they are nested too deeply.
     */
    begin: (): boolean => {
      const list = newList();
      lists += 1;
      open.at(-1)?.children.push(list);
      open.push(list);
      return lists <= listsMax && open.length <= depthMax;
    },
    /** Closes a list. Returns false if none is open. */
    end: (): boolean => {
      const list = open.pop();
      const parent = open.at(-1);
      if (list === undefined || parent === undefined) return false;
      if (list.children.length === 0) parent.attributes.set(list.name, list.text);
      return true;
    },
    add: (word: string): void => {
      const list = open.at(-1);
      if (list === undefined) return;
      if (list.name === '' && open.length > 1) list.name = word;
      else list.text += list.text === '' ? word : ` ${word}`;
    },
    root: (): XmlElement | null => (open.length === 1 ? (top.children[0] ?? null) : null),
  };
}

/**
 * Parses S-expressions, such as KiCad's netlist `(export (version "E") …)`, into elements. The first word of a list is
 * its name, the others are its text. A list with one word, such as `(ref "R1")`, is also an attribute of its parent.
 * Returns null if the brackets do not match.
 */
export function listTree(text: string): XmlElement | null {
  const lists = listBuilder();
  for (let at = 0; at < text.length;) {
    const sign = text[at] ?? '';
    if (sign === '(' || sign === ')') {
      if (!(sign === '(' ? lists.begin() : lists.end())) return null;
      at += 1;
    } else if (/\s/.test(sign)) at += 1;
    else {
      const { word, end } = wordAt(text, at);
      lists.add(word);
      at = end;
    }
  }
  return lists.root();
}
