/** Photos that a customer adds to a return request (issue 3/11, C). */
export const returnPhotoLimits = {
  /** Photos of one request. */
  count: 3,
  /** Size of one uploaded file. */
  bytes: 12_582_912,
  /** Uploaded photos of one order that no request has yet. */
  waiting: 12,
} as const;
