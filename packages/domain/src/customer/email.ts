import type { Brand } from '../shared/brand.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { textLimits } from '../shared/text-limits.ts';

/** Lower-case ASCII e-mail address, at most 254 characters. */
export type Email = Brand<string, 'Email'>;

const atom = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * Returns the e-mail address in lower case, so that one mailbox is one account. Refuses non-ASCII characters first:
 * lower case turns some of them into ASCII (the Kelvin sign becomes k), which would be another person's address.
 */
export function normaliseEmail(text: string): Result<Email, 'invalid_email'> {
  const trimmed = text.replace(/^[ \t]+|[ \t]+$/g, '');
  if (trimmed.length > textLimits.email || !/^[\x21-\x7e]+$/.test(trimmed)) return fail('invalid_email');
  const address = trimmed.toLowerCase();
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(0, at));
  const isSane = local.length <= 64 && atom.test(local) && domain.test(address.slice(at + 1));
  return isSane ? ok(address as Email) : fail('invalid_email');
}
