import { useMatches } from 'react-router';

import wholeStyles from '#styles/app.css?url';
import { firstStyles, kinds } from '#styles/first-styles.ts';

/** In a browser: the page kind whose styles are inlined in this document. They stay for later pages. */
const arrived = import.meta.env.SSR
  ? undefined
  : document.querySelector<HTMLStyleElement>('style[data-precedence="first"]')?.dataset['href'];

/**
 * Styles of the page: inlined in the document for some page kinds, otherwise the file with all styles. The file repeats
 * the inlined rules and comes after them, so the order of rules is always that of the file.
 */
export function PageStyles() {
  const wanted = kinds[useMatches().at(-1)?.id ?? ''];
  const present = import.meta.env.SSR ? firstStyles && wanted : arrived;
  return (
    <>
      {present && (
        // In a browser, React keeps the existing text.
        <style href={present} precedence="first">
          {wanted && firstStyles?.[wanted]}
        </style>
      )}
      {present && present === wanted ? (
        // Different keys, so that React does not change one link into the other.
        <link key="later" rel="prefetch" as="style" href={wholeStyles} />
      ) : (
        <link key="now" rel="stylesheet" precedence="whole" href={wholeStyles} />
      )}
    </>
  );
}
