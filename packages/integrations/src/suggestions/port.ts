import type { Bik, Inn } from '@farad/domain/company';
import type { Result } from '@farad/domain/shared';

/** A company in the public register. */
export interface SuggestedCompany {
  readonly inn: string;
  /** KPP of the company; null = a sole trader, who has none. */
  readonly kpp: string | null;
  readonly ogrn: string | null;
  /** Name with the legal form: `ООО "РОМАШКА"`. */
  readonly name: string;
  readonly address: string;
  /** False = the company is liquidated. */
  readonly isActive: boolean;
}

export interface SuggestedBank {
  readonly bik: string;
  readonly name: string;
  readonly correspondentAccount: string | null;
}

export interface SuggestedAddress {
  /** The address as it is written on a parcel, without the country. */
  readonly text: string;
  readonly postalCode: string | null;
  readonly city: string | null;
  /** Street with its type, and with the settlement if there is one: `ул Ленина`, `поселок Мирный, ул Центральная`. */
  readonly street: string | null;
  /** Number of the house, or of the plot of land: `уч 15`. */
  readonly house: string | null;
  readonly flat: string | null;
  /** True = the address names a building, so a courier can find it. */
  readonly isComplete: boolean;
}

/**
 * Why there are no suggestions. People can then fill in forms by hand.
 *
 * - `off`: no provider is configured.
 * - `refused`: the key is wrong, or a limit is exceeded.
 * - `no_answer`: timeout, lost connection, an answer that cannot be parsed, or the circuit breaker is open.
 */
export type SuggestionsFailure = 'off' | 'refused' | 'no_answer';

/**
 * Suggestions for forms (product U4, S4). Only the server calls the provider. null = the provider knows no such object.
 * The functions never throw when the provider fails.
 */
export interface SuggestionsPort {
  companyByInn(inn: Inn): Promise<Result<SuggestedCompany | null, SuggestionsFailure>>;
  bankByBik(bik: Bik): Promise<Result<SuggestedBank | null, SuggestionsFailure>>;
  addresses(text: string): Promise<Result<readonly SuggestedAddress[], SuggestionsFailure>>;
  /** Returns the Russian name of an IP address's city, within 300 ms. */
  cityByIp(ip: string): Promise<Result<string | null, SuggestionsFailure>>;
}
