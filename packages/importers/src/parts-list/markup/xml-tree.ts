import { localName, readMarkup } from './markup.ts';

/** An element of an XML text. Names have no namespace prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** Maximum number of elements: enough for 20,000 parts with all their fields. */
const elementsMax = 400_000;

interface OpenElement extends XmlElement {
  readonly children: OpenElement[];
  text: string;
}

/**
 * Returns the root of an XML text. Returns null if there is none, or if the text declares entities or is too large for
 * a parts list.
 */
export function xmlTree(text: string): XmlElement | null {
  const top: OpenElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open: OpenElement[] = [top];
  let count = 0;
  const isSound = readMarkup(text, 'xml', {
    open: (name, attributes) => {
      count += 1;
      const local = new Map([...attributes].map(([key, value]) => [localName(key), value]));
      const element: OpenElement = { name: localName(name), attributes: local, children: [], text: '' };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    text: (piece) => {
      const element = open.at(-1);
      if (element !== undefined && element.text.length < 10_000) element.text += piece;
    },
    close: () => {
      if (open.length > 1) open.pop();
    },
    isDone: () => count > elementsMax,
  });
  return isSound && count <= elementsMax ? (top.children[0] ?? null) : null;
}

export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);
