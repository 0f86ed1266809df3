import { SaxesParser } from 'saxes';

/** An element of an answer: its text, and its elements by name. */
export interface XmlElement {
  readonly text: string;
  readonly children: Readonly<Record<string, readonly XmlElement[]>>;
}

interface Open {
  text: string;
  readonly children: Record<string, XmlElement[]>;
}

/** Reads an XML answer; null = it is no XML. Returns its outermost element, with its name. */
export function readXml(text: string): { readonly name: string; readonly element: XmlElement } | null {
  const parser = new SaxesParser();
  const opened: Open[] = [];
  let root: { readonly name: string; readonly element: XmlElement } | null = null;
  let isBroken = false;
  const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
  parser.on('error', () => {
    isBroken = true;
  });
  parser.on('opentag', () => void opened.push({ text: '', children: {} }));
  parser.on('text', (piece) => {
    const element = opened.at(-1);
    if (element !== undefined) element.text += piece;
  });
  parser.on('closetag', (tag) => {
    const element = opened.pop();
    const parent = opened.at(-1);
    if (element === undefined) return;
    const name = localName(tag.name);
    if (parent === undefined) root = { name, element };
    else (parent.children[name] ??= []).push(element);
  });
  parser.write(text).close();
  return isBroken ? null : root;
}

/** Returns the text of the first element of this name; undefined = there is none. */
export const textOf = (element: XmlElement | undefined, name: string): string | undefined =>
  element?.children[name]?.[0]?.text;

const entities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

export const escapeXml = (text: string): string => text.replace(/[<>&"]/g, (sign) => entities[sign] ?? sign);
