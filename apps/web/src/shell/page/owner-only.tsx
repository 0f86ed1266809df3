import type { ReactNode } from 'react';

import { useFrame } from '../frame.ts';

/** Whether staff act as the customer: what is his alone to change is not offered to them (product A4). */
export const useIsActedFor = (): boolean => Boolean(useFrame()?.actedFor);

/** Shown to the customer himself, not to staff who act as him. */
export function OwnerOnly({ children }: { children: ReactNode }) {
  return useIsActedFor() ? null : children;
}

/** Whether whoever looks may do with orders what the customer may: he himself, and staff who order for customers. */
export const useMayOrder = (): boolean => useFrame()?.actedFor?.mayOrder ?? true;
