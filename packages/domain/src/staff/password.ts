/** Why a password is refused. */
export type PasswordProblem = 'too_short' | 'too_long' | 'too_simple' | 'like_the_address';

const lengthMin = 12;
const lengthMax = 200;
const differentMin = 6;

// What people make long passwords of; letters beside them do not count.
const common =
  /password|parol|пароль|qwerty|йцукен|123456|234567|345678|456789|admin|farad|letmein|welcome|iloveyou|abcdef/g;
const ownMin = 6;

/**
 * Long enough to be guessed by nobody rather than full of signs (NIST 800-63B): at least 12 characters, six different
 * ones, six that are no part of a well-known password, and not the name of the mailbox.
 */
export function passwordProblem(password: string, email: string): PasswordProblem | null {
  const characters = [...password];
  if (characters.length < lengthMin) return 'too_short';
  if (characters.length > lengthMax) return 'too_long';
  const lower = password.toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  if (name.length >= 4 && [...lower.replaceAll(name, '')].length < ownMin) return 'like_the_address';
  const rest = [...lower.replace(common, '')];
  return new Set(characters).size < differentMin || new Set(rest).size < 4 || rest.length < ownMin
    ? 'too_simple'
    : null;
}
