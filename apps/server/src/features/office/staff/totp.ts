import { generateSecret, generateURI, verify } from 'otplib';

const periodSeconds = 30;

/** 160 random bits in base32. */
export const newTotpSecret = (): string => generateSecret({ length: 20 });

/** Returns the address that an authenticator reads as a QR code. It lists the account under the shop's name. */
export const totpUri = (shop: string, email: string, secret: string): string =>
  generateURI({ issuer: shop, label: email, secret });

/**
 * Returns the time step of a right code, at most one period early or late. Returns null if it is wrong or not later
 * than `afterStep`.
 */
export async function totpStep(secret: string, code: string, afterStep: number, now: Date): Promise<number | null> {
  const epoch = Math.floor(now.getTime() / 1000);
  const outcome = await verify({ secret, token: code, epoch, epochTolerance: periodSeconds, afterTimeStep: afterStep });
  return outcome.valid && 'timeStep' in outcome ? outcome.timeStep : null;
}
