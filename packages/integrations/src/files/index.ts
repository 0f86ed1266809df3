export { fetchFile, mayBeFetched } from './fetch-file.ts';
