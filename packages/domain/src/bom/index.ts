export {
  assembleLines,
  isPlausible,
  leftReasons,
  onlyCandidate,
  type AssembledLine,
  type AssemblyLine,
  type AssemblyPart,
  type Assumption,
  type LeftReason,
} from './assemble.ts';
export {
  attritionOf,
  attritionPercentMax,
  attritionPiecesMax,
  dearUnitPrice,
  noAttrition,
  presetAttrition,
  type Attrition,
} from './attrition.ts';
export { batchSteps, type BatchPart, type BatchSteps, type BatchUse } from './batch.ts';
export * from './bom-line.ts';
export {
  compareRevisions,
  lineChanges,
  type ChangedLine,
  type ComparableLine,
  type LineChange,
  type RevisionDifference,
} from './compare-revisions.ts';
export { nominalKey } from './contradiction/nominal-key.ts';
export { differenceSubjects, type DifferenceSubject, type PartDifference } from './contradiction/difference.ts';
export { mentionedNumbers } from './contradiction/mentioned-numbers.ts';
export { comparedKeys, type PartFacts } from './contradiction/part-facts.ts';
export { partKinds, type PartKind } from './contradiction/part-kind.ts';
export { comparePackages } from './decide-match-package.ts';
export type { AskedMatch, FoundPart, MatchOptions, NumberLikeness, PinnedProducts } from './decide-match-part.ts';
export { decideMatch } from './decide-match.ts';
export { genericPart, rulesOf, type GenericPart } from './generic-part.ts';
export { compressDesignators, designatorsMax, readDesignators, type ReadDesignators } from './designators.ts';
export { isFrameText } from './form/drawing-form.ts';
export { unboughtSections, type UnboughtSection } from './form/list-form.ts';
export { joinPages } from './form/join-pages.ts';
export { goodsSheetKind } from './goods-sheet.ts';
export { namesNoParts } from './nameless-sheet.ts';
export {
  dielectricDefaults,
  toleranceDefaults,
  usualGrades,
  voltageDefaults,
  voltageMarginNames,
  type AssumedGrade,
  type GradeDefaults,
} from './grade/grade-defaults.ts';
export { gradedParts } from './grade/graded-parts.ts';
export { headerKey } from './header-key.ts';
export * from './layout.ts';
export * from './limits.ts';
export * from './match.ts';
export { mergeKey, mergeLines, type ChosenLine, type MergedLine } from './merge.ts';
export { missingFields, partFields, type MissingFields } from './missing-fields.ts';
export { readBomPackage, type ReadBomPackage } from './package.ts';
export * from './parts-file.ts';
export { readBomLines } from './read-bom-lines.ts';
export { recogniseLayout } from './recognise-layout.ts';
export { unreadNumbers } from './unread-numbers.ts';
export { sampleList } from './sample-list.ts';
