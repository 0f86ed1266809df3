import { readMakerName, type NameEvidence, type NumberEvidence } from '@farad/domain/import';
import { codeMeaning, knownMakerName } from '@farad/importers/vocabulary/makers';

import { brandOwner, spellingOwner } from './maker-owner.ts';
import type { Makers } from './makers-of-plan.ts';

/** The decision about a spelling, with its reason. */
export interface Decision {
  /** Existing maker; null = a new maker with the name `add`. */
  readonly id: number | null;
  readonly add: string;
  /** If true, the new maker is named exactly `add`. */
  readonly isTitle: boolean;
  /** Another maker that the spelling may mean, to be checked by staff; null = none. */
  readonly otherId: number | null;
  readonly evidence: NameEvidence | 'known' | 'numbers' | 'learned';
  readonly shared: number;
}

/** A spelling for which a maker is searched. */
export interface SpellingToDecide {
  readonly spelling: string;
  readonly numbers: NumberEvidence;
  /** True if an earlier import assigned a maker to the spelling. */
  readonly isLearned: boolean;
}

/** If at least this share of the part numbers begins alike, two spellings count as one company. */
const sharedMin = 0.2;
const startingMin = 0.5;

/** Returns the halves of "Littelfuse/IXYS" or "AMP - TE CONNECTIVITY"; empty if there are not two. */
const halves = (spelling: string): readonly string[] => {
  const parts = spelling.slice(0, 200).split(/\/| - /u);
  return parts.length === 2 ? parts.map((part) => part.trim()) : [];
};

/** Returns the maker that both halves of "TI/Texas Instruments" mean, even if the shop does not have it. */
function knownByHalves(spelling: string): string | null {
  const [one = '', other = ''] = halves(spelling).map((half) => knownMakerName(half) ?? codeMeaning(half)?.name ?? '');
  return one !== '' && one === other ? one : null;
}

function ofHalves(makers: Makers, spelling: string): number | undefined {
  const telling = halves(spelling).filter((half) => half.length > 2);
  const ids = telling.flatMap((half) => makers.named(knownMakerName(half) ?? half) ?? []);
  return new Set(ids).size === 1 ? ids[0] : undefined;
}

const settled = (id: number | null, add: string, evidence: Decision['evidence'], shared = 0): Decision => ({
  id,
  add,
  isTitle: false,
  otherId: null,
  evidence,
  shared,
});

function byNumbers(makers: Makers, { spelling, numbers, isLearned }: SpellingToDecide, possible: readonly number[]) {
  const own = spellingOwner(spelling);
  for (const id of possible) {
    // If an earlier import assigned the spelling to this maker, the maker's parts may come from that import. Equal
    // numbers then prove nothing.
    const ofShop = makers.isOfShop(id) && !isLearned ? [brandOwner(id)] : [];
    const owners = [...makers.spellingsOf(id).map(spellingOwner), ...ofShop];
    const { shared, of } = numbers.between([own], owners);
    if (shared > 0 && shared >= sharedMin * of) return settled(id, spelling, 'numbers', shared);
  }
  return undefined;
}

/**
 * Returns the maker that a short code such as "TI" may mean. `proven` is the maker's name if enough part numbers listed
 * with the code begin like that maker's numbers; otherwise null.
 */
function codeOf(makers: Makers, { spelling, numbers }: SpellingToDecide) {
  const meaning = codeMeaning(spelling);
  if (meaning === null) return { id: undefined, proven: null };
  const isProven = numbers.startingWith(spellingOwner(spelling), meaning.numberStarts) >= startingMin;
  return { id: makers.named(meaning.name), proven: isProven ? meaning.name : null };
}

/** Decides which maker a spelling means: an existing one if there is evidence for it, otherwise a new one. */
export function decideMaker(makers: Makers, asked: SpellingToDecide): Decision {
  const { spelling } = asked;
  const found = makers.find(readMakerName(spelling));
  const sure = found.find(({ why }) => why === 'spelling');
  const { id: meant, proven } = codeOf(makers, asked);
  // "AMS" is the full name of one maker and the code of another. Part numbers show which one is meant.
  if (sure !== undefined && (proven === null || meant === sure.id)) return settled(sure.id, spelling, 'spelling');
  const known = knownMakerName(spelling) ?? knownByHalves(spelling);
  if (known !== null) return { ...settled(makers.named(known) ?? null, known, 'known'), isTitle: true };
  const full = found.find(({ why }) => why === 'full_name');
  if (full !== undefined) return settled(full.id, spelling, 'full_name');

  const possible = [
    ...found.map(({ id }) => id).filter((id) => id !== sure?.id),
    ...(meant === undefined ? [] : [meant]),
  ];
  const shared = byNumbers(makers, asked, possible);
  if (shared !== undefined) return shared;
  if (proven !== null) return { ...settled(meant ?? null, proven, 'numbers'), isTitle: true };
  const half = ofHalves(makers, spelling);
  if (half !== undefined) return settled(half, spelling, 'name');
  const named = found.filter(({ why }) => why === 'name');
  const [only] = named;
  if (only !== undefined && named.length === 1) return settled(only.id, spelling, 'name');
  const otherId = found.find(({ why }) => why !== 'beginning')?.id ?? meant ?? null;
  return { ...settled(null, spelling, 'spelling'), otherId, evidence: otherId === null ? 'spelling' : 'code' };
}
