export { openOpenSearch } from './opensearch.ts';
export type { ClusterFigures, ClusterHealth, ClusterWrite, SearchClusterPort } from './port.ts';
