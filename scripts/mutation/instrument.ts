import { childrenOf, nodeAt, parse, type Node } from './ast.ts';
import type { Mutant } from './find-mutants.ts';

/** A mutant with its number in the job. The number selects it at run time. */
export interface NumberedMutant {
  readonly number: number;
  readonly mutant: Mutant;
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly isStatement: boolean;
  readonly mutants: NumberedMutant[];
}

const loops = new Set(['ForStatement', 'ForInStatement', 'ForOfStatement', 'WhileStatement', 'DoWhileStatement']);

/** Returns the offsets after the opening brace of each loop, in the order of the source. */
function loopBodies(node: Node): readonly number[] {
  const own = loops.has(node.type) ? nodeAt(node, 'body') : null;
  const here = own?.type === 'BlockStatement' ? [own.start + 1] : [];
  return [...here, ...childrenOf(node).flatMap(([, child]) => loopBodies(child))];
}

function placesOf(mutants: readonly NumberedMutant[]): readonly Place[] {
  const places = new Map<string, Place>();
  for (const numbered of mutants) {
    const { start, end, isStatement } = numbered.mutant.place;
    const key = `${start}:${end}:${isStatement}`;
    const place = places.get(key) ?? { start, end, isStatement, mutants: [] };
    place.mutants.push(numbered);
    places.set(key, place);
  }
  // Outer places come before inner ones. Of two places with equal offsets, a statement comes before an expression.
  return [...places.values()].sort(
    (one, other) =>
      one.start - other.start || other.end - one.end || Number(other.isStatement) - Number(one.isStatement),
  );
}

/** Returns the changed text for the place in the source that the mutant changes. */
const variant = (source: string, { place, start, end, replacement }: Mutant): string =>
  source.slice(place.start, start) + replacement + source.slice(end, place.end);

/**
 * Returns the source with all its mutants in it. `__mutant(n)` returns true for the selected mutant, and records which
 * mutants are reached. Each loop calls `__loop()` in every iteration, so that an endless loop can be stopped.
 */
export function instrument(source: string, mutants: readonly NumberedMutant[]): string {
  const places = placesOf(mutants);
  const turns = loopBodies(parse(source));
  let next = 0;

  const plain = (start: number, end: number): string => {
    const inside = turns.filter((turn) => turn > start && turn <= end);
    const cuts = [start, ...inside, end];
    return cuts
      .slice(1)
      .map((cut, index) => source.slice(cuts[index], cut))
      .join('__loop();');
  };

  const write = (start: number, end: number): string => {
    let written = '';
    let at = start;
    for (let place = places[next]; place !== undefined && place.start < end; place = places[next]) {
      next += 1;
      const inner = plain(at, place.start);
      const original = write(place.start, place.end);
      written += inner + choice(place, original);
      at = place.end;
    }
    return written + plain(at, end);
  };

  const choice = (place: Place, original: string): string => {
    if (place.isStatement) {
      const tests = place.mutants.map(({ number }) => `__mutant(${number})`).join('||');
      return `{if(!(${tests})){${original}}}`;
    }
    const variants = place.mutants.map(({ number, mutant }) => `__mutant(${number})?(${variant(source, mutant)}):`);
    return `(${variants.join('')}(${original}))`;
  };
  return write(0, source.length);
}
