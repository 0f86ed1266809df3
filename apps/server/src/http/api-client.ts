import { createClient, type Client, type Transport } from '@farad/contract/client';
import type { FastifyInstance } from 'fastify';

import type { Config } from '../config.ts';

/** For whom the pages call the API. */
export interface Visitor {
  readonly ip: string;
  /** Host header of the page's request. */
  readonly host: string;
}

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** The contract's client dispatched in this process: no socket, the visitor's own address. */
export function apiClient(
  server: FastifyInstance,
  config: Config,
  visitor: Visitor,
  headers: Readonly<Record<string, string>>,
): Client {
  const host = config.apiPrefix === '' ? new URL(config.apiUrl).host : visitor.host;
  const transport: Transport = async (request) => {
    const response = await server.inject({
      method: request.method,
      url: `${config.apiPrefix}${request.path}`,
      headers: { ...request.headers, host },
      remoteAddress: visitor.ip,
      ...(request.body === undefined ? {} : { payload: request.body }),
    });
    const setCookies = listOf(response.headers['set-cookie']);
    return { status: response.statusCode, setCookies, body: response.body };
  };
  return createClient({ transport, headers, isChecked: true });
}
