export { cheapestOf, quantityFor, substitutesOf, type KitCandidate } from './series-kit.ts';
