import { fail, ok, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';

export interface ListSwitches {
  /** The other entries of the address, which belong to the filter. */
  readonly entries: readonly (readonly [string, string])[];
  /** `debug=1`: each product explains its rank (product C10). */
  readonly debug: boolean;
  /** `asTyped=1`: the text is not corrected (product C8). */
  readonly asTyped: boolean;
  /** `withoutFacets=1`: only products and their number are returned, which costs less. */
  readonly withoutFacets: boolean;
  /** `after`: cursor of the previous page, so that the list continues after its last row. null = not given. */
  readonly after: string | null;
}

const cursorName = 'after';
const names = ['debug', 'asTyped', 'withoutFacets'] as const;

/**
 * Separates the switches of an address from the entries that belong to the filter. A switch is `1`, `0` or empty; other
 * values fail.
 */
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
