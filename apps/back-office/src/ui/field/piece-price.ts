import type { FormItemProps } from 'antd';

/** Lowest price of one piece, in roubles. */
const least = 0.0001;
const most = 100_000_000;

/** Returns true if the price can be saved. A price out of range is rejected, never clamped. */
export const isPiecePrice = (price: number | null): price is number =>
  price !== null && price >= least && price <= most;

/** The same rule for a form. */
export const piecePriceRule = { type: 'number', min: least, max: most } as const satisfies NonNullable<
  FormItemProps['rules']
>[number];
