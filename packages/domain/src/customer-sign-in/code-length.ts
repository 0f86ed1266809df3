/** Number of digits of a longer code. No code has more. */
export const longCodeLength = 6;
