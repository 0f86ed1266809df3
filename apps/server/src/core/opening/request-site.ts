import http from 'node:http';
import https from 'node:https';
import { TLSSocket } from 'node:tls';

import type { MachineFacts } from '@farad/domain/opening';
import { dayMs } from '@farad/domain/shared';

type SiteAnswer = MachineFacts['site']['answer'];

const reasonOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : error.message;

/**
 * Returns the number of days until the connection's TLS certificate expires; null = the connection has no certificate.
 */
function certificateDays(socket: unknown): number | null {
  if (!(socket instanceof TLSSocket)) return null;
  const { valid_to: end } = socket.getPeerCertificate();
  return end === undefined ? null : Math.floor((Date.parse(end) - Date.now()) / dayMs);
}

/** Requests an address as a visitor would; its certificate is verified. */
export function askSite(url: string, timeoutMs: number): Promise<SiteAnswer> {
  const { promise, resolve } = Promise.withResolvers<SiteAnswer>();
  const gone = (reason: string): void => resolve({ isThere: false, reason, certificateDays: null });
  const request = (url.startsWith('https:') ? https : http).get(url, { agent: false, timeout: timeoutMs }, (answer) => {
    const days = certificateDays(answer.socket);
    answer.resume();
    const isThere = answer.statusCode === 200;
    resolve({ isThere, reason: isThere ? '' : `HTTP ${answer.statusCode ?? 0}`, certificateDays: days });
  });
  request.on('timeout', () => request.destroy(new Error('no answer in time')));
  request.on('error', (error) => gone(reasonOf(error)));
  return promise;
}
