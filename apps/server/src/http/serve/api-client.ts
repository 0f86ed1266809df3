import { createClient, type Client, type Transport } from '@farad/contract/client';
import type { ClientWishes } from '@farad/contract/page-context';
import type { FastifyInstance } from 'fastify';

import type { Config } from '#config/config.ts';
import { directCalls } from './direct-calls.ts';
import { requestIdHeader } from '../connection/trace-requests.ts';

/** The visitor on whose behalf a page calls the API. */
export interface Visitor {
  /** Id of the request for the page. */
  readonly requestId: string;
  readonly ip: string;
  /** Host header of the request for the page. */
  readonly host: string;
}

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** Returns a body in the form that `inject` accepts: text or a Buffer. */
const payloadOf = (body: string | Uint8Array): string | Buffer => (typeof body === 'string' ? body : Buffer.from(body));

/**
 * Returns the contract's client for a page. Its calls stay in this process, without a socket, but have the visitor's
 * own IP address.
 */
export function apiClient(server: FastifyInstance, config: Config, visitor: Visitor, wishes: ClientWishes): Client {
  const host = config.apiPrefix === '' ? new URL(config.apiUrl).host : visitor.host;
  const transport: Transport = async (request) => {
    const response = await server.inject({
      method: request.method,
      url: `${config.apiPrefix}${request.path}`,
      headers: { ...request.headers, host, [requestIdHeader]: visitor.requestId },
      remoteAddress: visitor.ip,
      ...(request.body === undefined ? {} : { payload: payloadOf(request.body) }),
    });
    const setCookies = listOf(response.headers['set-cookie']);
    return { status: response.statusCode, setCookies, body: response.body };
  };
  const direct = directCalls(server, {
    requestId: visitor.requestId,
    ip: visitor.ip,
    headers: { ...wishes.headers, host },
  });
  return createClient({ ...wishes, transport, direct, isChecked: true });
}
