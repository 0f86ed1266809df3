import { fail, ok, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';

export interface ListSwitches {
  /** What is left for the filter. */
  readonly entries: readonly (readonly [string, string])[];
  /** `debug=1`: each product tells why it stands where it stands (product C10). */
  readonly debug: boolean;
  /** `asTyped=1`: the text is not corrected (product C8). */
  readonly asTyped: boolean;
  /** `withoutFacets=1`: only products and their number are wanted, which is less work. */
  readonly withoutFacets: boolean;
  /** `after`: the cursor of the page before; the list goes on behind its last row. Null: not given. */
  readonly after: string | null;
}

const cursorName = 'after';
const names = ['debug', 'asTyped', 'withoutFacets'] as const;

/** Takes the switches, which are no part of a filter, out of an address. Each is `1`, `0` or empty. */
export function takeSwitches(query: readonly (readonly [string, string])[]): Result<ListSwitches, Failure> {
  const isSwitch = (name: string): boolean => names.some((known) => known === name);
  const odd = query.find(([name, value]) => isSwitch(name) && !['', '0', '1'].includes(value));
  if (odd !== undefined) return fail({ code: 'invalid_input', field: odd[0] });
  const own = query.filter(([name]) => isSwitch(name) || name === cursorName);
  const repeated = own.find(([name], index) => own.findIndex(([other]) => other === name) !== index);
  if (repeated !== undefined) return fail({ code: 'invalid_input', field: repeated[0] });
  const isOn = (name: string): boolean => query.some(([other, value]) => other === name && value === '1');
  return ok({
    entries: query.filter(([name]) => !isSwitch(name) && name !== cursorName),
    debug: isOn('debug'),
    asTyped: isOn('asTyped'),
    withoutFacets: isOn('withoutFacets'),
    after: own.find(([name]) => name === cursorName)?.[1] || null,
  });
}
