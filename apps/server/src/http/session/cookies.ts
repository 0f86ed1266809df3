import { cookieRule } from '@farad/domain/site';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

import type { Config } from '#config/config.ts';
import { isSecureTransport } from '../connection/transport.ts';

export interface CookieOptions {
  /** Lifetime of the cookie; absent = until the browser is closed. */
  readonly lifeSeconds?: number;
  /** True if scripts of the page may read the cookie; default: false. */
  readonly isReadable?: boolean;
  /**
   * True if the cookie is not sent when a link on another site leads to the shop (SameSite=Strict); default: false
   * (Lax).
   */
  readonly isStrict?: boolean;
}

/** Reads the cookies of a request and writes cookies of its answer. */
export interface Cookies {
  readonly get: (name: string) => string | undefined;
  readonly set: (name: string, value: string, options?: CookieOptions) => void;
  readonly clear: (name: string) => void;
}

/** Where cookies are written: a reply of the framework, or its replacement. */
export interface CookieWriter {
  readonly setCookie: (name: string, value: string, options: CookieSerializeOptions) => unknown;
  readonly clearCookie: (name: string, options: CookieSerializeOptions) => unknown;
}

/**
 * Returns the cookies of a request and its answer. Cookies with `__Host-` or `__Secure-` in the name always get the
 * attribute Secure; others get it if the transport is secure.
 */
export function cookiesOf(
  request: Pick<FastifyRequest, 'cookies' | 'ip' | 'protocol'>,
  reply: CookieWriter,
  config: Config,
): Cookies {
  // A cookie that scripts of the page also write gets no domain. Otherwise the browser would store two cookies with one
  // name.
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
