import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import { imageAddress } from '@farad/domain/site';
import { turnTablePaths } from '@farad/drawings/picture';

type Turned = Pick<CatalogueProduct, 'images360' | 'package' | 'attributes' | 'title'>;

const addressesOf = (product: Turned, category: string, hosts: readonly string[]): readonly string[] => {
  const { images360, package: name, attributes, title } = product;
  const paths =
    images360.length > 0 ? images360 : turnTablePaths({ name, hints: { category, attributes, title: title.ru } });
  return paths.map((path) => imageAddress(hosts, path));
};

/**
 * Returns the function that gives the addresses of the pictures of a product's 360° view in turning order (product
 * C11). They are its photos, or else drawings of its package. The list is empty if the product has neither. The
 * addresses are cached as long as the product's row. `hosts` are the image hosts.
 */
export function turnTable(hosts: readonly string[]) {
  const known = new WeakMap<Turned, { readonly category: string; readonly frames: readonly string[] }>();
  return (product: Turned, category: string): readonly string[] => {
    const before = known.get(product);
    if (before?.category === category) return before.frames;
    const frames = addressesOf(product, category, hosts);
    known.set(product, { category, frames });
    return frames;
  };
}
