export { cheapestOf, kitValuesMax, substitutesOf, type KitCandidate } from './series-kit.ts';
