/** Maximum lengths of texts that several topics take. Other limits stand with their topic. */
export const textLimits = {
  personName: 100,
  email: 254,
  /** Why something is done, or an answer to a wish. */
  reason: 500,
  /** Comment of a buyer on an order or a request. */
  comment: 1000,
  /** Internal note of staff. */
  note: 2000,
} as const;

/** Minimum length of a reason that is required. */
export const reasonLengthMin = 3;
