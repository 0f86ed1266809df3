import http from 'node:http';
import https from 'node:https';
import { TLSSocket } from 'node:tls';

import type { CertificateProblem, SiteAnswer } from '@farad/domain/opening';
import { dayMs } from '@farad/domain/shared';

/** Codes by which OpenSSL and Node.js refuse a certificate (Node.js, "X509 certificate error codes"). */
const certificateCodes: Readonly<Record<string, CertificateProblem>> = {
  UNABLE_TO_GET_ISSUER_CERT: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'untrusted',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'untrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'untrusted',
  CERT_UNTRUSTED: 'untrusted',
  CERT_REJECTED: 'untrusted',
  CERT_SIGNATURE_FAILURE: 'untrusted',
  INVALID_CA: 'untrusted',
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'early',
  ERR_TLS_CERT_ALTNAME_INVALID: 'other_name',
};

/** Returns the host names of a refused certificate; null = the error has no certificate. */
const namesIn = (error: Error): string | null =>
  'cert' in error &&
  typeof error.cert === 'object' &&
  error.cert !== null &&
  'subjectaltname' in error.cert &&
  typeof error.cert.subjectaltname === 'string'
    ? error.cert.subjectaltname
    : null;

function whyFailed(error: Error): Pick<SiteAnswer, 'reason' | 'certificate'> {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const certificate = certificateCodes[code] ?? null;
  return { reason: namesIn(error) ?? (code || error.message), certificate };
}

/**
 * Returns the number of days until the connection's TLS certificate expires; null = the connection has no certificate.
 */
function certificateDays(socket: unknown): number | null {
  if (!(socket instanceof TLSSocket)) return null;
  const { valid_to: end } = socket.getPeerCertificate();
  return end === undefined ? null : Math.floor((Date.parse(end) - Date.now()) / dayMs);
}

/**
 * Requests an address as a visitor would; its certificate is verified. `expects` is the status that it must answer;
 * null = any.
 */
export function askSite(address: string, timeoutMs: number, expects: number | null = 200): Promise<SiteAnswer> {
  const { promise, resolve } = Promise.withResolvers<SiteAnswer>();
  const url = new URL(address).origin;
  const request = (url.startsWith('https:') ? https : http).get(
    address,
    { agent: false, timeout: timeoutMs },
    (answer) => {
      const days = certificateDays(answer.socket);
      answer.resume();
      const isThere = expects === null || answer.statusCode === expects;
      const reason = isThere ? '' : `HTTP ${answer.statusCode ?? 0}`;
      resolve({ url, isThere, reason, certificate: null, certificateDays: days });
    },
  );
  request.on('timeout', () => request.destroy(new Error('no answer in time')));
  request.on('error', (error) => resolve({ url, isThere: false, ...whyFailed(error), certificateDays: null }));
  return promise;
}

/** Addresses of the shop. They may be on one host or on several. */
interface Addresses {
  readonly siteUrl: string;
  readonly cabinetUrl: string;
  readonly apiUrl: string;
  readonly adminUrl: string;
}

/**
 * Requests each host of the site. The host of the API must be healthy; others only have to answer, because a closed
 * shop answers 503.
 */
export function askHosts(addresses: Addresses, timeoutMs: number): Promise<readonly SiteAnswer[]> {
  const { siteUrl, cabinetUrl, apiUrl, adminUrl } = addresses;
  const originOf = (address: string): string => new URL(address).origin;
  const others = new Set([siteUrl, cabinetUrl, adminUrl].map(originOf));
  others.delete(originOf(apiUrl));
  return Promise.all([
    askSite(`${apiUrl}/healthz`, timeoutMs),
    ...[...others].map((origin) => askSite(origin, timeoutMs, null)),
  ]);
}
