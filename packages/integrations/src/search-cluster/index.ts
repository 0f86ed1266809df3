export { openOpenSearch } from './opensearch.ts';
export {
  ClusterFailure,
  type ClusterFigures,
  type ClusterHealth,
  type ClusterWrite,
  type SearchClusterPort,
} from './port.ts';
