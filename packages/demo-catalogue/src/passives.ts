import { ceramicChipFamilies } from './passives/ceramic-capacitors.ts';
import { chipResistorFamilies } from './passives/chip-resistors.ts';
import { electrolyticFamilies } from './passives/electrolytic-capacitors.ts';
import { beadFamilies } from './passives/ferrite-beads.ts';
import type { FamilySpec } from './passives/form.ts';
import { frequencyFamilies } from './passives/frequency.ts';
import { inductorFamilies } from './passives/inductors.ts';
import { leadResistorFamilies } from './passives/lead-resistors.ts';
import { leadedCeramicFamilies } from './passives/leaded-ceramics.ts';
import { otherCapacitorFamilies } from './passives/other-capacitors.ts';
import { senseFamily } from './passives/sense-resistors.ts';
import { specialResistorFamilies } from './passives/special-resistors.ts';

/**
 * All series of passive parts that are generated from rules of ordering codes. `generateParts` takes them in this
 * order.
 */
export const passiveFamilies: readonly FamilySpec[] = [
  ...chipResistorFamilies,
  senseFamily,
  ...ceramicChipFamilies,
  ...leadResistorFamilies,
  ...specialResistorFamilies,
  ...electrolyticFamilies,
  ...otherCapacitorFamilies,
  ...leadedCeramicFamilies,
  ...inductorFamilies,
  ...beadFamilies,
  ...frequencyFamilies,
];
