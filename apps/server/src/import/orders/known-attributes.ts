import { referenceFrame } from '@farad/frame/reference-frame';
import type { AttributeDefinition } from '@farad/domain/category';

/** Returns the attributes that a column can become: those of the shop and those of the reference frame. */
export function knownAttributes(ofShop: readonly AttributeDefinition[]): readonly AttributeDefinition[] {
  const keys = new Set<string>(ofShop.map(({ key }) => key));
  return [...ofShop, ...referenceFrame.attributes.filter(({ key }) => !keys.has(key))];
}
