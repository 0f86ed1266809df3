import { createElement, isValidElement, type ReactNode } from 'react';

import { OnlyReact } from './plain-attributes.server.ts';
import { plainHtml } from './plain-html.server.ts';

type Part<P> = (props: P) => ReactNode;
type Properties = Readonly<Record<string, unknown>>;

/** False while React renders the whole document by itself. */
let areInOnePiece = true;

/** Ids of React depend on the place in the tree, which only React knows. */
const reactId = '_R_';

/** Calls components until one returns an element of HTML. */
function hostOf(node: ReactNode): ReactNode {
  let shown = node;
  while (isValidElement(shown) && typeof shown.type === 'function') {
    shown = (shown.type as Part<unknown>)(shown.props);
  }
  return shown;
}

/** Returns an element with its content as text; nodes that are not elements of HTML are returned unchanged. */
function inOnePiece(node: ReactNode): ReactNode {
  const shown = hostOf(node);
  if (!isValidElement(shown) || typeof shown.type !== 'string') return shown;
  const { children, ...attributes } = shown.props as Properties;
  const html = plainHtml(children as ReactNode);
  if (html.includes(reactId)) throw new OnlyReact('an id');
  return createElement(shown.type, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}

/**
 * Replaces a component in the server's build (vite.config.ts). It writes the elements inside the component's element as
 * text, which React puts into the document. React would prepare each element for Suspense and streams. In the browser,
 * React finds the same elements.
 */
export function wholePart<P extends object>(Part: Part<P>): Part<P> {
  return function WholePart(props) {
    return areInOnePiece ? inOnePiece(Part(props)) : Part(props);
  };
}

/** Renders a document with whole parts. If a part contains something that only React can write, React writes them all. */
export function withWholeParts(render: () => string): string {
  try {
    return render();
  } catch (error) {
    if (!(error instanceof OnlyReact)) throw error;
    areInOnePiece = false;
    try {
      return render();
    } finally {
      areInOnePiece = true;
    }
  }
}
