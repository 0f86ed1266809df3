import { dayMs } from '@farad/domain/shared';
import { generate } from 'selfsigned';

export interface Certificate {
  /** PEM. The certificate is self-signed, so it is also the authority to trust. */
  readonly certificate: string;
  readonly key: string;
}

/** Makes a certificate for loopback. It is new at every start and stays in memory. */
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
