import type { Measured } from '../bench.ts';
import { ofBuyer, openSession } from '../orders/buyers.ts';
import type { BareClient } from '../orders/replay.ts';
import { Caller } from './caller.ts';

const phone = '79070000000';

/** Creates a customer with an API key for KiCad. Returns the value of the Authorization header. */
async function openKey(origin: string, client: BareClient, caller: Caller): Promise<string> {
  const owner = { token: await openSession(client, phone) };
  const made = await caller.ask(origin, ofBuyer(owner, '/api/account/api-keys', { name: 'KiCad', scopes: ['kicad'] }));
  return `Token ${(JSON.parse(made) as { readonly token: string }).token}`;
}

interface Listed {
  readonly id: string;
}

interface Opened {
  readonly milliseconds: number;
  readonly requests: number;
  readonly parts: number;
}

/**
 * Opens the whole library as KiCad does: the root, the categories, the parts of each category. KiCad before 10.0.5
 * then requests each part (`isOld`). Throws on an error status, so a limit of requests would be seen.
 */
async function openLibrary(origin: string, caller: Caller, authorization: string, isOld: boolean): Promise<Opened> {
  let [requests, parts] = [0, 0];
  const ask = async (path: string): Promise<unknown> => {
    requests += 1;
    return JSON.parse(await caller.ask(origin, { path: `/api/kicad/v1/${path}`, headers: { authorization } }));
  };
  const begun = performance.now();
  await ask('');
  for (const category of (await ask('categories.json')) as readonly Listed[]) {
    const listed = (await ask(`parts/category/${category.id}.json`)) as readonly Listed[];
    parts += listed.length;
    if (!isOld) continue;
    for (const { id } of listed) await ask(`parts/${id}.json`);
  }
  return { milliseconds: performance.now() - begun, requests, parts };
}

/** Names of the rows in budgets.json. */
export const kicadIds = ['wire KiCad', 'wire KiCad before 10.0.5'] as const;

/** Measures how long KiCad takes to open the whole library. */
export async function kicadLibrary(origin: string, client: BareClient): Promise<readonly Measured[]> {
  const caller = new Caller(0);
  try {
    const authorization = await openKey(origin, client, caller);
    const rows: Measured[] = [];
    for (const [index, id] of kicadIds.entries()) {
      const isOld = index === 1;
      const { milliseconds, requests, parts } = await openLibrary(origin, caller, authorization, isOld);
      rows.push({
        id,
        what: `the whole library in KiCad${isOld ? ' before 10.0.5' : ''}; the ratio is the number of requests`,
        milliseconds,
        toLimit: requests,
        toAlternative: null,
        note: `${parts} parts`,
      });
    }
    return rows;
  } finally {
    caller.close();
  }
}
