import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { defaultLocale } from '@farad/domain/shared';

import { errorBody } from '../answers/errors.ts';

/**
 * Returns the complete HTTP answer to a request that cannot be read. It has the format of all errors, and closes the
 * connection.
 */
export function brokenAnswer(status: 400 | 408 | 431): string {
  const body = JSON.stringify(errorBody({ code: 'invalid_input' }, defaultLocale));
  const heads = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'cache-control: private, no-store',
    'content-type: application/json; charset=utf-8',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return `${heads.join('\r\n')}\r\n\r\n${body}`;
}

const statuses: Readonly<Record<string, 408 | 431>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers requests that Node refuses before the framework gets them: with broken headers, lengths or chunks. */
export function refuseBroken(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(brokenAnswer(statuses[error.code ?? ''] ?? 400));
  socket.destroy(error);
}
