import { createHmac } from 'node:crypto';

/** What is counted under it cannot be told from it: 32 bytes. `text` begins with what it is for. */
export const keyedHash = (secretKey: Buffer, text: string): Buffer =>
  createHmac('sha256', secretKey).update(text).digest();
