import { parseJson } from '@farad/domain/shared';
import { signInLimits, type SignInLimits } from '@farad/domain/customer-sign-in';
import { z } from 'zod';

/** Limits that the operator cannot change, because sessions and pages depend on their values. */
const fixed: readonly string[] = ['codeLength', 'stepUpCodeLength', 'sessionIdleSeconds', 'sessionAbsoluteSeconds'];

const names = Object.keys(signInLimits).filter((name) => !fixed.includes(name));

const Limits = z.partialRecord(z.enum(names), z.number().positive());

/** Parses the limits of sign-in that differ from the defaults: `{"sendsPerIpHour":30}`. Unknown names are refused. */
export function readSignInLimits(text: string, context: z.RefinementCtx): Partial<SignInLimits> {
  const read = Limits.safeParse(parseJson(text));
  if (read.success) return read.data;
  context.addIssue(`must be JSON, names to numbers above 0; the names are ${names.join(', ')}`);
  return z.NEVER;
}
