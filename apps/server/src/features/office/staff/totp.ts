import { generateSecret, generateURI, verify } from 'otplib';

const periodSeconds = 30;

/** Returns a new random secret of 160 bits in base32. */
export const newTotpSecret = (): string => generateSecret({ length: 20 });

/**
 * Returns the address that an authenticator app reads from a QR code. The app lists the account under the shop's name.
 */
export const totpUri = (shop: string, email: string, secret: string): string =>
  generateURI({ issuer: shop, label: email, secret });

/**
 * Returns the time step of a right code; the code may be one period early or late. Returns null if the code is wrong or
 * its step is not later than `afterStep`, so that no code can be used twice.
 */
export async function totpStep(secret: string, code: string, afterStep: number, now: Date): Promise<number | null> {
  const epoch = Math.floor(now.getTime() / 1000);
  const outcome = await verify({ secret, token: code, epoch, epochTolerance: periodSeconds, afterTimeStep: afterStep });
  return outcome.valid && 'timeStep' in outcome ? outcome.timeStep : null;
}
