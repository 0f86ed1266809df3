import type { Client } from '@farad/contract/client';
import type { QueryClient } from '@tanstack/react-query';

import type { Answer } from '#api.ts';

/** Name of a call of the typed client. Calls that answer with a file are not in it. */
export type AnsweredCall = keyof Client;

type NoInput = Readonly<Record<string, never>>;

/** Type of the input of a call. */
export type CallInput<Name extends AnsweredCall> =
  Parameters<Client[Name]> extends readonly [infer Input] ? Input : NoInput;

/** Input of a call as the last argument of a function. It is optional for calls without input. */
export type InputArgument<Name extends AnsweredCall> =
  Parameters<Client[Name]> extends readonly [infer Input] ? readonly [input: Input] : readonly [input?: NoInput];

/** Returns the cache key of a call: its name and its input. Cache keys are built only here and in use-call.ts. */
export const callKey = <Name extends AnsweredCall>(name: Name, ...input: InputArgument<Name>) =>
  [name, input[0] ?? {}] as const;

/**
 * Marks the cached answers of these calls as outdated. Those that a screen shows are fetched again immediately, others
 * when they are shown.
 */
export async function invalidate(queries: QueryClient, ...names: readonly AnsweredCall[]): Promise<void> {
  await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })));
}

/** Marks the cached answer to one call with one input as outdated. */
export const invalidateOne = <Name extends AnsweredCall>(
  queries: QueryClient,
  name: Name,
  ...input: InputArgument<Name>
): Promise<void> => queries.invalidateQueries({ queryKey: callKey(name, ...input) });

/** Replaces the cached answer of a call with `answer`, which another call has returned. */
export function setCachedAnswer<Name extends AnsweredCall>(
  queries: QueryClient,
  answer: Answer<Name>,
  name: Name,
  ...input: InputArgument<Name>
): void {
  queries.setQueryData(callKey(name, ...input), answer);
}
