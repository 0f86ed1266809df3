import { z } from 'zod';

import { list, text } from './values.ts';

/** A search cluster that answers the searches of the shop. */
export interface SearchClusterConfig {
  /** URLs of its nodes. They may have a user and a password. */
  readonly urls: readonly string[];
  /** Beginning of the names of the shop's indices. */
  readonly alias: string;
}

export const searchClusterVariables = {
  SEARCH_URL: list
    .pipe(z.array(text.regex(/^https?:\/\/[^\s/?#]+\/?$/, 'must be addresses such as https://search.example:9200')))
    .optional(),
  SEARCH_INDEX: text.regex(/^[a-z][a-z0-9-]{0,60}$/, 'must be a name such as farad').default('farad'),
};

/** Returns the settings of the search cluster; null = the index in memory answers. */
export const searchClusterOf = (env: {
  readonly SEARCH_URL?: readonly string[] | undefined;
  readonly SEARCH_INDEX: string;
}): SearchClusterConfig | null => {
  const { SEARCH_URL: urls = [], SEARCH_INDEX: alias } = env;
  return urls.length === 0 ? null : { urls, alias };
};
