export {
  contentKinds,
  contentLimits,
  contentState,
  contentStates,
  shopPages,
  shownVersion,
  type ContentKind,
  type ContentPlan,
  type ContentState,
  type ContentText,
  type ContentTexts,
} from './content.ts';
export { contentFacts, factProblems, unknownFacts, withFacts, type ContentFact, type FactProblem } from './facts.ts';
