export { openOpenSearch } from './opensearch.ts';
export type { ClusterWrite, SearchClusterPort } from './port.ts';
