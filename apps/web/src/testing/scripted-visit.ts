import { createClient, type WireRequest } from '@farad/contract/client';
import { usualSettings } from '@farad/domain/setting';
import { allLanguages, inEachLocale } from '@farad/domain/shared';
import { RouterContextProvider } from 'react-router';

import type { PageContext } from '@farad/contract/page-context';
import { appContext, carryCookies, type Visit } from '../server/visit.server.ts';

/** Answer of the API to one call. */
interface ScriptedAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface ScriptedVisit {
  readonly visit: Visit;
  /** API calls made so far, in order, such as `GET /basket/x`. */
  readonly asked: string[];
}

/**
 * Returns a visit to an address. `answer` answers the API calls of the visit. With `form`, the visit posts that form.
 */
export async function scriptedVisit(
  address: string,
  answer: (call: string, request: WireRequest) => ScriptedAnswer,
  form?: Readonly<Record<string, string>>,
): Promise<ScriptedVisit> {
  const url = new URL(address, 'http://localhost:3000');
  const request = new Request(url, form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) });
  const requested: string[] = [];
  const client = createClient({
    transport: async (call) => {
      requested.push(`${call.method} ${call.path}`);
      const { status, body } = answer(requested.at(-1) ?? '', call);
      return { status, setCookies: [], body: JSON.stringify(body) };
    },
  });
  const app: PageContext = {
    client: () => client,
    nonce: '',
    requestId: '',
    noteRoute: () => undefined,
    siteUrl: url.origin,
    apiBase: '/api',
    shop: {
      name: 'Farad',
      tagline: inEachLocale(() => 'parts'),
      style: '',
      icon: null,
      contacts: usualSettings.contacts,
      languages: allLanguages,
      home: usualSettings.home,
    },
    mapTiles: null,
    report: () => undefined,
    isMobile: false,
    isGuest: true,
    cacheUntilChanged: () => undefined,
  };
  const context = new RouterContextProvider();
  context.set(appContext, app);
  const visit = { request, url, context };
  await carryCookies({ ...visit, params: {}, pattern: url.pathname }, async () => new Response());
  return { visit, asked: requested };
}
