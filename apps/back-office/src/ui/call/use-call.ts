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
  /** Additional part of the cache key. When it changes, the call is made again. */
  readonly since?: string | number | null;
};

type InputAndOptions<Name extends AnsweredCall> = readonly [...InputArgument<Name>, options?: Options<Name>];

/** Makes the call with this name. Throws {@link Refused} if the API refuses. */
export function askCall<Name extends AnsweredCall>(
  api: Client,
  name: Name,
  input: CallInput<Name>,
): Promise<Answer<Name>> {
  // The signature ensures that `name` and `input` belong together; TypeScript cannot follow that here.
  const methods = api as unknown as Readonly<Record<string, (input: unknown) => Promise<CallOutcome<Calls[Name]>>>>;
  const method = methods[name];
  if (method === undefined) throw new Error(`expected a call of the contract, got ${name}`);
  return answerOf(method.call(api, input));
}

/** Like {@link useCall}, for code in which the name of the call is a type parameter. */
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

/** Returns the answer of a call. It is cached by the call's name and input. */
export const useCall = <Name extends AnsweredCall>(
  name: Name,
  ...[input, options]: InputAndOptions<Name>
): UseQueryResult<Answer<Name>> =>
  useAnswer(name, (input ?? {}) as CallInput<Name>, options as Options<Name> | undefined);

/** Returns the pages of a call that were loaded so far, for lists with the button "show more". */
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
