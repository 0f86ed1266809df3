declare const brand: unique symbol;

/** A number or string that must not be mixed with another of the same machine type (kopecks with pieces, say). */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
