import { cookieRule } from '@farad/domain/site';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

import type { Config } from '#config/config.ts';
import { isSecureTransport } from '../connection/transport.ts';

export interface CookieOptions {
  /** Life; absent: until the browser is closed. */
  readonly lifeSeconds?: number;
  /** Readable by scripts of the page. Default: not. */
  readonly isReadable?: boolean;
  /** Not sent with navigations from other sites. Default: sent (Lax). */
  readonly isStrict?: boolean;
}

/** Reads and writes the cookies of one exchange. */
export interface Cookies {
  readonly get: (name: string) => string | undefined;
  readonly set: (name: string, value: string, options?: CookieOptions) => void;
  readonly clear: (name: string) => void;
}

/** What cookies are written to: a reply, or whatever stands for one. */
export interface CookieWriter {
  readonly setCookie: (name: string, value: string, options: CookieSerializeOptions) => unknown;
  readonly clearCookie: (name: string, options: CookieSerializeOptions) => unknown;
}

/** `__Host-` and `__Secure-` names are Secure by definition; other cookies when the transport is. */
export function cookiesOf(
  request: Pick<FastifyRequest, 'cookies' | 'ip' | 'protocol'>,
  reply: CookieWriter,
  config: Config,
): Cookies {
  // What the page's own scripts write too has no domain: else there were two of one name.
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
