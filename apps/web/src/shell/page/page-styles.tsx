import { useMatches } from 'react-router';

import wholeStyles from '#styles/app.css?url';
import { firstStyles, kinds } from '#styles/first-styles.ts';

/** In a browser, the kind whose styles came within the document: they stay there while other pages are shown. */
const arrived = import.meta.env.SSR
  ? undefined
  : document.querySelector<HTMLStyleElement>('style[data-precedence="first"]')?.dataset['href'];

/**
 * Styles of the page: within the document where it was opened with such a page, else the file with all of them. The
 * file repeats what the document has and comes after it, so that the order of rules is always that of the file.
 */
export function PageStyles() {
  const wanted = kinds[useMatches().at(-1)?.id ?? ''];
  const present = import.meta.env.SSR ? firstStyles && wanted : arrived;
  return (
    <>
      {present && (
        // In a browser React keeps the text that is there.
        <style href={present} precedence="first">
          {wanted && firstStyles?.[wanted]}
        </style>
      )}
      {present && present === wanted ? (
        // Apart from the other by its key: React does not turn the one link into the other.
        <link key="later" rel="prefetch" as="style" href={wholeStyles} />
      ) : (
        <link key="now" rel="stylesheet" precedence="whole" href={wholeStyles} />
      )}
    </>
  );
}
