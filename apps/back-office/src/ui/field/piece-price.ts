import type { FormItemProps } from 'antd';

/** Roubles for one piece. */
const least = 0.0001;
const most = 100_000_000;

/** Whether a price of one piece may be saved: a figure beyond is told, never bent into another price. */
export const isPiecePrice = (price: number | null): price is number =>
  price !== null && price >= least && price <= most;

/** The same for a form. */
export const piecePriceRule = { type: 'number', min: least, max: most } as const satisfies NonNullable<
  FormItemProps['rules']
>[number];
