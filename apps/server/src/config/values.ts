import { vendorId, vendorIdForm } from '@farad/domain/shared';
import { z } from 'zod';

/** Schemas for values of environment variables. */

export const text = z.string().trim();

/** Returns the schema of a whole number from `from` to `to`. */
export const count = (from: number, to: number) => {
  const least = `${from} or more`;
  return text
    .regex(/^\d{1,9}$/, `must be a whole number, ${least}`)
    .transform(Number)
    .pipe(z.number().min(from, `must be ${least}`).max(to, `must be ${to} or less`));
};

export const email = text.toLowerCase().pipe(z.email());

export const url = text
  .regex(/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/, 'must be an http(s) address without query')
  .transform((value) => value.replace(/\/+$/, ''));

export const vendor = text.regex(vendorIdForm, 'must be an id such as my-bank').transform(vendorId);

export const list = text.transform((value) => value.split(/[\s,]+/).filter((item) => item !== ''));

export const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((value) => ['on', 'true', '1'].includes(value));

/** Returns the problem as one text if only one of two variables is set; otherwise an empty list. */
export function pairProblems<Name extends string>(
  env: Readonly<Partial<Record<Name, unknown>>>,
  first: Name,
  second: Name,
): readonly string[] {
  if ((env[first] === undefined) === (env[second] === undefined)) return [];
  return env[first] === undefined ? [`${first}: required beside ${second}`] : [`${second}: required beside ${first}`];
}
