import { hash, verify } from '@node-rs/argon2';

/**
 * Cost of a password hash: argon2id (the library's default), 64 MiB, three passes. It takes 0.1 s in a separate thread.
 */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

const typed = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => hash(typed(password), cost);

// A hash that is compared if the account is unknown, so that the check takes as long as for a known account.
const nobodys = hashPassword('nobody has this password');

/** True if the password is right. If the hash is null, it returns false after the same time as for a wrong password. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isSame = await verify(passwordHash ?? (await nobodys), typed(password));
  return isSame && passwordHash !== null;
}
