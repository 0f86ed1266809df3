import { SaxesParser } from 'saxes';

import { BrokenOneCFile } from './broken-one-c-file.ts';

/** An element with its content. Names have no namespace prefix. */
export interface XmlElement {
  readonly name: string;
  /** Line of the opening tag. */
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
}

const depthMax = 60;
/** Limits of the elements and characters that are held in memory at the same time. */
const elementsMax = 500_000;
const charactersMax = 32 * 1024 ** 2;
/** Maximum number of characters that the parser may read without reporting an element or a text. */
const silenceMax = 8 * 1024 ** 2;

const roots = new Set(['КоммерческаяИнформация', 'Классификатор', 'Каталог', 'ПакетПредложений']);

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** How an element is handled: returned whole at its end, returned at its start, or skipped. */
export type Interest = 'whole' | 'beginning' | null;

/**
 * Reads elements of a document as its text arrives. Throws BrokenOneCFile for malformed XML, for a DOCTYPE, and for a
 * depth or size beyond any file of 1C. Without a DOCTYPE, only the five entities of XML exist. `interestOf` gets the
 * names of the ancestors and of the element itself.
 */
export function elementReader(interestOf: (path: readonly string[]) => Interest) {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const path: string[] = [];
  const open: XmlElement[] = [];
  let found: XmlElement[] = [];
  let held = { elements: 0, characters: 0 };
  let silence = 0;

  const refuse = (code: BrokenOneCFile['code']): never => {
    throw new BrokenOneCFile(code, parser.line);
  };
  const addText = (text: string): void => {
    silence = 0;
    const current = open.at(-1);
    if (current === undefined) return;
    held.characters += text.length;
    if (held.characters > charactersMax) refuse('element_too_large');
    current.text += text;
  };

  parser.on('error', (error) => {
    throw new BrokenOneCFile('broken_xml', parser.line, error);
  });
  parser.on('doctype', () => refuse('doctype'));
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentagstart', ({ name }) => {
    if (path.length === 0 && !roots.has(localName(name))) refuse('not_commerceml');
  });
  parser.on('opentag', (tag) => {
    silence = 0;
    const name = localName(tag.name);
    path.push(name);
    if (path.length > depthMax) refuse('too_deep');
    const interest = open.length > 0 ? 'whole' : interestOf(path);
    if (interest === null) return;
    const attributes = new Map(Object.entries(tag.attributes).map(([key, value]) => [localName(key), value]));
    const element: XmlElement = { name, line: parser.line, attributes, children: [], text: '' };
    if (interest === 'beginning') {
      found.push(element);
      return;
    }
    held.elements += 1;
    if (held.elements > elementsMax) refuse('element_too_large');
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    silence = 0;
    path.pop();
    const closed = open.pop();
    if (closed === undefined || open.length > 0) return;
    found.push(closed);
    held = { elements: 0, characters: 0 };
  });

  const taken = (): readonly XmlElement[] => {
    const elements = found;
    found = [];
    return elements;
  };
  return {
    /** Returns elements that ended, or started, in this piece of text. */
    write: (text: string): readonly XmlElement[] => {
      silence += text.length;
      parser.write(text);
      if (silence > silenceMax) refuse('element_too_large');
      return taken();
    },
    /** Ends the text and returns the last elements. */
    end: (): readonly XmlElement[] => {
      parser.close();
      return taken();
    },
  };
}
