import { createContext, useContext, useSyncExternalStore } from 'react';

import type { Expiry } from '../expiry.ts';

const ExpiryContext = createContext<Expiry | null>(null);

export const ExpiryProvider = ExpiryContext.Provider;

/** Returns whether the session has expired, and a setter for it. */
export function useExpiry(): { readonly isExpired: boolean; readonly set: (isExpired: boolean) => void } {
  const expiry = useContext(ExpiryContext);
  if (expiry === null) throw new Error('useExpiry outside of ExpiryProvider');
  return { isExpired: useSyncExternalStore(expiry.subscribe, expiry.isExpired), set: expiry.set };
}
