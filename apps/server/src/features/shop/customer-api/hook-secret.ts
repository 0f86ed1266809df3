import type { HookRow } from '@farad/database/people/hook.queries';

import { openSealed, sealSecret, type SealedFor } from '#kit/seal.ts';

const sealedFor = (hookId: string): SealedFor => ({ purpose: 'hook secret', owner: hookId });

export const sealHookSecret = (secretKey: Buffer, hookId: string, secret: string): Buffer =>
  sealSecret(secretKey, sealedFor(hookId), secret);

/**
 * Returns the secrets with which messages to a receiver are signed now, the current one first. After a rotation, the
 * old one is valid for some time.
 */
export function secretsOf(
  secretKey: Buffer,
  { id, secret, oldSecret, oldSecretUntil }: Pick<HookRow, 'id' | 'secret' | 'oldSecret' | 'oldSecretUntil'>,
  now: Date,
): readonly string[] {
  const isOldOver = oldSecret === null || oldSecretUntil === null || oldSecretUntil <= now;
  return [secret, ...(isOldOver ? [] : [oldSecret])].map((sealed) => openSealed(secretKey, sealedFor(id), sealed));
}
