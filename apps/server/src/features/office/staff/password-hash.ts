import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default), 64 MiB, three passes: 0.1 s in a separate thread. */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

const typed = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => hash(typed(password), cost);

// Hash for unknown accounts, so that checking them takes as long as for known ones.
const nobodys = hashPassword('nobody has this password');

/** Returns true if the password is right. With a null hash it returns false after the same time. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isSame = await verify(passwordHash ?? (await nobodys), typed(password));
  return isSame && passwordHash !== null;
}
