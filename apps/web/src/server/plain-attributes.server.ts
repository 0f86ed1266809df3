/** Thrown where only React knows how to write an element. */
export class OnlyReact extends Error {}

const special = /["'&<>]/;
const specials = /["'&<>]/g;
const entities: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Escapes a text for HTML, with the same entities as React. */
export const escaped = (text: string): string =>
  special.test(text) ? text.replace(specials, (sign) => entities[sign] ?? sign) : text;

type Write = (value: unknown) => string;

const nothing: Write = () => '';

const isUnwritten = (value: unknown): boolean => typeof value === 'function' || typeof value === 'symbol';

/** Returns the text of a value that is not an object. React would call `toString` of objects. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new OnlyReact('a value of an attribute is an object');
}

const textAttribute =
  (name: string): Write =>
  (value) =>
    isUnwritten(value) || typeof value === 'boolean' ? '' : ` ${name}="${textOf(value)}"`;

/** For attributes whose values include `true` and `false`, such as `aria-hidden`. */
const anyAttribute =
  (name: string): Write =>
  (value) =>
    isUnwritten(value) ? '' : ` ${name}="${textOf(value)}"`;

const flag =
  (name: string): Write =>
  (value) =>
    value && !isUnwritten(value) ? ` ${name}=""` : '';

/** For counts: React leaves out values below 1. */
const countAttribute =
  (name: string): Write =>
  (value) =>
    typeof value === 'number' && value >= 1 ? ` ${name}="${value}"` : '';

/** Matches addresses that could begin with `javascript:`, which browsers also read after control characters. */
const scriptAddress = /^[^\w/#?.%]*j/i;

/** React replaces addresses that run a script, and leaves out some that are empty. */
const address =
  (name: string): Write =>
  (value) => {
    if (isUnwritten(value) || typeof value === 'boolean') return '';
    if (typeof value !== 'string' || value === '' || scriptAddress.test(value))
      throw new OnlyReact(`an unusual ${name}`);
    return ` ${name}="${escaped(value)}"`;
  };

const upperCase = /[A-Z]/g;

/** Writes no numbers except in variables, because React adds `px` to some numbers. */
const style: Write = (value) => {
  let rules = '';
  for (const [name, rule] of Object.entries(value as Readonly<Record<string, unknown>>)) {
    if (rule === null || rule === undefined || typeof rule === 'boolean' || rule === '') continue;
    const isOwn = name.startsWith('--');
    if (!(typeof rule === 'string' || (isOwn && typeof rule === 'number')) || name.startsWith('ms')) {
      throw new OnlyReact(`an unusual style: ${name}`);
    }
    const key = isOwn ? name : name.replace(upperCase, (letter) => `-${letter.toLowerCase()}`);
    rules += `${rules === '' ? '' : ';'}${escaped(key)}:${escaped(String(rule).trim())}`;
  }
  return rules === '' ? '' : ` style="${rules}"`;
};

const renamed: Readonly<Record<string, string>> = {
  className: 'class',
  tabIndex: 'tabindex',
  htmlFor: 'for',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  fillRule: 'fill-rule',
  clipRule: 'clip-rule',
};

const inGroups: readonly (readonly [write: (name: string) => Write, names: string])[] = [
  [
    () => nothing,
    'children key ref suppressHydrationWarning suppressContentEditableWarning defaultValue defaultChecked',
  ],
  [flag, 'hidden disabled required open inert noValidate formNoValidate'],
  [(name) => flag(name.toLowerCase()), 'autoFocus multiple'],
  [anyAttribute, 'value draggable spellCheck'],
  [countAttribute, 'cols rows size span'],
  [(name) => textAttribute(renamed[name] ?? name), Object.keys(renamed).join(' ')],
  // Names with capital letters that React writes as they are.
  [
    textAttribute,
    `viewBox preserveAspectRatio popoverTarget popoverTargetAction autoComplete autoCapitalize inputMode maxLength
    minLength fetchPriority srcSet colSpan dateTime hrefLang referrerPolicy enterKeyHint encType popover`,
  ],
];

const known = new Map<string, Write>([
  ...['href', 'src', 'action'].map((name): readonly [string, Write] => [name, address(name)]),
  ['style', style],
  ...inGroups.flatMap(([write, names]) =>
    names.split(/\s+/).map((name): readonly [string, Write] => [name, write(name)]),
  ),
]);

/** Attributes in lower case that React treats in its own way. */
const unusual = new Set(
  `async autoplay contenteditable controls default defer download focusable is loop muted reversed scoped seamless start
  capture`.split(/\s+/),
);

function writerOf(name: string): Write {
  if (/^on[A-Z]/.test(name)) return nothing;
  if (/^(?:data|aria)-[a-z-]+$/.test(name)) return anyAttribute(name);
  if (/^[a-z]+(?:-[a-z]+)*$/.test(name) && !unusual.has(name)) return textAttribute(name);
  throw new OnlyReact(`an unusual attribute: ${name}`);
}

/** Returns an attribute as React writes it, with a space before it; empty = it is not written. */
export function attribute(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  let write = known.get(name);
  if (write === undefined) {
    write = writerOf(name);
    known.set(name, write);
  }
  return write(value);
}
