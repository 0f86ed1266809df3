/**
 * Returns a × b ÷ divisor, rounded half up. The result is exact even if a × b exceeds 2^53. All arguments must be
 * non-negative integers, the divisor positive.
 *
 * @throws RangeError if an argument is not a non-negative integer or the result exceeds 2^53
 */
export function multiplyDivide(a: number, b: number, divisor: number): number {
  if (!isWhole(a) || !isWhole(b) || !isWhole(divisor) || divisor === 0) {
    throw new RangeError(`arguments must be non-negative integers, got ${a} × ${b} ÷ ${divisor}`);
  }
  const product = a * b;
  if (product > Number.MAX_SAFE_INTEGER) return divideLarge(BigInt(a) * BigInt(b), BigInt(divisor));
  const remainder = product % divisor;
  return (product - remainder) / divisor + (remainder * 2 >= divisor ? 1 : 0);
}

/** Returns numerator ÷ divisor, rounded half up; see {@link multiplyDivide}. */
function divideLarge(numerator: bigint, divisor: bigint): number {
  const quotient = (numerator * 2n + divisor) / (divisor * 2n);
  const answer = Number(quotient);
  if (!Number.isSafeInteger(answer)) throw new RangeError(`result must be a safe integer, got ${quotient}`);
  return answer;
}

const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
