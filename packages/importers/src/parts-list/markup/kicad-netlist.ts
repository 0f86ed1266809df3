import { componentRows, type SchematicComponent } from '../component-rows.ts';
import { childOf, childrenOf, type XmlElement } from './xml-tree.ts';

const isLeftOut = (component: XmlElement): boolean =>
  childrenOf(component, 'property').some(
    ({ attributes }) =>
      ['dnp', 'exclude_from_bom'].includes((attributes.get('name') ?? '').toLowerCase()) &&
      !/^(?:0|no|false)$/i.test(attributes.get('value')?.trim() ?? ''),
  );

function componentOf(component: XmlElement): SchematicComponent {
  const text = (name: string): string => childOf(component, name)?.text.trim() ?? '';
  const fields = new Map<string, string>();
  for (const field of childrenOf(childOf(component, 'fields'), 'field'))
    fields.set(field.attributes.get('name') ?? '', field.text.trim());
  for (const [name, own] of [
    ['Datasheet', 'datasheet'],
    ['Description', 'description'],
  ] as const)
    if (!fields.has(name)) fields.set(name, text(own));
  return {
    reference: component.attributes.get('ref') ?? '',
    value: text('value'),
    footprint: text('footprint'),
    isLeftOut: isLeftOut(component),
    fields,
  };
}

/** Returns whether the root of an XML text is that of a KiCad netlist. */
export const isKicadNetlist = (root: XmlElement): boolean =>
  root.name === 'export' && childOf(root, 'components') !== undefined;

/** Returns rows of the components in a KiCad netlist, grouped as in KiCad's own lists. */
export const kicadNetlistRows = (root: XmlElement): readonly (readonly string[])[] =>
  componentRows(childrenOf(childOf(root, 'components'), 'comp').map(componentOf));
