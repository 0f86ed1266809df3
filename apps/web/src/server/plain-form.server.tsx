import { type ReactNode, useId } from 'react';
import {
  Form as RouterForm,
  type FetcherWithComponents,
  type FormProps,
  IDLE_FETCHER,
  type SubmitFunction,
} from 'react-router';

import { writtenAsIs } from './plain-link.server.tsx';

/** Properties for the router only. They are not attributes of the element. */
const ofRouter: ReadonlySet<string> = new Set<keyof FormProps>([
  'discover',
  'fetcherKey',
  'navigate',
  'reloadDocument',
  'relative',
  'replace',
  'state',
  'preventScrollReset',
  'viewTransition',
  'defaultShouldRevalidate',
  'onSubmit',
]);

/**
 * Replaces React Router's Form in the server's build (vite.config.ts). It renders the same element much faster, because
 * it adds no handlers and does not resolve absolute paths. It leaves out the mark for route discovery, as Link does
 * (plain-link.server.tsx). For addresses that it does not support, it renders React Router's Form.
 */
export function Form(props: FormProps): ReactNode {
  const { method = 'get', action } = props;
  if (action === undefined || !writtenAsIs.test(action)) return <RouterForm discover="none" {...props} />;
  const attributes = Object.entries(props).filter(([name]) => !ofRouter.has(name));
  return <form {...Object.fromEntries(attributes)} method={method.toLowerCase() === 'get' ? 'get' : 'post'} />;
}

/** Rejects, because a server has no events that could send a form. */
const send = (): Promise<never> => Promise.reject(new Error('a form was sent while a page was rendered'));

const idle = { ...IDLE_FETCHER, data: undefined, Form, submit: send, load: send, reset: () => undefined };

/** Replaces React Router's useFetcher: on a server, all fetchers are idle. */
export function useFetcher(): FetcherWithComponents<never> {
  // React Router's hook makes an id too. Without it, the ids of other components would differ in the browser.
  useId();
  return idle as unknown as FetcherWithComponents<never>;
}

/** Replaces React Router's useSubmit. */
export const useSubmit = (): SubmitFunction => send;
