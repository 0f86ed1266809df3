import { isScriptRequest, type Visit } from '#server/visit.server.ts';

/**
 * Adds a text that only rendering needs to the loader's data. React Router sends all enumerable fields to the browser.
 * For a document, the field is not enumerable, because the rendered HTML already contains the text. For a script that
 * requests the data, it is enumerable.
 */
export const renderedOnce = <Data extends object, Name extends string>(
  visit: Visit,
  data: Data,
  name: Name,
  text: string,
): Data & { readonly [_ in Name]?: string } =>
  Object.defineProperty(data, name, { value: text, enumerable: isScriptRequest(visit) });
