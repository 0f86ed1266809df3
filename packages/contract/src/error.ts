import { errorCodes } from '@farad/domain/shared';
import { z } from 'zod';

import { Basket } from './shop/basket.ts';
import { CheckoutQuote } from './shop/checkout.ts';
import { ProductIdText, Roubles } from './kit/wire.ts';
import { SecondLook } from './office/prices.ts';
import { StaffProduct } from './office/products.ts';

/** Body of every error. `message` is in the caller's language. */
export const ErrorBody = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    /** Path of the wrong field, as sent: `products.0.qty`. */
    field: z.string().optional(),
    /** Available pieces, with `not_enough_stock`. */
    available: z.int().optional(),
    /** Nearest valid quantities, with `below_minimum_quantity` and `off_multiple`. */
    allowed: z.object({ below: z.int().nullable(), above: z.int().nullable() }).optional(),
    /** Missing roubles, with `goods_unpaid`. */
    missing: Roubles.optional(),
    retryAfterSeconds: z.int().optional(),
    /** Id of the failed request, with statuses from 500. Every answer has it in the header x-request-id. */
    requestId: z.string().optional(),
    productId: ProductIdText.optional(),
    /** Current figures, with `totals_changed`. */
    basket: Basket.optional(),
    /** Current price of the order, with delivery, coupon and bonuses. */
    quote: CheckoutQuote.optional(),
    /** Current product, with `product_changed`. */
    product: StaffProduct.optional(),
    /** Prices that need a confirmation, with `price_second_look`. */
    secondLook: SecondLook.optional(),
  }),
});

export type ErrorBody = z.infer<typeof ErrorBody>;
