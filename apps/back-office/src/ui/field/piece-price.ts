import type { FormItemProps } from 'antd';

/** Minimum unit price in roubles. */
const least = 0.0001;
const most = 100_000_000;

/** Returns true if this unit price can be saved. */
export const isPiecePrice = (price: number | null): price is number =>
  price !== null && price >= least && price <= most;

/** {@link isPiecePrice} as a rule of a form. A price out of range is rejected, never changed to the limit. */
export const piecePriceRule = { type: 'number', min: least, max: most } as const satisfies NonNullable<
  FormItemProps['rules']
>[number];
