import type { ErrorCode } from '@farad/domain/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openShop, type TestShop } from '#testing/shop.ts';
import type { InventoryLine } from '../serve/inventory.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const levelsRead = 32;

/** Returns a body with this many nested levels, the outer object included. */
const nested = (levels: number): string => `{"seo":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

/** Returns a body whose brackets are never closed. */
const open = (levels: number): string => `{"seo":${'['.repeat(levels - 1)}`;

/** Returns why a call refuses to read the body; null = it reads the body. */
function refusalOf({ bodyLimit = 0, declaration }: InventoryLine, body: string, levels: number): ErrorCode | null {
  if (declaration?.call.fileTypes !== undefined) return 'unsupported_media_type';
  if (body.length > bodyLimit) return 'body_too_large';
  return levels > levelsRead ? 'nested_too_deep' : null;
}

it.each([10, 32, 33, 100, 7000, 30_000, 500_000])(
  'a body of %i levels is answered by every call, and above 32 read by none',
  async (levels) => {
    const posts = shop.inventory.filter(({ declaration, method }) => declaration !== undefined && method === 'POST');
    expect(posts.length).toBeGreaterThan(100);
    const answered: [path: string, code: string | undefined, isRight: boolean][] = [];
    for (const line of posts) {
      for (const body of [nested(levels), open(levels)]) {
        const answer = await shop.guest().post(line.path.replace(/:\w+/g, '1'), body, { 'idempotency-key': 'k' });
        const { code } = answer.json<{ error?: { code?: string } }>().error ?? {};
        const wanted = refusalOf(line, body, levels);
        const isRight = wanted === null ? code !== 'nested_too_deep' && answer.statusCode < 500 : code === wanted;
        answered.push([line.path, code, isRight]);
      }
    }
    expect(answered.filter(([, , isRight]) => !isRight)).toEqual([]);
    // The largest of these bodies exceeds the size limit of most calls.
    expect(answered.some(([, code]) => code === 'nested_too_deep')).toBe(levels > levelsRead);
  },
);
