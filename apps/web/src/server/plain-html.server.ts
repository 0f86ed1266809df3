import { Fragment, type ReactElement, type ReactNode } from 'react';

import { attribute, escaped, OnlyReact } from './plain-attributes.server.ts';

type Properties = Readonly<Record<string, unknown>>;

const elementMark = Symbol.for('react.transitional.element');
const memoMark = Symbol.for('react.memo');
const forwardMark = Symbol.for('react.forward_ref');

type Component = (props: object, ref?: unknown) => ReactNode;

/** A component that `memo` or `forwardRef` has made. */
interface Wrapped {
  readonly $$typeof: symbol;
  readonly type: unknown;
  readonly render: Component;
}

/** How to write an element. */
interface Tag {
  readonly start: string;
  /** Null = the element has no content. */
  readonly end: string | null;
  /** Attributes that React writes last, in this order. */
  readonly later: readonly string[];
  /** Attributes that are not written here. */
  readonly skipped: ReadonlySet<string>;
}

const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'wbr']);

/** Elements that React writes elsewhere or in its own way. */
const unusual = new Set(
  `html head body title meta link style script base noscript pre listing object menuitem textarea embed param track
  keygen`.split(/\s+/),
);

const laterOf: Readonly<Record<string, readonly string[]>> = {
  input: ['name', 'checked', 'value'],
  button: ['name'],
  form: ['action', 'encType', 'method', 'target'],
};

/** Attributes of forms and their buttons for which React needs functions. */
const notPlain = ['formAction', 'formEncType', 'formMethod', 'formTarget'];

const skippedOf: Readonly<Record<string, readonly string[]>> = {
  select: ['value', 'defaultValue'],
  option: ['selected'],
};

const tags = new Map<string, Tag>();

function tagOf(name: string): Tag {
  const known = tags.get(name);
  if (known !== undefined) return known;
  if (unusual.has(name) || name.includes('-')) throw new OnlyReact(`an unusual element: ${name}`);
  const later = laterOf[name] ?? [];
  const functions = later.length === 0 ? [] : notPlain;
  const skipped = new Set(['children', 'dangerouslySetInnerHTML', ...later, ...functions, ...(skippedOf[name] ?? [])]);
  const tag = { start: `<${name}`, end: empty.has(name) ? null : `</${name}>`, later, skipped };
  tags.set(name, tag);
  return tag;
}

/** React announces a picture in the head of the document, unless it is loaded lazily. */
const isAnnounced = ({ src, srcSet, loading, fetchPriority }: Properties): boolean =>
  loading !== 'lazy' && fetchPriority !== 'low' && (Boolean(src) || Boolean(srcSet));

/** HTML that is written as it is. Only {@link plainHtml} accepts it, in the place of an element. */
export class RawHtml {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }

  /** Returns true while {@link plainHtml} calls components, false while React does. */
  static isWritten(): boolean {
    return depth > 0;
  }
}

/** Number of calls of {@link plainHtml} that are running. */
let depth = 0;

/** Writes the HTML of elements one after the other. */
class Writer {
  html = '';
  /** True if a text was written last. React separates two texts by a comment. */
  private isAfterText = false;
  /** Value of the `select` around. */
  private selected: unknown = null;

  node(node: ReactNode): void {
    if (typeof node === 'string') this.text(node);
    else if (typeof node === 'number') this.text(String(node));
    else if (Array.isArray(node)) for (const each of node as readonly ReactNode[]) this.node(each);
    else if (node instanceof RawHtml) this.raw(node);
    else if (node !== null && typeof node === 'object') this.element(node as ReactElement);
    else if (typeof node === 'bigint') throw new OnlyReact('a bigint');
  }

  private text(text: string): void {
    if (text === '') return;
    this.html += this.isAfterText ? `<!-- -->${escaped(text)}` : escaped(text);
    this.isAfterText = true;
  }

  private raw({ html }: RawHtml): void {
    this.html += html;
    this.isAfterText = false;
  }

  private element({ $$typeof, type, props }: ReactElement & { readonly $$typeof?: symbol }): void {
    if ($$typeof !== elementMark) throw new OnlyReact('an unusual node');
    if (typeof type === 'string') this.host(type, props as Properties);
    else this.component(type, props as Properties);
  }

  private component(type: unknown, props: Properties): void {
    if (typeof type === 'function') {
      if ((type.prototype as { isReactComponent?: object } | undefined)?.isReactComponent) {
        throw new OnlyReact('a component that is a class');
      }
      this.node((type as Component)(props));
    } else if (type === Fragment) this.node(props['children'] as ReactNode);
    else {
      const { $$typeof: mark, type: inner, render } = type as Wrapped;
      if (mark === memoMark) this.component(inner, props);
      else if (mark === forwardMark) {
        const { ref = null, ...others } = props;
        this.node(render(others, ref));
      } else throw new OnlyReact('an unusual component');
    }
  }

  private host(name: string, props: Properties): void {
    const { start, end, later, skipped } = tagOf(name);
    if (name === 'img' && isAnnounced(props)) throw new OnlyReact('a picture that is loaded at once');
    this.html += start;
    for (const key in props) if (!skipped.has(key)) this.html += attribute(key, props[key]);
    if (later.length > 0) this.lastAttributes(name, later, props);
    if (end === null) this.html += '/>';
    else {
      if (name === 'option') this.selection(props);
      this.html += '>';
      this.content(props, name === 'select' ? (props['value'] ?? props['defaultValue'] ?? null) : this.selected);
      this.html += end;
    }
    this.isAfterText = false;
  }

  private lastAttributes(tag: string, names: readonly string[], props: Properties): void {
    if (notPlain.some((name) => props[name] !== undefined) || typeof props['action'] === 'function') {
      throw new OnlyReact('a form with a function');
    }
    for (const name of names) {
      if (tag === 'input' && name === 'checked') {
        if ((props['checked'] ?? props['defaultChecked'] ?? false) !== false) this.html += ' checked=""';
      } else this.html += attribute(name, tag === 'input' && name === 'value' ? valueOf(props) : props[name]);
    }
  }

  private selection({ value, children, selected }: Properties): void {
    if (this.selected === null) {
      if (selected) throw new OnlyReact('a selected option');
      return;
    }
    const own = value ?? children;
    if (typeof this.selected !== 'string' || typeof own !== 'string') throw new OnlyReact('an unusual option');
    if (this.selected === own) this.html += ' selected=""';
  }

  private content({ children, dangerouslySetInnerHTML: raw }: Properties, selected: unknown): void {
    this.isAfterText = false;
    if (raw !== null && raw !== undefined) {
      this.html += (raw as { readonly __html: string | null | undefined }).__html ?? '';
      return;
    }
    if (typeof children === 'string') {
      this.html += escaped(children);
      return;
    }
    const outer = this.selected;
    this.selected = selected;
    this.node(children as ReactNode);
    this.selected = outer;
  }
}

const valueOf = ({ value, defaultValue }: Properties): unknown => value ?? defaultValue;

/** Returns the HTML of elements, as React writes it inside of another element. Throws {@link OnlyReact}. */
export function plainHtml(node: ReactNode): string {
  const writer = new Writer();
  depth += 1;
  try {
    writer.node(node);
  } finally {
    depth -= 1;
  }
  return writer.html;
}
