import { preinit } from 'react-dom';

import wholeStyles from '#styles/app.css?url';

/**
 * Loads the file with all styles. A component that loads later needs this file if its page has only inline styles.
 * React shows the component once the file has loaded.
 */
export const WholeStyles = () => <link rel="stylesheet" precedence="whole" href={wholeStyles} />;

/**
 * Loads the file after the next paint, before a component needs it. When it arrives, the browser computes the styles of
 * the whole page again. On a phone this takes more than 100 ms, so it should not happen while somebody types.
 */
export function loadWholeStyles(): void {
  requestAnimationFrame(() => setTimeout(() => preinit(wholeStyles, { as: 'style', precedence: 'whole' })));
}
