import type { ErrorCode } from '@farad/domain/shared';

/** What a page without JavaScript is told after a form: once, at the top of the next page. */
export type Notice =
  /** Something in words, and the list it is about. */
  | {
      readonly kind: 'said';
      readonly title: string;
      readonly isProblem: boolean;
      readonly list: 'comparison' | 'favourites' | null;
    }
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
