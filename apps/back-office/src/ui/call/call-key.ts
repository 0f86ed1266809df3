import type { Client } from '@farad/contract/client';
import type { QueryClient } from '@tanstack/react-query';

import type { Answer } from '#api.ts';

/** A call of the typed client. Calls that answer with a file are not among them. */
export type AnsweredCall = keyof Client;

type NoInput = Readonly<Record<string, never>>;

/** Input of a call. */
export type CallInput<Name extends AnsweredCall> =
  Parameters<Client[Name]> extends readonly [infer Input] ? Input : NoInput;

/** Input as the last argument: it may be left out of calls that take none. */
export type InputArgument<Name extends AnsweredCall> =
  Parameters<Client[Name]> extends readonly [infer Input] ? readonly [input: Input] : readonly [input?: NoInput];

/** Query key of a call: its name and its input. Query keys are made only here. */
export const callKey = <Name extends AnsweredCall>(name: Name, ...input: InputArgument<Name>) =>
  [name, input[0] ?? {}] as const;

/** Asks anew for the answers of these calls: at once where they are on the screen, otherwise when they are shown. */
export async function invalidate(queries: QueryClient, ...names: readonly AnsweredCall[]): Promise<void> {
  await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })));
}

/** Asks anew for the answer to one question. */
export const invalidateOne = <Name extends AnsweredCall>(
  queries: QueryClient,
  name: Name,
  ...input: InputArgument<Name>
): Promise<void> => queries.invalidateQueries({ queryKey: callKey(name, ...input) });

/** Puts the answer that came with a change in place of the kept one. */
export function setCachedAnswer<Name extends AnsweredCall>(
  queries: QueryClient,
  answer: Answer<Name>,
  name: Name,
  ...input: InputArgument<Name>
): void {
  queries.setQueryData(callKey(name, ...input), answer);
}
