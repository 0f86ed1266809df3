import type { Calls } from '@farad/contract/calls';
import type { CallOutcome, Client } from '@farad/contract/client';
import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';

import { answerOf, type Answer } from '#api.ts';
import { useOffice } from '#office.tsx';
import type { AnsweredCall, CallInput, InputArgument } from './call-key.ts';

type Options<Name extends AnsweredCall> = Pick<
  UseQueryOptions<Answer<Name>>,
  'enabled' | 'gcTime' | 'placeholderData' | 'refetchInterval' | 'retry' | 'staleTime'
> & {
  /** Part of the query key: the call is repeated when it changes. */
  readonly since?: string | number | null;
};

type InputAndOptions<Name extends AnsweredCall> = readonly [...InputArgument<Name>, options?: Options<Name>];

/** Asks a call that is known by its name. Throws Refused. */
export function askCall<Name extends AnsweredCall>(
  api: Client,
  name: Name,
  input: CallInput<Name>,
): Promise<Answer<Name>> {
  // Name and input belong together by the type of the caller.
  const methods = api as unknown as Readonly<Record<string, (input: unknown) => Promise<CallOutcome<Calls[Name]>>>>;
  const method = methods[name];
  if (method === undefined) throw new Error(`expected a call of the contract, got ${name}`);
  return answerOf(method.call(api, input));
}

/** {@link useCall} for a call that is not known by name where this is written. */
export function useAnswer<Name extends AnsweredCall>(
  name: Name,
  input: CallInput<Name>,
  { since, ...options }: Options<Name> = {},
): UseQueryResult<Answer<Name>> {
  const { api } = useOffice();
  return useQuery({
    ...options,
    queryKey: since === undefined ? [name, input] : [name, input, since],
    queryFn: () => askCall(api, name, input),
  });
}

/** The answer of a call, kept under the name of the call and its input. */
export const useCall = <Name extends AnsweredCall>(
  name: Name,
  ...[input, options]: InputAndOptions<Name>
): UseQueryResult<Answer<Name>> =>
  useAnswer(name, (input ?? {}) as CallInput<Name>, options as Options<Name> | undefined);

/** Pages of a call one below another, for lists that go on by "show more". */
export function useCallPages<Name extends AnsweredCall>(
  name: Name,
  inputAfter: (after: string) => CallInput<Name>,
  { isEnabled = true }: { readonly isEnabled?: boolean } = {},
): UseInfiniteQueryResult<InfiniteData<Answer<Name>>> {
  const { api } = useOffice();
  return useInfiniteQuery({
    queryKey: [name, inputAfter(''), 'pages'],
    queryFn: ({ pageParam }) => askCall(api, name, inputAfter(pageParam)),
    initialPageParam: '',
    getNextPageParam: (page) => (page as { readonly next: string | null }).next,
    enabled: isEnabled,
  });
}
