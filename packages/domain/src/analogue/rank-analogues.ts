import { analogueSources, analogueVerdicts, type AnalogueSource, type AnalogueVerdict } from './analogue.ts';

export interface RankedAnalogue {
  readonly verdict: AnalogueVerdict;
  readonly source: AnalogueSource;
  /** Pieces in stock now. */
  readonly available: number;
  /** Price of one piece; null = not sold. */
  readonly price: number | null;
  readonly mpn: string;
}

/** Compares two analogues for sorting: by verdict, stock, source, price, then part number. */
export function compareAnalogues(a: RankedAnalogue, b: RankedAnalogue): number {
  const dear = Number.POSITIVE_INFINITY;
  const prices = [a.price ?? dear, b.price ?? dear] as const;
  return (
    analogueVerdicts.indexOf(a.verdict) - analogueVerdicts.indexOf(b.verdict) ||
    Number(b.available > 0) - Number(a.available > 0) ||
    analogueSources.indexOf(a.source) - analogueSources.indexOf(b.source) ||
    (prices[0] === prices[1] ? 0 : prices[0] - prices[1]) ||
    (a.mpn < b.mpn ? -1 : Number(a.mpn > b.mpn))
  );
}
