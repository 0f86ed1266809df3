import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default kind), 64 MiB, three passes: a tenth of a second, on a thread beside the main one. */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

const typed = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => hash(typed(password), cost);

// Of a password that nobody has, made as all others: whoever is unknown takes as long as who is known.
const nobodys = hashPassword('nobody has this password');

/** Whether it is the password; with null the answer is no, after the same time. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isSame = await verify(passwordHash ?? (await nobodys), typed(password));
  return isSame && passwordHash !== null;
}
