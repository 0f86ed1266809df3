export {
  lcCircuit,
  ledResistor,
  ledsMax,
  ohmsLaw,
  rcFilter,
  type CalculatorProblem,
  type OhmsLaw,
} from './calculators.ts';
export { dividerPairs, type DividerPair } from './divider.ts';
