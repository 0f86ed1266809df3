declare const brand: unique symbol;

/** A number or string type that must not be mixed with others of the same machine type (such as kopecks and pieces). */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
