import type { ErrorCode } from '@farad/domain/shared';

/** What a page without JavaScript is told after a form: once, at the top of the next page. */
export type Notice =
  | { readonly kind: 'added'; readonly title: string; readonly qty: string }
  | {
      readonly kind: 'refused';
      readonly productId: string;
      readonly title: string;
      readonly problem: {
        readonly code: ErrorCode;
        readonly available?: number | undefined;
        readonly allowed?: { readonly below: number | null; readonly above: number | null } | undefined;
      };
    };
