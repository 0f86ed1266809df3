import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { Refused } from './api.ts';

/** Shared flag "the session has expired". Any call that fails as unauthenticated sets it. */
export interface Expiry {
  readonly subscribe: (listener: () => void) => () => void;
  readonly isExpired: () => boolean;
  readonly set: (isExpired: boolean) => void;
}

function createExpiry(): Expiry {
  const listeners = new Set<() => void>();
  let isOver = false;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isExpired: () => isOver,
    set: (isExpired) => {
      isOver = isExpired;
      for (const listener of listeners) listener();
    },
  };
}

export interface Calls {
  readonly queries: QueryClient;
  readonly expiry: Expiry;
}

const isSignedOut = (error: Error): boolean => error instanceof Refused && error.code === 'unauthenticated';

/**
 * Returns the cache of API answers and the expiry flag. Cached answers are shown while they are fetched again. A call
 * that got no answer is retried once; a refused one is not.
 */
export function createCalls(): Calls {
  const expiry = createExpiry();
  const onError = (error: Error): void => {
    if (isSignedOut(error)) expiry.set(true);
  };
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => !(error instanceof Refused) && failures < 1,
      },
    },
  });
  return { queries, expiry };
}
