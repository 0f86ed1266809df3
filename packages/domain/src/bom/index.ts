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
} from './match/assemble.ts';
export {
  attritionOf,
  attritionPercentMax,
  attritionPiecesMax,
  attritionPresets,
  dearUnitPrice,
  noAttrition,
  presetAttrition,
  type Attrition,
} from './attrition.ts';
export { batchSteps, type BatchPart, type BatchSteps, type BatchUse } from './batch.ts';
export { bomActions, type BomAction } from './row/bom-action.ts';
export * from './row/bom-line.ts';
export {
  compareRevisions,
  lineChanges,
  type ChangedLine,
  type ComparableLine,
  type LineChange,
  type RevisionDifference,
} from './line/compare-revisions.ts';
export { nominalKey } from './contradiction/nominal-key.ts';
export { differenceSubjects, type DifferenceSubject, type PartDifference } from './part/difference.ts';
export { mentionedNumbers } from './contradiction/mentioned-numbers.ts';
export { comparedKeys, type PartFacts } from './part/part-facts.ts';
export { partKinds, type PartKind } from './part/part-kind.ts';
export { comparePackages } from './part/decide-match-package.ts';
export type {
  MatchQuestion,
  FoundPart,
  MatchOptions,
  NumberLikeness,
  PinnedProducts,
} from './part/decide-match-part.ts';
export { decideMatch } from './match/decide-match.ts';
export { genericPart, rulesOf, type GenericPart } from './part/generic-part.ts';
export { compressDesignators, designatorsMax, readDesignators, type ReadDesignators } from './cell/designators.ts';
export { isFrameText } from './form/drawing-form.ts';
export { unboughtSections, type UnboughtSection } from './row/list-form.ts';
export { joinPages } from './form/join-pages.ts';
export { goodsSheetKind } from './sheet/goods-sheet.ts';
export { namesNoParts } from './sheet/nameless-sheet.ts';
export { joinLists, listSheets, unreadLists } from './other-lists.ts';
export {
  dielectricDefaults,
  toleranceDefaults,
  usualGrades,
  voltageDefaults,
  voltageMarginNames,
  type AssumedGrade,
  type GradeDefaults,
} from './part/grade-defaults.ts';
export { gradedParts, takenGrades } from './grade/graded-parts.ts';
export { headerKey } from './header/header-key.ts';
export { headerMeaning } from './header/header-meaning.ts';
export * from './header/layout.ts';
export * from './limits.ts';
export * from './text-limits.ts';
export * from './part/match.ts';
export * from './part/missing-reason.ts';
export { mergeKey, mergeLines, type ChosenLine, type MergedLine } from './line/merge.ts';
export { missingFields, partFields, type MissingFields } from './header/missing-fields.ts';
export { readBomPackage, type ReadBomPackage } from './cell/package.ts';
export * from './header/parts-file.ts';
export { readBomLines } from './line/read-bom-lines.ts';
export { recogniseLayout } from './sheet/recognise-layout.ts';
export { unreadNumbers } from './sheet/unread-numbers.ts';
export { sampleList } from './sample-list.ts';
export { saysAny } from './cell/shop-numbers.ts';
