import { listedDrafts } from './listed.ts';
import type { Draft } from './draft.ts';
import { finishPart, type DemoPart } from './finish.ts';
import { passiveFamilies } from './passives.ts';
import { draftsOf, type FamilySpec } from './passives/form.ts';

export type { DemoPart } from './finish.ts';

/** How many parts the mix at the head of the catalogue holds: what a demonstration of 200 parts shows. */
const mixLength = 200;

/**
 * One part of each family, then `share` parts of each in turn until all are spent: a stable spread, the same for every
 * count.
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

/** Every second part of the head is a passive, the others are the listed parts, the famous first. */
function* sequence(): Generator<Draft> {
  const passives = spread(passiveFamilies);
  let listedCount = 0;
  for (let place = 0; place < mixLength; place += 1) {
    const passive = place % 2 === 1 ? passives.next() : undefined;
    const draft = passive?.done === false ? passive.value : listedDrafts[listedCount++];
    if (draft !== undefined) yield draft;
  }
  yield* listedDrafts.slice(listedCount);
  yield* passives;
}

/**
 * The first `count` demonstration parts, ids 1 … count. Deterministic, and a smaller count is a prefix of a larger one:
 * a mix of famous parts, then all listed parts, then passives spread over makers, sizes and values.
 */
export function* generateParts(count: number): Generator<DemoPart> {
  let id = 0;
  if (count < 1) return;
  for (const draft of sequence()) {
    id += 1;
    yield finishPart(draft, id);
    if (id >= count) return;
  }
}
