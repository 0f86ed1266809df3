import { useMatches } from 'react-router';

import wholeStyles from '#styles/app.css?url';
import { firstStyles, kinds, placeOfStyles } from '#styles/first-styles.ts';

/** In a browser: the page kind whose styles the document contains inline. These styles stay on later pages. */
const arrived = import.meta.env.SSR
  ? undefined
  : document.querySelector<HTMLStyleElement>('style[data-precedence="first"]')?.dataset['href'];

/**
 * Styles of the page. Some kinds of pages have their first styles inline in the document; others wait for the file with
 * all styles. The file contains the inline rules again and comes last, so its order of rules applies.
 */
export function PageStyles() {
  const wanted = kinds[useMatches().at(-1)?.id ?? ''];
  const present = import.meta.env.SSR ? firstStyles && wanted : arrived;
  return (
    <>
      {present && (
        // The server puts the text in afterwards (server/first-styles.server.ts). In a browser, React keeps it.
        <style href={present} precedence="first">
          {import.meta.env.SSR && firstStyles && wanted && placeOfStyles}
        </style>
      )}
      {present && present === wanted ? (
        // The keys differ, so that React replaces the link instead of changing its attributes.
        <link key="later" rel="prefetch" as="style" href={wholeStyles} />
      ) : (
        <link key="now" rel="stylesheet" precedence="whole" href={wholeStyles} />
      )}
    </>
  );
}
