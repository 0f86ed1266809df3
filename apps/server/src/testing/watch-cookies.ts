import { cookieRule } from '@farad/domain/site';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** Returns how a `Set-Cookie` header contradicts the table of cookies (product S8); null = it does not. */
export function problemOfCookie(line: string): string | null {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const name = pair.split('=', 1)[0] ?? '';
  const rule = cookieRule(name);
  if (rule === undefined) return `${name}: not in the table`;
  const isHttpOnly = attributes.some((attribute) => /^httponly$/i.test(attribute));
  const age = attributes.flatMap((attribute) => /^max-age=(-?\d+)$/i.exec(attribute)?.[1] ?? [])[0];
  const isDeleted = pair === `${name}=`;
  if (isDeleted) return null;
  if (isHttpOnly !== rule.isHttpOnly) return `${name}: ${isHttpOnly ? '' : 'not '}HttpOnly`;
  const life = age === undefined ? null : Number(age);
  if (rule.lifeSeconds === null || life === null)
    return rule.lifeSeconds === life ? null : `${name}: lives ${life ?? 'until the browser closes'}`;
  return life <= rule.lifeSeconds ? null : `${name}: lives ${life} s, not ${rule.lifeSeconds}`;
}

const linesOf = (header: string | string[] | undefined): readonly string[] =>
  header === undefined ? [] : [header].flat();

/** Makes {@link FastifyInstance.inject} throw if an answer sets a cookie that contradicts the table of cookies. */
export function watchCookies(server: Pick<FastifyInstance, 'inject'>): void {
  const inject = server.inject.bind(server) as (asked: InjectOptions | string) => Promise<LightMyRequestResponse>;
  const watched = async (requested: InjectOptions | string): Promise<LightMyRequestResponse> => {
    const answer = await inject(requested);
    const problems = linesOf(answer.headers['set-cookie']).flatMap((line) => problemOfCookie(line) ?? []);
    if (problems.length > 0)
      throw new Error(
        `${JSON.stringify(requested)} set cookies otherwise than the table has them: ${problems.join(', ')}`,
      );
    return answer;
  };
  server.inject = watched as typeof server.inject;
}
