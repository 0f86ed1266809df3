import { errorCodes, type ErrorCode } from '@farad/domain/shared';
import { z } from 'zod';

import { Basket } from './shop/basket.ts';
import { CheckoutQuote } from './shop/checkout.ts';
import { ProductIdText, Roubles } from './kit/wire.ts';
import { SecondLook } from './office/prices/prices.ts';
import { StaffProduct } from './office/catalogue/products.ts';

const Shape = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    /** Path of the wrong field, as sent: `products.0.qty`. */
    field: z.string().optional(),
    available: z.int().optional(),
    /** Nearest quantities that the product may be bought in, below and above the requested one. */
    allowed: z.object({ below: z.int().nullable(), above: z.int().nullable() }).optional(),
    /** Roubles still to pay before the goods may be shipped. */
    missing: Roubles.optional(),
    retryAfterSeconds: z.int().optional(),
    /**
     * Id of the failed request. Only errors with a status from 500 have it. Every answer has it in the header
     * x-request-id.
     */
    requestId: z.string().optional(),
    productId: ProductIdText.optional(),
    /** The basket with its current quantities and prices. */
    basket: Basket.optional(),
    /** The checkout with its current amounts. */
    quote: CheckoutQuote.optional(),
    /** The product as another person saved it meanwhile. */
    product: StaffProduct.optional(),
    /** Unusual prices that staff must confirm before they are saved. */
    secondLook: SecondLook.optional(),
  }),
});

type Sent = z.infer<typeof Shape>['error'];
type Figures = { readonly [Name in keyof Sent]-?: NonNullable<Sent[Name]> };
type Carries<Always extends keyof Figures, Sometimes extends keyof Figures = never> = Pick<Figures, Always> &
  Partial<Pick<Figures, Sometimes>>;
/** Data that the checkout shows again after a refusal. */
type Shown = 'basket' | 'quote';

/** Data that a failure carries besides the name of the wrong field, by error code. Other codes carry no such data. */
interface Carried {
  invalid_input: Carries<never, 'productId' | 'available'>;
  unknown_product: Carries<never, 'productId'>;
  not_for_sale: Carries<never, 'productId' | Shown>;
  not_enough_stock: Carries<'available', 'productId' | 'allowed' | Shown>;
  below_minimum_quantity: Carries<'available' | 'allowed', 'productId'>;
  off_multiple: Carries<'available' | 'allowed', 'productId'>;
  pieces_packed: Carries<'available'>;
  totals_changed: Carries<never, Shown>;
  buyer_changed: Carries<never, Shown>;
  coupon_refused: Carries<never, Shown>;
  delivery_unavailable: Carries<never, Shown>;
  payment_method_refused: Carries<never, Shown>;
  idempotency_in_progress: Carries<'retryAfterSeconds'>;
  too_many_requests: Carries<never, 'retryAfterSeconds'>;
  code_resend_too_early: Carries<'retryAfterSeconds'>;
  code_day_limit: Carries<'retryAfterSeconds'>;
  shop_closed: Carries<'retryAfterSeconds'>;
  search_unavailable: Carries<'retryAfterSeconds'>;
  unavailable: Carries<never, 'retryAfterSeconds'>;
  product_changed: Carries<never, 'product'>;
  price_second_look: Carries<'secondLook'>;
  goods_unpaid: Carries<'missing'>;
}

type Carrying<Code extends ErrorCode, Own> = { readonly code: Code; readonly field?: string } & Own & {
    readonly [Name in Exclude<keyof Figures, keyof Own | 'code' | 'field' | 'message' | 'requestId'>]?: never;
  };

/** An expected failure: an error code with the data that failures with this code carry. */
export type Failure =
  | { [Code in keyof Carried]: Carrying<Code, Carried[Code]> }[keyof Carried]
  | Carrying<Exclude<ErrorCode, keyof Carried>, unknown>;

/** Body of every error answer. `message` is in the caller's language. The code decides which other fields there are. */
export interface ErrorBody {
  readonly error: Failure & { readonly message: string; readonly requestId?: string };
}

export const ErrorBody = Shape as unknown as z.ZodType<ErrorBody>;
