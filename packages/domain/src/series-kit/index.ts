export { cheapestOf, kitValuesMax, substitutesOf, type KitCandidate, type KitChoice } from './series-kit.ts';
