declare const brand: unique symbol;

/**
 * A number or string that the compiler does not confuse with others: kopecks and pieces are both numbers, but not the
 * same type.
 */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
