import { firstStyles, kinds, placeOfStyles } from '../styles/first-styles.ts';

/**
 * Puts the first styles of a page into its document. They are a third of it, and React and others would search through
 * them. `route` = id of the page's route.
 */
export function withFirstStyles(html: string, route: string | undefined): string {
  const kind = kinds[route ?? ''];
  const place = html.indexOf(placeOfStyles);
  if (firstStyles === null || kind === undefined || place === -1) return html;
  return html.slice(0, place) + firstStyles[kind] + html.slice(place + placeOfStyles.length);
}
