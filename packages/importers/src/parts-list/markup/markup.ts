import { Parser } from 'htmlparser2';

/** Callbacks of the markup reader. Names are in lower case in HTML, and as written in XML. */
export interface MarkupEvents {
  readonly open: (name: string, attributes: ReadonlyMap<string, string>) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
  /** Returns whether reading may stop. Called from time to time. */
  readonly isDone?: () => boolean;
}

/** Maximum nesting depth of elements. */
const depthMax = 2000;
const pieceLength = 16_384;

/**
 * Reports the elements of an HTML or XML text in order. Returns `false` if the nesting is too deep, or if the text
 * declares entities, which are never expanded.
 */
export function readMarkup(text: string, kind: 'html' | 'xml', events: MarkupEvents): boolean {
  const state = { depth: 0, isRefused: false };
  let name: string | null = null;
  let attributes = new Map<string, string>();
  const flush = (): void => {
    if (name === null) return;
    const opened = name;
    name = null;
    events.open(opened, attributes);
    attributes = new Map();
  };
  const parser = new Parser(
    {
      onopentagname: (opened) => {
        flush();
        name = opened;
        state.depth += 1;
        if (state.depth > depthMax) state.isRefused = true;
      },
      onattribute: (attribute, value) => void attributes.set(attribute, value),
      ontext: (piece) => {
        flush();
        events.text(piece);
      },
      onclosetag: (closed) => {
        flush();
        state.depth -= 1;
        events.close(closed);
      },
      onprocessinginstruction: (_, data) => {
        if (/^!doctype/i.test(data) && /<!entity|\[/i.test(data)) state.isRefused = true;
      },
    },
    { xmlMode: kind === 'xml', decodeEntities: true },
  );
  const isStopped = (): boolean => state.isRefused || events.isDone?.() === true;
  for (let at = 0; at < text.length && !isStopped(); at += pieceLength) parser.write(text.slice(at, at + pieceLength));
  if (!isStopped()) parser.end();
  return !state.isRefused;
}

/** Returns the name of an element without its namespace prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
