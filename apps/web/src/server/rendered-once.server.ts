import { isScriptRequest, type Visit } from '#server/visit.server.ts';

/**
 * Returns the loader's data together with a text that only rendering needs. React Router sends enumerable fields to the
 * browser. The rendered document contains the text already, so there the field is not enumerable. A script that
 * requests the data gets the field.
 */
export const renderedOnce = <Data extends object, Name extends string>(
  visit: Visit,
  data: Data,
  name: Name,
  text: string,
): Data & { readonly [_ in Name]?: string } =>
  Object.defineProperty(data, name, { value: text, enumerable: isScriptRequest(visit) });
