import { createContext, type ReactNode, useContext, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { wholePart, withWholeParts } from './whole-part.server.ts';

const Price = createContext('0 ₽');

function Cell({ children }: { readonly children: ReactNode }) {
  const price = useContext(Price);
  const [count] = useState(2);
  return (
    <td className="num">
      {children} {price} × {count}
    </td>
  );
}

function Row({ mpn }: { readonly mpn: string }) {
  return (
    <tr aria-label={mpn}>
      <Cell>{mpn}</Cell>
      {null}
    </tr>
  );
}

/** Returns the document with the component, once as React writes it and once with its part as text. */
function bothWays<P extends object>(Part: (props: P) => ReactNode, props: P): readonly [string, string] {
  const Whole = wholePart(Part);
  const shown = (As: (props: P) => ReactNode) => (
    <Price value="1,20 ₽">
      <As {...props} />
    </Price>
  );
  return [renderToString(shown(Part)), withWholeParts(() => renderToString(shown(Whole)))];
}

it('a part is written as React writes it, with the contexts around it', () => {
  const [byReact, whole] = bothWays(Row, { mpn: '"NE555" & <LM358>' });
  expect(whole).toBe(byReact);
  expect(whole).toContain('1,20 ₽');
});

it('a part with an id of React is written by React, because the id depends on its place', () => {
  let calls = 0;
  const [byReact, whole] = bothWays(() => {
    calls += 1;
    return (
      <p>
        <b id={useId()}>1</b>
      </p>
    );
  }, {});
  expect(whole).toBe(byReact);
  // Once by React alone, and twice because the first try was in vain.
  expect(calls).toBe(3);
});

it('a part that is not one element of HTML is left to React', () => {
  const [byReact, whole] = bothWays(
    () => (
      <>
        <p>1</p>2
      </>
    ),
    {},
  );
  expect(whole).toBe(byReact);
});

it('an error of a part is thrown as it is', () => {
  const Broken = wholePart((): ReactNode => {
    throw new Error('no price');
  });
  expect(() => withWholeParts(() => renderToString(<Broken />))).toThrow('no price');
});

it('an error of a part is thrown as it is', () => {
  const Broken = wholePart((): ReactNode => {
    throw new Error('no price');
  });
  expect(() => withWholeParts(() => renderToString(<Broken />))).toThrow('no price');
});
