import type { BomProduct } from '@farad/database/boms/bom-product.queries';
import { noAttrition, presetAttrition, type Attrition } from '@farad/domain/bom';

import type { Counting } from './bom-settings.ts';

/** Loss of parts in manual assembly: 2 %, at least one piece. */
const byHand: Attrition = { kind: 'share', percent: 2, minimum: 1 };

/** Returns how many pieces of a part are lost in assembly, by the settings of the list. */
export function attritionFor(counting: Counting, product: Pick<BomProduct, 'package' | 'tiers'>): Attrition {
  switch (counting.attrition) {
    case 'none':
      return noAttrition;
    case 'hand':
      return byHand;
    case 'machine':
      return presetAttrition({ package: product.package, unitPrice: product.tiers[0]?.unitPrice ?? null });
    case 'own':
      return { kind: 'share', percent: counting.attritionPercent, minimum: counting.attritionMinimum };
    case 'leader':
      return { kind: 'leader', percent: counting.attritionPercent, pieces: counting.attritionLeader };
  }
}
