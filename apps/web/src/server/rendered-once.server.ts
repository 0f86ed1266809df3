import { isScriptRequest, type Visit } from '#server/visit.server.ts';

/**
 * Adds to the loader's data a text that is needed only to render the page. React Router sends all enumerable fields to
 * the browser. If a whole page is requested, the field is not enumerable, because the rendered HTML contains the text.
 * If a script requests the data, the field is enumerable.
 */
export const renderedOnce = <Data extends object, Name extends string>(
  visit: Visit,
  data: Data,
  name: Name,
  text: string,
): Data & { readonly [_ in Name]?: string } =>
  Object.defineProperty(data, name, { value: text, enumerable: isScriptRequest(visit) });
