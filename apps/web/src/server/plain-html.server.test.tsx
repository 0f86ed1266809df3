import fc from 'fast-check';
import { createElement, type CSSProperties, Fragment, type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

import { OnlyReact } from './plain-attributes.server.ts';
import { plainHtml } from './plain-html.server.ts';

/** Returns the HTML that React writes inside of an element. */
const byReact = (node: ReactNode): string =>
  renderToString(<div>{[node]}</div>).slice('<div>'.length, -'</div>'.length);

function Twice({ children }: { readonly children?: ReactNode }) {
  const [number] = useState(2);
  return (
    <>
      {number}
      {children}
    </>
  );
}

/** Calls a component within React, because hooks work only there. */
function byPlain(node: ReactNode): string {
  let html = '';
  const Whole = () => {
    html = plainHtml([node]);
    return null;
  };
  renderToString(<Whole />);
  return html;
}

const text = fc.oneof(
  fc.constantFrom('', ' ', 'Резистор', '"10 кОм" & <1 %>', "it's", '0', '\u00a0'),
  fc.string({ maxLength: 6 }),
);
const someText = text.filter((value) => value !== '');
const on = fc.boolean();
/** Values that elements take in the pages of the shop, and unusual ones. */
const properties = fc.record(
  {
    className: fc.oneof(text, fc.constant(undefined)),
    id: text,
    title: fc.oneof(text, fc.integer(), fc.constant(null)),
    hidden: on,
    tabIndex: fc.constantFrom(0, -1),
    role: text,
    lang: text,
    popover: fc.constantFrom('auto', 'manual'),
    'aria-label': text,
    'aria-hidden': fc.oneof(on, fc.constant(undefined)),
    'data-active': fc.oneof(on, text, fc.integer(), fc.constant(undefined)),
    suppressHydrationWarning: on,
    onClick: fc.constant(() => undefined),
    style: fc.constantFrom<CSSProperties>({}, { width: '50%', marginTop: ' 1px' }, {
      '--price': '"₽"',
      '--lower': 0.5,
      backgroundColor: '',
    } as CSSProperties),
    dangerouslySetInnerHTML: fc.constant(undefined),
  },
  { requiredKeys: [] },
);
const address = fc.constantFrom('/', '/catalog?a=1&b="2"', '#top', 'https://farad.example/x', 'mailto:a@b.c');
const tags = fc.constantFrom('div', 'span', 'p', 'td', 'b', 'template', 'section', 'li', 'output');

const leaf = fc.oneof(
  text,
  fc.integer(),
  fc.constantFrom(null, undefined, true, false),
  fc
    .record(
      {
        type: fc.constantFrom('text', 'checkbox', 'hidden'),
        name: text,
        value: fc.oneof(text, fc.integer()),
        checked: on,
        required: on,
        disabled: on,
        placeholder: text,
        maxLength: fc.nat(9),
        autoComplete: fc.constantFrom('off'),
        inputMode: fc.constantFrom('numeric'),
        spellCheck: on,
        form: text,
        size: fc.nat(3),
      },
      { requiredKeys: [] },
    )
    .map((props) => createElement('input', { ...props, onChange: () => undefined })),
  fc
    .record({ defaultValue: text, defaultChecked: on }, { requiredKeys: [] })
    .map((props) => createElement('input', { className: 'field', ...props, name: 'qty' })),
  fc
    .record({ alt: text, width: fc.nat(99), src: someText }, { requiredKeys: ['src'] })
    .map(({ src, ...props }) => createElement('img', { ...props, src: `/${src}`, loading: 'lazy', decoding: 'async' })),
  fc
    .tuple(fc.constantFrom('a', 'b'), on)
    .map(([value, isMore]) =>
      createElement(
        'select',
        { name: 'sort', value, onChange: () => undefined },
        createElement('option', { value: 'a' }, 'Цена'),
        isMore && createElement('option', { value: 'b' }, 'Наличие'),
      ),
    ),
  fc.constant(
    <svg viewBox="0 0 18 18" aria-hidden="true" width={18} preserveAspectRatio="none">
      <path d="M0 0" strokeWidth="2.2" />
    </svg>,
  ),
  fc.constantFrom(
    createElement('br'),
    createElement(Twice),
    createElement('p', { dangerouslySetInnerHTML: { __html: '<b>1</b>' } }),
  ),
);

const { node } = fc.letrec<{ node: ReactNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc
      .tuple(tags, properties, fc.array(tie('node'), { maxLength: 4 }))
      .map(([tag, props, children]) => createElement(tag, props, ...children)),
    fc.tuple(tags, properties, tie('node')).map(([tag, props, child]) => createElement(tag, props, child)),
    fc.tuple(address, tie('node')).map(([href, child]) => createElement('a', { href }, child)),
    fc
      .tuple(address, fc.constantFrom('post', 'get'), tie('node'))
      .map(([action, method, child]) =>
        createElement('form', { method, action, className: 'grid', onSubmit: () => undefined }, child),
      ),
    fc
      .tuple(text, on, tie('node'))
      .map(([name, disabled, child]) =>
        createElement('button', { type: 'submit', name, value: '1', disabled, popoverTarget: 'menu' }, child),
      ),
    fc.array(tie('node'), { maxLength: 3 }).map((nodes) => createElement(Fragment, null, ...nodes)),
    fc.array(tie('node'), { maxLength: 3 }),
    tie('node').map((child) => createElement(Twice, null, child)),
  ),
}));

describe('elements as text', () => {
  it('are the same as React writes, for every tree', () => {
    // React warns about random trees, for example because elements of a list have no key.
    vi.spyOn(console, 'error').mockReturnValue();
    fc.assert(
      fc.property(node, (tree) => {
        expect(byPlain(tree)).toBe(byReact(tree));
      }),
      { numRuns: 1500 },
    );
  });

  it.each<[string, ReactNode]>([
    ['a picture that React announces in the head', createElement('img', { src: '/1.avif', alt: '' })],
    ['an address that runs a script', createElement('a', { href: 'JavaScript:alert(1)' }, '1')],
    ['a title of the document', createElement('title', null, '1')],
    ['a form with a function', createElement('form', { action: () => undefined })],
    ['an attribute with a name of its own in HTML', createElement('td', { rowSpan: 2 }, '1')],
    ['a number with a unit', createElement('p', { style: { width: 2 } }, '1')],
    ['an unusual element', createElement('x-part')],
    ['a promise', Promise.resolve('1')],
  ])('are left to React: %s', (_, tree) => {
    expect(() => byPlain(tree)).toThrow(OnlyReact);
  });
});
