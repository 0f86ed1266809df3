/** Environment of one payment provider. */
export interface ProviderConfig {
  readonly url: string;
  /** null = not in the environment; then the back office's account is used. The twins use their own. */
  readonly account: { readonly shopId: string; readonly secretKey: string } | null;
  /** If true, payments are test payments. A real payment is then refused, and vice versa. */
  readonly isTest: boolean;
  /** Origins of the payment pages. A buyer is redirected to no other origin. */
  readonly pageOrigins: readonly string[];
  /** If true, webhooks are accepted only from the provider's addresses; needs a correct TRUSTED_PROXIES. */
  readonly checksAddress: boolean;
  /** Names of the variables that name the account. */
  readonly variables: readonly string[];
}
