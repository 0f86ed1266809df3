import type { Tx } from '@farad/database/connection/connect';
import { staffQueries } from '@farad/database/staff/staff.queries';
import { readStaffCode } from '@farad/domain/staff';

import type { Deps } from '#deps.ts';
import { recoveryHmac, unseal } from './secrets.ts';
import { totpStep } from './totp.ts';

/**
 * Checks a code of the authenticator or a recovery code and marks it as used. Returns null if the code is wrong or was
 * used before.
 */
export async function useStaffCode(
  tx: Tx,
  { secretKey, clock }: Deps,
  staffId: number,
  text: string,
): Promise<'totp' | 'recovery' | null> {
  const typed = readStaffCode(text);
  if (typed === null) return null;
  const queries = staffQueries(tx);
  if (typed.kind === 'recovery') {
    const isUsed = await queries.useRecoveryCode(staffId, recoveryHmac(secretKey, staffId, typed.code), clock());
    return isUsed ? 'recovery' : null;
  }
  const { totpSecret, totpStep: lastStep } = await queries.secrets(staffId);
  if (totpSecret === null) return null;
  const step = await totpStep(unseal(secretKey, staffId, totpSecret), typed.code, lastStep, clock());
  return step !== null && (await queries.takeStep(staffId, step)) ? 'totp' : null;
}
