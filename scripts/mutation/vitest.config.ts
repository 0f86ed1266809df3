import { join, relative, sep } from 'node:path';
import { ForksPoolWorker, type PoolOptions } from 'vitest/node';
import type { Plugin } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import own from '../../vitest.config.ts';
import { instrument, type NumberedMutant } from './instrument.ts';
import { readJob } from './job-file.ts';

const root = join(import.meta.dirname, '..', '..');
const job = readJob();
const byFile = Map.groupBy(job.mutants, ({ mutant }) => mutant.file);

/** Vitest's test process, started with worker.ts in place of Vitest's own file. */
class MutationWorker extends ForksPoolWorker {
  override readonly name = 'mutation';
  protected override readonly entrypoint = join(import.meta.dirname, 'worker.ts');
}

/** Adds the mutants to the sources when Vitest loads them. No file is changed. */
const withMutants = (mutants: ReadonlyMap<string, readonly NumberedMutant[]>): Plugin => ({
  name: 'farad-mutants',
  enforce: 'pre',
  transform(source, id) {
    const file = relative(root, id.split('?')[0] ?? id)
      .split(sep)
      .join('/');
    const here = mutants.get(file);
    return here === undefined ? null : { code: instrument(source, here), map: null };
  },
});

const projects = (own.test?.projects ?? []).flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project) || project.test?.name !== job.project) return [];
  return [{ ...project, root, plugins: [withMutants(byFile)] }];
});

export default defineConfig({
  root,
  test: {
    projects: projects.map((project) => ({
      ...project,
      test: {
        ...project.test,
        pool: { name: 'mutation', createPoolWorker: (options: PoolOptions) => new MutationWorker(options) },
        maxWorkers: 1,
        // Vitest's limits must never end a run. A run has its own limit, a multiple of its time without a mutant
        // (try-mutants.ts).
        testTimeout: 3_600_000,
        hookTimeout: 3_600_000,
        bail: 1,
        isolate: false,
        // The cache would return modules with other mutants, because its key does not contain them.
        fsModuleCache: false,
      },
    })),
  },
});
