import type { ReactNode } from 'react';

import { useFrame } from '../frame.ts';

/** Returns true while staff act as the customer. Changes reserved to the customer are hidden then (product A4). */
export const useIsActedFor = (): boolean => Boolean(useFrame()?.actedFor);

/** Shows its children to the customer, not to staff who act as them. */
export function OwnerOnly({ children }: { children: ReactNode }) {
  return useIsActedFor() ? null : children;
}

/** Returns true if the viewer may act on orders: the customer, or staff who may order for customers. */
export const useMayOrder = (): boolean => useFrame()?.actedFor?.mayOrder ?? true;
