export { cheapestOf, kitValuesMax, quantityFor, substitutesOf, type KitCandidate } from './series-kit.ts';
