import type { AttributeValues } from '../category/category.ts';
import type { AnalogueSource, Assurance } from './analogue.ts';

/** A part with one of these attributes has two terminals, unless it also has one of {@link moreTerminalKeys}. */
export const twoTerminalKeys = [
  'resistance',
  'capacitance',
  'inductance',
  'impedance',
  'load_capacitance',
  'zener_voltage',
  'standoff_voltage',
];

/** A part with one of these attributes has more than two terminals. */
const moreTerminalKeys = ['turns', 'taper', 'channels', 'coil_voltage', 'supply_voltage'];

/** Attributes that identify the function of a part but not its pinout. */
const tellingKeys = ['polarity', 'reverse_voltage', 'wavelength', 'color', 'ctr', 'vout', 'gate_current', 'pins'];

/** Packages that always have two terminals. */
const twoTerminalBody = /^(?:DO-|SM[ABC]$|SOD-|MiniMELF|MELF|R-6|LL-|ABS|KD-\d)/;

function isTwoTerminal(values: AttributeValues): boolean {
  const elements = values['elements'];
  if (typeof elements === 'number' && elements > 1) return false;
  if (moreTerminalKeys.some((key) => key in values)) return false;
  const body = values['package'];
  return twoTerminalKeys.some((key) => key in values) || (typeof body === 'string' && twoTerminalBody.test(body));
}

/**
 * Returns the degree to which terminals and function of the analogue are known to fit. `isPinCompatible`: a list of
 * pairs states that both parts have the same pinout.
 */
export function assuranceOf(values: AttributeValues, source: AnalogueSource, isPinCompatible: boolean): Assurance {
  if (isPinCompatible || isTwoTerminal(values)) return 'exchangeable';
  if (source !== 'parametric' || tellingKeys.some((key) => key in values)) return 'same_function';
  return 'none';
}
