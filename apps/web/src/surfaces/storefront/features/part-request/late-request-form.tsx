import { lazy } from 'react';

const module = import.meta.env.SSR ? await import('./part-request-form.tsx') : null;

/** The unfilled form where few pages show it: there on the server, loaded by a browser only then. */
export const LateRequestForm =
  module?.BlankRequestForm ??
  lazy(async () => ({ default: (await import('./part-request-form.tsx')).BlankRequestForm }));
