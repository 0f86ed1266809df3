import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** Simulates a browser with its cookies. Each browser has an IP address in a network of its own. */
export interface Browser {
  readonly cookies: Map<string, string>;
  /** Sends a POST request. A body that is a text is sent unchanged, any other as JSON. */
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
}

let lastNetwork = 0;

/**
 * Returns a browser whose requests go directly to an application, which need not listen. `prefix` is put before each
 * path.
 */
export function openBrowser(server: FastifyInstance, ip?: string, prefix = ''): Browser {
  lastNetwork += 1;
  const remoteAddress = ip ?? `10.${lastNetwork >> 8}.${lastNetwork & 255}.7`;
  const cookies = new Map<string, string>();
  const send = async (
    method: 'GET' | 'POST',
    path: string,
    payload: string | Buffer | undefined,
    headers: Record<string, string>,
  ): Promise<LightMyRequestResponse> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const response = await server.inject({
      method,
      url: prefix + path,
      remoteAddress,
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie === '' ? {} : { cookie }), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, expires, maxAge } of response.cookies) {
      const isOver = maxAge === 0 || (expires !== undefined && expires.getTime() < Date.now());
      if (isOver) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    post: (path, body, headers = {}) =>
      send('POST', path, typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body), {
        'content-type': 'application/json',
        ...headers,
      }),
    get: (path, headers = {}) => send('GET', path, undefined, headers),
  };
}
