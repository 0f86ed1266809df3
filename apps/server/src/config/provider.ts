/** Settings of one payment provider in the environment. */
export interface ProviderConfig {
  readonly url: string;
  /**
   * Account at the provider; null = not in the environment, so the account entered in the back office is used. The
   * local twins have their own.
   */
  readonly account: { readonly shopId: string; readonly secretKey: string } | null;
  /** True if the account is for test payments. Then real payments are refused; otherwise test payments are. */
  readonly isTest: boolean;
  /** Origins of the provider's payment pages. Buyers are redirected only to these. */
  readonly pageOrigins: readonly string[];
  /** True if webhooks are accepted only from the provider's IP addresses. TRUSTED_PROXIES must then be correct. */
  readonly checksAddress: boolean;
  /** Names of the environment variables that contain the account. */
  readonly variables: readonly string[];
}
