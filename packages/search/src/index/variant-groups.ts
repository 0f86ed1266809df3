import { type ColumnMemory, ownMemory } from '../columns/column-memory.ts';
import { type Growing, growingUint32 } from '../columns/growing.ts';
import type { VariantGroups } from './segment.ts';
import { stringTable } from '../columns/string-table.ts';
import { listsOf } from '../columns/text-index.ts';

/** Collects the variant group of each product in order of arrival. */
export class VariantGroupsBuilder {
  private readonly places = new Map<string, number>();
  private readonly placeOf: Growing<Uint32Array>;
  private readonly memory: ColumnMemory;

  constructor(memory: ColumnMemory = ownMemory) {
    this.memory = memory;
    this.placeOf = growingUint32(memory);
  }

  add(name: string | null): void {
    if (name === null) {
      this.placeOf.push(0);
      return;
    }
    const place = this.places.get(name) ?? this.places.size + 1;
    this.places.set(name, place);
    this.placeOf.push(place);
  }

  finish(order: Uint32Array): VariantGroups {
    const names = [...this.places.keys()].sort();
    const groupOfPlace = new Uint32Array(names.length + 1);
    names.forEach((name, index) => (groupOfPlace[this.places.get(name)!] = index + 1));
    const places = this.placeOf.view();
    const groupOf = this.memory(Uint32Array, order.length);
    for (let doc = 0; doc < order.length; doc++) groupOf[doc] = groupOfPlace[places[order[doc]!]!]!;
    const grouped = groupOf.filter((group) => group !== 0).map((group) => group - 1);
    const docs = growingUint32();
    groupOf.forEach((group, doc) => group !== 0 && docs.push(doc));
    const docOf = docs.view();
    const { starts, numbers } = listsOf(names.length, grouped, (at) => docOf[at]!, this.memory);
    return { names: stringTable(names, this.memory), groupOf, starts, members: numbers };
  }
}
