/** Limits for photos that a customer adds to a return request. */
export const returnPhotoLimits = {
  /** Maximum number of photos in a request. */
  count: 3,
  /** Maximum size of an uploaded file in bytes. */
  bytes: 12_582_912,
  /** Maximum number of photos of an order that are uploaded but not yet part of a request. */
  waiting: 12,
} as const;
