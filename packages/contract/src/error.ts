import { errorCodes } from '@farad/domain/shared';
import { z } from 'zod';

import { Basket } from './shop/basket.ts';
import { CheckoutQuote } from './shop/checkout.ts';
import { ProductIdText, Roubles } from './kit/wire.ts';
import { SecondLook } from './office/prices.ts';
import { StaffProduct } from './office/products.ts';

/** Every error body. `message` is in the caller's language. */
export const ErrorBody = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    /** Name of the field that is wrong, as sent: `products.0.qty`. */
    field: z.string().optional(),
    /** How many there are, with `not_enough_stock`. */
    available: z.int().optional(),
    /** The nearest quantities that may be bought, with `below_minimum_quantity` and `off_multiple`. */
    allowed: z.object({ below: z.int().nullable(), above: z.int().nullable() }).optional(),
    /** Roubles that are missing, with `goods_unpaid`. */
    missing: Roubles.optional(),
    retryAfterSeconds: z.int().optional(),
    /** Of the request that failed, with statuses from 500 on; every answer says it in the header x-request-id. */
    requestId: z.string().optional(),
    productId: ProductIdText.optional(),
    /** The figures as they are now, with `totals_changed`. */
    basket: Basket.optional(),
    /** The same with delivery, coupon and bonuses: what the order would cost now. */
    quote: CheckoutQuote.optional(),
    /** As it is now, with `product_changed`. */
    product: StaffProduct.optional(),
    /** Prices that stand only when somebody confirms them, with `price_second_look`. */
    secondLook: SecondLook.optional(),
  }),
});

export type ErrorBody = z.infer<typeof ErrorBody>;
