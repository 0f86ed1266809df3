import type { Client } from '@farad/contract/client';
import type { StaffMe } from '@farad/contract/office/staff/staff';
import type { Permission } from '@farad/domain/customer';
import type { Locale } from '@farad/domain/shared';
import { createContext, useContext } from 'react';

import type { Place } from './place.ts';
import type { ThemeName } from './theme.ts';

/** Values that every screen can use, before and after signing in. */
export interface Office {
  readonly place: Place;
  readonly api: Client;
  readonly themeName: ThemeName;
  readonly setTheme: (name: ThemeName) => void;
  readonly locale: Locale;
  readonly setLocale: (locale: Locale) => void;
}

const OfficeContext = createContext<Office | null>(null);
const MeContext = createContext<StaffMe | null>(null);

export const OfficeProvider = OfficeContext.Provider;
export const MeProvider = MeContext.Provider;

export function useOffice(): Office {
  const office = useContext(OfficeContext);
  if (office === null) throw new Error('useOffice outside of OfficeProvider');
  return office;
}

/** Returns the signed-in staff member. */
export function useMe(): StaffMe {
  const me = useContext(MeContext);
  if (me === null) throw new Error('useMe outside of MeProvider');
  return me;
}

/**
 * Returns a function that tells whether the signed-in staff member has a permission. It serves to hide buttons; the
 * server checks again.
 */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useMe();
  return (permission) => permissions.includes(permission);
}
