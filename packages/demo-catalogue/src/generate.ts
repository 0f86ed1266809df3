import { listedDrafts } from './listed.ts';
import type { Draft } from './draft.ts';
import { finishPart, type DemoPart } from './finish.ts';
import { passiveFamilies } from './passives.ts';
import { draftsOf } from './passives/drafts.ts';
import type { FamilySpec } from './passives/form.ts';

export type { DemoPart } from './finish.ts';

/** Number of parts in the mix that the catalogue begins with. A demonstration of 200 parts shows only this mix. */
const mixLength = 200;

/**
 * Yields one part of each family. Then it yields `share` parts of each family in turn, until all are used. The order
 * does not depend on how many parts are taken.
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
 * Returns the mix at the start of the catalogue, then all other listed parts. In the mix, listed parts alternate
 * with passive parts. Famous parts come first.
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
 * Yields the first `count` demonstration parts, with the ids 1 to `count`: first a mix of famous and passive parts,
 * then all other listed parts, then passive parts of all makers, sizes and values. With a larger `count` the first
 * parts are the same.
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
