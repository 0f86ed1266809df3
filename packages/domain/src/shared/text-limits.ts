/** Maximum lengths of texts that occur in several areas of the shop. Limits of a single area are in its folder. */
export const textLimits = {
  personName: 100,
  email: 254,
  /** A phone number as typed. */
  phone: 40,
  /** Reason for an action of staff, or an answer to a customer's request. */
  reason: 500,
  /** Comment of a buyer on an order or a request. */
  comment: 1000,
  /** Internal note of staff. */
  note: 2000,
  /** A pasted list of part numbers and quantities. */
  pastedList: 50_000,
} as const;

/** Minimum length of a reason that is required. */
export const reasonLengthMin = 3;
