import { afterEach, describe, expect, it, vi } from 'vitest';

import { fetchJson } from './ask-json.ts';

const ask = (answer: () => Response | Promise<Response>) => {
  vi.stubGlobal('fetch', async () => answer());
  return fetchJson<{ count: number }>('/lists/marks', new AbortController().signal);
};

afterEach(() => vi.unstubAllGlobals());

describe('askJson', () => {
  it('returns the answer of the resource', async () => {
    expect(await ask(() => Response.json({ count: 3 }))).toEqual({ count: 3 });
  });

  it.each([
    ['the shop refuses', () => Response.json({ code: 'unavailable' }, { status: 503 })],
    ['another page stands before the shop', () => new Response('<html>sign in to the network</html>')],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the page is left', () => Promise.reject(new DOMException('left', 'AbortError'))],
  ])('returns null if %s', async (_, answer) => {
    expect(await ask(answer)).toBeNull();
  });

  it('rethrows unexpected errors', async () => {
    await expect(ask(() => Promise.reject(new RangeError('a fault of ours')))).rejects.toThrow('a fault of ours');
  });
});
