import type { StaffCategory } from '@farad/contract/office/catalogue/categories';
import type { StaffAttribute } from '@farad/contract/office/catalogue/attributes';
import type { StaffBrand } from '@farad/contract/office/catalogue/brands';

import type { Browser } from '../browser.ts';
import { signedInStaff } from '../staff.ts';
import type { TestShop } from '../shop.ts';

let last = 0;

const named = (text: string) => ({ ru: text, en: '', tr: '' });

async function posted<T>(by: Browser, path: string, body: object): Promise<T> {
  const answer = await by.post(path, body);
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
  return answer.json<T>();
}

export const addedCategory = (by: Browser, title: string, parentId: string | null = null): Promise<StaffCategory> =>
  posted(by, '/admin/categories', { parentId, title: named(title), slug: '' });

export const addedAttribute = (by: Browser, key: string, meaning: object = {}): Promise<StaffAttribute> =>
  posted(by, '/admin/attributes', { key, kind: 'enum', unit: null, title: named(key), ...meaning });

export const addedBrand = (by: Browser, name: string): Promise<StaffBrand> =>
  posted(by, '/admin/brands', { name, slug: '' });

/**
 * Returns functions by call name, one for each call that changes categories, attributes and brands. A function prepares
 * a request that succeeds, and returns its path and body.
 */
export function catalogueScenes(shopOf: () => TestShop) {
  const keeper = () => signedInStaff(shopOf(), 'catalogue_manager');
  const name = (): string => `Scene ${(last += 1)}`;
  const category = async () => addedCategory(await keeper(), name());
  const attribute = async () => addedAttribute(await keeper(), `scene_${(last += 1)}`);
  const brand = async () => addedBrand(await keeper(), name());
  return {
    createCategory: async () => ['/admin/categories', { parentId: null, title: named(name()), slug: '' }] as const,
    saveCategory: async () => {
      const { id, version, fields } = await category();
      return [`/admin/categories/${id}`, { version, fields: { ...fields, isHidden: true } }] as const;
    },
    moveCategory: async () =>
      [`/admin/categories/${(await category()).id}/place`, { parentId: null, place: 0 }] as const,
    mergeCategory: async () =>
      [`/admin/categories/${(await category()).id}/merge`, { intoId: (await category()).id }] as const,
    deleteCategory: async () => [`/admin/categories/${(await category()).id}/delete`, {}] as const,
    createAttribute: async () =>
      ['/admin/attributes', { key: `scene_${(last += 1)}`, kind: 'text', unit: null, title: named('x') }] as const,
    saveAttribute: async () => {
      const { id, version, fields } = await attribute();
      return [`/admin/attributes/${id}`, { version, fields: { ...fields, title: named(name()) } }] as const;
    },
    mergeAttributeValues: async () =>
      [`/admin/attributes/${(await attribute()).id}/merge-values`, { from: ['a'], into: 'b' }] as const,
    deleteAttribute: async () => [`/admin/attributes/${(await attribute()).id}/delete`, {}] as const,
    createBrand: async () => ['/admin/brands', { name: name(), slug: '' }] as const,
    saveBrand: async () => {
      const { id, version, fields } = await brand();
      return [`/admin/brands/${id}`, { version, fields: { ...fields, country: 'TR' } }] as const;
    },
    deleteBrand: async () => [`/admin/brands/${(await brand()).id}/delete`, {}] as const,
    mergeBrands: async () =>
      ['/admin/brand-merges', { keptId: (await brand()).id, ids: [(await brand()).id] }] as const,
    undoBrandMerge: async () => {
      const body = { keptId: (await brand()).id, ids: [(await brand()).id] };
      const { mergeId } = await posted<{ mergeId: string }>(await keeper(), '/admin/brand-merges', body);
      return [`/admin/brand-merges/${mergeId}/undo`, {}] as const;
    },
  };
}
