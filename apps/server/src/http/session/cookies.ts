import { cookieRule } from '@farad/domain/site';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

import type { Config } from '#config/config.ts';
import { isSecureTransport } from '../connection/transport.ts';

export interface CookieOptions {
  /** Lifetime; absent = until the browser is closed. */
  readonly lifeSeconds?: number;
  /** Readable by scripts of the page. Default: false. */
  readonly isReadable?: boolean;
  /** Not sent with navigations from other sites. Default: false (Lax). */
  readonly isStrict?: boolean;
}

/** Reads and writes the cookies of one exchange. */
export interface Cookies {
  readonly get: (name: string) => string | undefined;
  readonly set: (name: string, value: string, options?: CookieOptions) => void;
  readonly clear: (name: string) => void;
}

/** Target of written cookies: a reply or a replacement. */
export interface CookieWriter {
  readonly setCookie: (name: string, value: string, options: CookieSerializeOptions) => unknown;
  readonly clearCookie: (name: string, options: CookieSerializeOptions) => unknown;
}

/**
 * Returns the cookies of an exchange. `__Host-` and `__Secure-` names are always Secure, others if the transport is.
 */
export function cookiesOf(
  request: Pick<FastifyRequest, 'cookies' | 'ip' | 'protocol'>,
  reply: CookieWriter,
  config: Config,
): Cookies {
  // Cookies that the page's scripts also write have no domain. Otherwise two cookies would have one name.
  const isHostOnly = (name: string): boolean => name.startsWith('__Host-') || cookieRule(name)?.writer === 'client';
  const common = (name: string): CookieSerializeOptions => ({
    path: '/',
    secure: name.startsWith('__') || isSecureTransport(request, config),
    ...(config.cookies.domain === null || isHostOnly(name) ? {} : { domain: config.cookies.domain }),
  });
  return {
    get: (name) => request.cookies[name],
    set: (name, value, { lifeSeconds, isReadable = false, isStrict = false } = {}) => {
      reply.setCookie(name, value, {
        ...common(name),
        httpOnly: !isReadable,
        sameSite: isStrict ? 'strict' : 'lax',
        ...(lifeSeconds === undefined ? {} : { maxAge: lifeSeconds }),
      });
    },
    clear: (name) => {
      reply.clearCookie(name, common(name));
    },
  };
}
