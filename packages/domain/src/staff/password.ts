import { staffLimits } from './limits.ts';

/** Why a password is refused. */
export type PasswordProblem = 'too_short' | 'too_long' | 'too_simple' | 'like_the_address';

const lengthMin = 12;
const differentMin = 6;

// Words and rows of keys that many passwords contain. They do not count towards the length of a password.
const common =
  /password|parol|пароль|qwerty|йцукен|123456|234567|345678|456789|admin|farad|letmein|welcome|iloveyou|abcdef/g;
const ownMin = 6;

/**
 * Returns why a password is refused; null = accepted. A password must be long rather than have special characters (NIST
 * 800-63B). It needs at least 12 characters, six of them different. At least six characters must not belong to common
 * passwords. At least six must not belong to the name of the person's mailbox.
 */
export function passwordProblem(password: string, email: string): PasswordProblem | null {
  const characters = [...password];
  if (characters.length < lengthMin) return 'too_short';
  if (characters.length > staffLimits.passwordLengthMax) return 'too_long';
  const lower = password.toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  if (name.length >= 4 && [...lower.replaceAll(name, '')].length < ownMin) return 'like_the_address';
  const rest = [...lower.replace(common, '')];
  return new Set(characters).size < differentMin || new Set(rest).size < 4 || rest.length < ownMin
    ? 'too_simple'
    : null;
}
