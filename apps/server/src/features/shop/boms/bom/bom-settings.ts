import { BomSettings } from '@farad/contract/shop/boms/boms';
import type { BomRow } from '@farad/database/boms/bom.queries';
import { usualGrades, type GradeDefaults } from '@farad/domain/bom';
import type { z } from 'zod';

export type Settings = z.output<typeof BomSettings>;

/** Settings by which a list is counted and matched: all settings except name and tags. */
const Counting = BomSettings.omit({ name: true, tags: true });

export type Counting = z.output<typeof Counting>;

export const newCounting: Counting = {
  attrition: 'none',
  attritionPercent: 0,
  attritionMinimum: 0,
  attritionLeader: 0,
  isExactOnly: false,
  isSamePackageOnly: false,
  isMerged: true,
  isOwnStockUsed: false,
  gradeDielectric: usualGrades.dielectric,
  gradeVoltage: usualGrades.voltage,
  gradeTolerance: usualGrades.tolerance,
  voltageMargin: usualGrades.voltageMargin,
};

const Grades = Counting.pick({
  gradeDielectric: true,
  gradeVoltage: true,
  gradeTolerance: true,
  voltageMargin: true,
});

/**
 * Returns the values that the owner last chose for lines that do not state them, such as the voltage; empty if the
 * owner has no earlier list.
 */
export const rememberedGrades = (settings: unknown): Partial<z.output<typeof Grades>> =>
  Grades.strip().safeParse(settings).data ?? {};

/** Returns the values that are assumed if a line does not state them: dielectric, voltage and tolerance. */
export const gradesOf = ({
  gradeDielectric,
  gradeVoltage,
  gradeTolerance,
  voltageMargin,
}: Pick<Counting, 'gradeDielectric' | 'gradeVoltage' | 'gradeTolerance' | 'voltageMargin'>): GradeDefaults => ({
  dielectric: gradeDielectric,
  voltage: gradeVoltage,
  tolerance: gradeTolerance,
  voltageMargin,
});

export const countingOf = ({ settings }: Pick<BomRow, 'settings'>): Counting => Counting.parse(settings);

export const settingsOf = (bom: BomRow): Settings => ({ name: bom.name, tags: [...bom.tags], ...countingOf(bom) });
