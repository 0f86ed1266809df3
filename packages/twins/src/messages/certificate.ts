import { dayMs } from '@farad/domain/shared';
import { generate } from 'selfsigned';

export interface Certificate {
  /** Certificate in PEM. It is self-signed, so clients must trust it as an authority. */
  readonly certificate: string;
  readonly key: string;
}

/** Returns a certificate for `localhost`. It is new at every start and is not stored. */
export async function makeCertificate(now: () => number = Date.now): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now() - dayMs),
    notAfterDate: new Date(now() + 365 * dayMs),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', digitalSignature: true, keyCertSign: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  return { certificate: made.cert, key: made.private };
}
