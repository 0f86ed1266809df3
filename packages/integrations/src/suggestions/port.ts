import type { Bik, Inn } from '@farad/domain/company';
import type { Result } from '@farad/domain/shared';

/** A company in the public register. */
export interface SuggestedCompany {
  readonly inn: string;
  /** null = a sole trader. */
  readonly kpp: string | null;
  readonly ogrn: string | null;
  /** Includes the legal form: `ООО "РОМАШКА"`. */
  readonly name: string;
  readonly address: string;
  /** False = liquidated. */
  readonly isActive: boolean;
}

export interface SuggestedBank {
  readonly bik: string;
  readonly name: string;
  readonly correspondentAccount: string | null;
}

export interface SuggestedAddress {
  /** Written as on a parcel, without the country. */
  readonly text: string;
  readonly postalCode: string | null;
  readonly city: string | null;
  /** Includes its type and the settlement: `ул Ленина`, `поселок Мирный, ул Центральная`. */
  readonly street: string | null;
  /** House, or plot of land: `уч 15`. */
  readonly house: string | null;
  readonly flat: string | null;
  /** True = complete down to the building: enough for a courier. */
  readonly isComplete: boolean;
}

/**
 * Why there are no suggestions. Forms can still be filled in by hand.
 * - `off`: there is no provider;
 * - `refused`: wrong key or daily limit;
 * - `no_answer`: timeout, broken, unreadable, or the circuit breaker is open.
 */
export type SuggestionsFailure = 'off' | 'refused' | 'no_answer';

/** Suggestions for forms (product U4, S4). Only our server calls it. null = the provider has none. Never throws. */
export interface SuggestionsPort {
  companyByInn(inn: Inn): Promise<Result<SuggestedCompany | null, SuggestionsFailure>>;
  bankByBik(bik: Bik): Promise<Result<SuggestedBank | null, SuggestionsFailure>>;
  addresses(text: string): Promise<Result<readonly SuggestedAddress[], SuggestionsFailure>>;
  /** Returns the Russian name of the city of an IP address, within 300 ms. */
  cityByIp(ip: string): Promise<Result<string | null, SuggestionsFailure>>;
}
