import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that run for half a minute or longer, although the files are small. */
const long = [
  'bench/src/benches.test.ts',
  'apps/server/src/http/serve/access-matrix.test.ts',
  'packages/database/src/embedded/embedded.test.ts',
  'apps/server/src/import/run/vanished-rows.test.ts',
  'apps/server/src/testing/processes/kill.test.ts',
];

const isLong = ({ moduleId }: TestSpecification): boolean => long.some((file) => moduleId.endsWith(`/${file}`));

/**
 * Starts the long test files of each project first. In a new clone Vitest knows no durations and starts with the
 * largest files. One worker would then run the bench for two minutes while the other workers are idle.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...projects.values()].flatMap((own) => [...own.filter(isLong), ...own.filter((file) => !isLong(file))]);
  }
}
