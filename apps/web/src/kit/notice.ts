import type { ErrorCode } from '@farad/domain/shared';

/** Message for a visitor without JavaScript, shown once at the top of the page after a form. */
export type Notice =
  /** Result of a form as a text. `list` = the product list to link to; null = no link. */
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
