export { nearestInSeries, seriesNames, seriesOf, seriesValues, type SeriesName } from './e-series.ts';
