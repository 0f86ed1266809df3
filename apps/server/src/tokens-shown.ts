import { createHash } from 'node:crypto';

/** A token passes once even if its provider forgets; none lives longer than this. */
const tokenLifeMs = 600_000;
const rememberedMax = 50_000;

/** Remembers tokens of the bot check: whether one is shown for the first time. */
export function tokensShown(clock: () => Date): (token: string) => boolean {
  const shownAt = new Map<string, number>();
  return (token) => {
    const nowMs = clock().getTime();
    for (const [key, at] of shownAt) {
      if (nowMs - at < tokenLifeMs && shownAt.size < rememberedMax) break;
      shownAt.delete(key);
    }
    const key = createHash('sha256').update(token).digest('base64');
    if (shownAt.has(key)) return false;
    shownAt.set(key, nowMs);
    return true;
  };
}
