import type { ForeignNumber, RowTexts } from './row-texts.ts';

/** A line that further rows may still belong to. */
export interface OpenLine {
  readonly rows: number[];
  readonly cells: readonly string[];
  readonly texts: RowTexts;
  /** Joined from the rows. */
  designatorText: string;
  quantityText: string;
  name: string;
  readonly alternates: { mpn: string; maker: string | null }[];
  readonly foreignNumbers: ForeignNumber[];
  /** Title of the group that it stands under; empty: none. */
  readonly group: string;
  /** The list has a column of quantities: one that is absent is told. */
  readonly hasQuantities: boolean;
  /** Its title says that what stands below is not fitted. */
  readonly isUnderLeftOut: boolean;
}
