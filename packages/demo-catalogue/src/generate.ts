import { listedDrafts } from './listed.ts';
import type { Draft } from './draft.ts';
import { finishPart, type DemoPart } from './finish.ts';
import { passiveFamilies } from './passives.ts';
import { draftsOf } from './passives/drafts.ts';
import type { FamilySpec } from './passives/form.ts';

export type { DemoPart } from './finish.ts';

/** Parts in the mix at the start of the catalogue: a demonstration of 200 parts shows exactly these. */
const mixLength = 200;

/**
 * Yields one part of each family, then `share` parts of each in turn until all are used. The order is the same for
 * every count.
 */
function* spread(families: readonly FamilySpec[]): Generator<Draft> {
  let runs = families.map((family) => ({ drafts: draftsOf(family), share: family.share }));
  let isFirstRound = true;
  while (runs.length > 0) {
    const spent = new Set<(typeof runs)[number]>();
    for (const run of runs) {
      for (let taken = 0; taken < (isFirstRound ? 1 : run.share); taken += 1) {
        const next = run.drafts.next();
        if (next.done === true) {
          spent.add(run);
          break;
        }
        yield next.value;
      }
    }
    isFirstRound = false;
    if (spent.size > 0) runs = runs.filter((run) => !spent.has(run));
  }
}

/**
 * Returns the mixed head, where every second part is a passive one and famous parts come first, then all other listed
 * parts.
 */
const headAndListed = (passives: Generator<Draft>): readonly Draft[] => {
  const head: Draft[] = [];
  for (const listed of listedDrafts.slice(0, mixLength / 2)) {
    head.push(listed);
    const passive = passives.next();
    if (passive.done !== true) head.push(passive.value);
  }
  return [...head, ...listedDrafts.slice(mixLength / 2)];
};

/**
 * Yields the first `count` demonstration parts, ids 1 … count. Deterministic: a smaller count is a prefix of a larger
 * one. First a mix of famous parts, then all listed parts, then passives spread over makers, sizes and values.
 */
export function* generateParts(count: number): Generator<DemoPart> {
  const passives = spread(passiveFamilies);
  let id = 0;
  for (const drafts of [headAndListed(passives), passives]) {
    for (const draft of drafts) {
      if (id >= count) return;
      id += 1;
      yield finishPart(draft, id);
    }
  }
}
