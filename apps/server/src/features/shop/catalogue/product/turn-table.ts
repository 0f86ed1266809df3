import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import { imageAddress } from '@farad/domain/site';
import { turnTablePaths } from '@farad/drawings/picture';
import type { PictureSubject } from '@farad/drawings/picture-key';
import { remember } from '@farad/drawings/remember';

/** Maximum number of cached entries, the same as of cached products. They take about 10 MB. */
const rememberedMax = 5000;

const pathsOf = remember(rememberedMax, (subject: PictureSubject) => JSON.stringify(subject), turnTablePaths);

/**
 * Returns the addresses of the pictures of a product's 360° view in turning order (product C11). They are its photos,
 * or else drawings of its package. The list is empty if the product has neither.
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
