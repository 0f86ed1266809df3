import { BomSettings } from '@farad/contract/boms';
import type { BomRow } from '@farad/database/boms/bom.queries';
import { usualGrades, type GradeDefaults } from '@farad/domain/bom';
import type { z } from 'zod';

export type Settings = z.output<typeof BomSettings>;

/** How quantities are counted, without what the list is called. */
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

/** What the owner last had assumed; nothing where there is no list yet. */
export const rememberedGrades = (settings: unknown): Partial<z.output<typeof Grades>> =>
  Grades.strip().safeParse(settings).data ?? {};

/** What is assumed where a line leaves something out. */
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
