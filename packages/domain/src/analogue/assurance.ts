import type { AttributeValues } from '../category/category.ts';
import type { AnalogueSource, Assurance } from './analogue.ts';

/** One of these makes a part of two terminals … */
const twoTerminalKeys = [
  'resistance',
  'capacitance',
  'inductance',
  'impedance',
  'load_capacitance',
  'zener_voltage',
  'standoff_voltage',
];

/** … unless it has one of these. */
const moreTerminalKeys = ['turns', 'taper', 'channels', 'coil_voltage', 'supply_voltage'];

/** Parts whose parameters tell what they do, though not where their pins are. */
const tellingKeys = ['polarity', 'reverse_voltage', 'wavelength', 'color', 'ctr', 'vout', 'gate_current', 'pins'];

/** Bodies with two terminals, whatever is inside. */
const twoTerminalBody = /^(?:DO-|SM[ABC]$|SOD-|MiniMELF|MELF|R-6|LL-|ABS|KD-\d)/;

function isTwoTerminal(values: AttributeValues): boolean {
  const elements = values['elements'];
  if (typeof elements === 'number' && elements > 1) return false;
  if (moreTerminalKeys.some((key) => key in values)) return false;
  const body = values['package'];
  return twoTerminalKeys.some((key) => key in values) || (typeof body === 'string' && twoTerminalBody.test(body));
}

/** What makes a pairing sure besides its parameters. `isPinCompatible`: said so by the list of pairs. */
export function assuranceOf(values: AttributeValues, source: AnalogueSource, isPinCompatible: boolean): Assurance {
  if (isPinCompatible || isTwoTerminal(values)) return 'exchangeable';
  if (source !== 'parametric' || tellingKeys.some((key) => key in values)) return 'same_function';
  return 'none';
}
