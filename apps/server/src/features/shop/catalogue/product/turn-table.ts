import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import { imageAddress } from '@farad/domain/site';
import { turnTablePaths } from '@farad/drawings/picture';
import type { PictureSubject } from '@farad/drawings/picture-key';
import { remember } from '@farad/drawings/remember';

/** Equal to the number of cached products; about 10 MB of addresses. */
const rememberedMax = 5000;

const pathsOf = remember(rememberedMax, (subject: PictureSubject) => JSON.stringify(subject), turnTablePaths);

/**
 * Returns the frames of a product's 360° view in turning order (product C11): its photos, or else the drawing of its
 * package. It is empty if the product has neither.
 */
export function framesOf(
  {
    images360,
    package: name,
    attributes,
    title,
  }: Pick<CatalogueProduct, 'images360' | 'package' | 'attributes' | 'title'>,
  category: string,
  hosts: readonly string[],
): readonly string[] {
  const paths = images360.length > 0 ? images360 : pathsOf({ name, hints: { category, attributes, title: title.ru } });
  return paths.map((path) => imageAddress(hosts, path));
}
