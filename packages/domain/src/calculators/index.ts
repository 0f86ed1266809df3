export {
  lcCircuit,
  ledResistor,
  ledsMax,
  ohmsLaw,
  ratedPowerFor,
  rcFilter,
  type CalculatorProblem,
  type OhmsLaw,
} from './calculators.ts';
export { dividerPairs, dividerSpread, type DividerPair } from './divider.ts';
