import { isScriptRequest, type Visit } from '#server/visit.server.ts';

/**
 * Returns the loader's data with a text that only rendering needs. A rendered document contains the text already, so it
 * is not enumerable there and React Router does not send it again. A script that requests the data gets it.
 */
export const renderedOnce = <Data extends object, Name extends string>(
  visit: Visit,
  data: Data,
  name: Name,
  text: string,
): Data & { readonly [_ in Name]?: string } =>
  Object.defineProperty(data, name, { value: text, enumerable: isScriptRequest(visit) });
