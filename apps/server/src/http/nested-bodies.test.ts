import { afterAll, beforeAll, expect, it } from 'vitest';

import { openShop, type TestShop } from '../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const levelsRead = 32;

/** A body with so many levels, the object around it among them. */
const nested = (levels: number): string => `{"seo":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

/** One that never closes what it opens. */
const open = (levels: number): string => `{"seo":${'['.repeat(levels - 1)}`;

it.each([10, 32, 33, 100, 7000, 30_000, 500_000])(
  'a body of %i levels is answered by every call, and above 32 is read by none',
  async (levels) => {
    const posts = shop.inventory.filter(({ declaration, method }) => declaration !== undefined && method === 'POST');
    expect(posts.length).toBeGreaterThan(100);
    let refused = 0;
    for (const { path, bodyLimit = 0, declaration } of posts) {
      const takesJson = declaration?.call.fileTypes === undefined;
      for (const body of [nested(levels), open(levels)]) {
        const answer = await shop.guest().post(path.replace(/:\w+/g, '1'), body, { 'idempotency-key': 'k' });
        const { code } = answer.json<{ error?: { code?: string } }>().error ?? {};
        if (!takesJson) expect([path, code]).toEqual([path, 'unsupported_media_type']);
        else if (body.length > bodyLimit) expect([path, code]).toEqual([path, 'body_too_large']);
        else if (levels > levelsRead) {
          expect([path, answer.statusCode, code]).toEqual([path, 400, 'nested_too_deep']);
          refused += 1;
        } else {
          expect(answer.statusCode, path).toBeLessThan(500);
          expect([path, code]).not.toEqual([path, 'nested_too_deep']);
        }
      }
    }
    // The largest bodies fit into the limits of few calls.
    expect(refused > 0).toBe(levels > levelsRead);
  },
);
