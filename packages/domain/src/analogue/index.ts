export {
  analogueSources,
  analogueVerdicts,
  type AnalogueSource,
  type AnalogueVerdict,
  type Assurance,
  type ComparedParameter,
  type ParameterVerdict,
} from './analogue.ts';
export { analogueSearches } from './analogue-search.ts';
export { assuranceOf } from './assurance.ts';
export { judgeAnalogue, type JudgedAnalogue } from './judge-analogue.ts';
export { compareAnalogues, type RankedAnalogue } from './rank-analogues.ts';
export { sharesFunction } from './shares-function.ts';
