import type { Bik, Inn } from '@farad/domain/company';
import type { Result } from '@farad/domain/shared';

/** What the register of companies says of one. */
export interface SuggestedCompany {
  readonly inn: string;
  /** null: a sole trader. */
  readonly kpp: string | null;
  readonly ogrn: string | null;
  /** With its legal form: `ООО "РОМАШКА"`. */
  readonly name: string;
  readonly address: string;
  /** It still exists; false: liquidated. */
  readonly isActive: boolean;
}

export interface SuggestedBank {
  readonly bik: string;
  readonly name: string;
  readonly correspondentAccount: string | null;
}

export interface SuggestedAddress {
  /** As it is written on a parcel, without the country. */
  readonly text: string;
  readonly postalCode: string | null;
  readonly city: string | null;
  /** With its kind and the settlement it lies in: `ул Ленина`, `поселок Мирный, ул Центральная`. */
  readonly street: string | null;
  /** Or the plot of land: `уч 15`. */
  readonly house: string | null;
  readonly flat: string | null;
  /** Down to a building: enough for a courier. */
  readonly isComplete: boolean;
}

/**
 * Why nothing is suggested; the form stays usable by hand.
 * - `off`: there is no provider;
 * - `refused`: the key or the day's limit;
 * - `no_answer`: time over, broken, unreadable, or the provider is being spared.
 */
export type SuggestionsFailure = 'off' | 'refused' | 'no_answer';

/** Suggestions for forms (product U4, S4). Asked by our server only; null: the provider knows none. Never throws. */
export interface SuggestionsPort {
  companyByInn(inn: Inn): Promise<Result<SuggestedCompany | null, SuggestionsFailure>>;
  bankByBik(bik: Bik): Promise<Result<SuggestedBank | null, SuggestionsFailure>>;
  addresses(text: string): Promise<Result<readonly SuggestedAddress[], SuggestionsFailure>>;
  /** Russian name of the city of a network address, within 300 ms. */
  cityByIp(ip: string): Promise<Result<string | null, SuggestionsFailure>>;
}
