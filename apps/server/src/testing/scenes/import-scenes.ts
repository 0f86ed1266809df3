import type { Import } from '@farad/contract/office/imports/imports';
import type { ImportRules } from '@farad/contract/office/imports/check';
import type { ImportLayout, ImportMapping } from '@farad/contract/office/imports/mapping';

import { openShop, type TestShop } from '../shop.ts';
import { signedInStaff, type StaffBrowser } from '../staff.ts';

export const everything: ImportRules = { mode: 'full', isPublished: true, isAllOrNothing: false };

export const supplierBody = (code: string) => ({
  code,
  title: `Поставщик ${code}`,
  prices: {
    kind: 'purchase',
    currency: 'USD',
    rate: '80',
    rounding: 'kopeck',
    margins: [
      {
        belowRoubles: null,
        percent: '50',
      },
    ],
  },
});

let suppliers = 0;

/** Returns functions for the calls that staff make to import a file. */
export function importDesk(shop: TestShop, by: StaffBrowser) {
  const now = async (id: string): Promise<Import> => (await by.get(`/admin/imports/${id}`)).json<Import>();
  const addSupplier = async (): Promise<string> => {
    suppliers += 1;
    return (await by.post('/admin/import-suppliers', supplierBody(`supplier-${suppliers}`))).json<{ id: string }>().id;
  };
  const create = async (size: number, name = 'parts.csv'): Promise<string> =>
    (await by.post('/admin/imports', { name, size })).json<{ id: string }>().id;
  const part = (id: string, bytes: Buffer, offset = 0) =>
    by.post(`/admin/imports/${id}/parts/${offset}`, bytes, { 'content-type': 'application/octet-stream' });
  /** Uploads a file and waits until it is recognised. */
  const upload = async (content: string | Buffer, name?: string): Promise<Import> => {
    const bytes = Buffer.from(content);
    const id = await create(bytes.length, name);
    await part(id, bytes);
    await shop.deps.imports.idle();
    return now(id);
  };
  const layout = async (id: string, supplier: string): Promise<ImportLayout> =>
    (await by.get(`/admin/imports/${id}/layout?supplier=${supplier}`)).json<ImportLayout>();
  const save = (id: string, supplierId: string, mapping: ImportMapping) =>
    by.post(`/admin/imports/${id}/mapping`, { supplierId, mapping });
  /** Uploads a file and saves the proposed mapping. */
  const mapped = async (content: string | Buffer, supplier: string, change: Partial<ImportMapping> = {}) => {
    const { id } = await upload(content);
    const { mapping } = await layout(id, supplier);
    await save(id, supplier, { ...mapping, ...change });
    return id;
  };
  const run = async (id: string, rules: Partial<ImportRules> = {}, isCheck = false): Promise<Import> => {
    await by.post(`/admin/imports/${id}/start`, { rules: { ...everything, ...rules }, isCheck });
    await shop.deps.imports.idle();
    return now(id);
  };
  const undo = async (id: string): Promise<Import> => {
    await by.post(`/admin/imports/${id}/undo`, {});
    await shop.deps.imports.idle();
    return now(id);
  };
  return { now, addSupplier, create, part, upload, layout, save, mapped, run, undo };
}

const file = 'MPN;Manufacturer;Code;Price;Stock\nSCENE-1;Farad Test;S-1;0.5;10\n';

/**
 * Returns functions by call name, one for each call that changes imports. A function prepares a request that succeeds,
 * and returns its path and body.
 */
export function importScenes(shop: () => TestShop) {
  const desk = (by: StaffBrowser) => importDesk(shop(), by);
  const ready = async (by: StaffBrowser) => desk(by).mapped(file, await desk(by).addSupplier());
  return {
    createImport: async () => ['/admin/imports', { name: 'parts.csv', size: 10 }] as const,
    addImportPart: async (by: StaffBrowser) => {
      const id = await desk(by).create(file.length);
      return [`/admin/imports/${id}/parts/0`, Buffer.from(file), 'application/octet-stream'] as const;
    },
    previewImport: async (by: StaffBrowser) => {
      const supplierId = await desk(by).addSupplier();
      const { id } = await desk(by).upload(file);
      const { mapping } = await desk(by).layout(id, supplierId);
      return [`/admin/imports/${id}/preview`, { supplierId, mapping }] as const;
    },
    saveImportMapping: async (by: StaffBrowser) => {
      const supplierId = await desk(by).addSupplier();
      const { id } = await desk(by).upload(file);
      const { mapping } = await desk(by).layout(id, supplierId);
      return [`/admin/imports/${id}/mapping`, { supplierId, mapping }] as const;
    },
    startImport: async (by: StaffBrowser) =>
      [`/admin/imports/${await ready(by)}/start`, { rules: everything, isCheck: true }] as const,
    cancelImport: async (by: StaffBrowser) => {
      const id = await ready(by);
      await shop().pool.query("update import_run set state = 'queued' where id = $1", [id]);
      return [`/admin/imports/${id}/cancel`, {}] as const;
    },
    undoImport: async (by: StaffBrowser) => {
      const id = await ready(by);
      await desk(by).run(id);
      return [`/admin/imports/${id}/undo`, {}] as const;
    },
    publishImported: async (by: StaffBrowser) => {
      const id = await ready(by);
      await desk(by).run(id, { isPublished: false });
      return [`/admin/imports/${id}/publish`, {}] as const;
    },
    forgetImportMemory: async (by: StaffBrowser) => {
      const supplierId = await desk(by).addSupplier();
      await desk(by).mapped(file, supplierId, { categories: [{ path: 'X', categoryId: 1 }] });
      return [`/admin/import-suppliers/${supplierId}/forget`, { kind: 'category', path: 'X' }] as const;
    },
    decideImportMaker: async (by: StaffBrowser) => {
      const supplierId = await desk(by).addSupplier();
      const { rows } = await shop().pool.query<{ id: string }>(
        `insert into maker_join (supplier_id, spelling, rows, brand_id, evidence, shared)
         select $1, 'Scene', 1, min(id), 'name', 0 from brand returning id`,
        [supplierId],
      );
      return [`/admin/import-makers/${rows[0]?.id}`, { decision: 'same' }] as const;
    },
    decideImportHeld: async (by: StaffBrowser) => {
      const id = await ready(by);
      const { counts } = await desk(by).run(id);
      if (counts === null) throw new Error('nothing was imported');
      await shop().pool.query(
        `insert into import_held (run_id, product_id, number, causes, stock_ours, stock_theirs)
         select $1, min(product_id), 'S-1', '{stock_touched}', 10, 12 from stock`,
        [id],
      );
      return [`/admin/imports/${id}/held`, { decision: 'keep', productIds: null }] as const;
    },
    removeImport: async (by: StaffBrowser) => [`/admin/imports/${await ready(by)}/remove`, {}] as const,
    createImportSupplier: async () => ['/admin/import-suppliers', supplierBody('scene')] as const,
    saveImportSupplier: async (by: StaffBrowser) => {
      const id = await desk(by).addSupplier();
      return [`/admin/import-suppliers/${id}`, supplierBody(`supplier-${suppliers}`)] as const;
    },
    setImportSchedule: async (by: StaffBrowser) =>
      [`/admin/import-suppliers/${await desk(by).addSupplier()}/schedule`, { schedule: null }] as const,
    runImportSchedule: async (by: StaffBrowser) => {
      const id = await desk(by).addSupplier();
      const at = { kind: 'daily', hour: 3 };
      const schedule = { source: { kind: 'folder', folder: 'none' }, at, rules: everything, isOn: false };
      await shop().pool.query('update supplier set schedule = $2 where id = $1', [id, JSON.stringify(schedule)]);
      return [`/admin/import-suppliers/${id}/run`, {}] as const;
    },
  };
}

export type ImportDesk = ReturnType<typeof importDesk>;

/** Opens a shop in which a member of staff imports the files of one supplier. */
export async function openImportDesk(settings: Readonly<Record<string, string>> = {}) {
  const shop = await openShop({}, undefined, undefined, settings);
  const by = await signedInStaff(shop, 'catalogue_manager');
  const desk = importDesk(shop, by);
  return { shop, by, desk, supplier: await desk.addSupplier() };
}

/** Fields of a product that an import may set. */
interface ImportedProduct {
  readonly id: number;
  readonly state: string;
  readonly tier_prices: readonly number[];
  readonly title: { readonly ru: string };
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly on_hand: number | null;
  readonly purchase: number | null;
}

export async function importedProduct(shop: TestShop, mpn: string): Promise<ImportedProduct | undefined> {
  const { rows } = await shop.pool.query<ImportedProduct>(
    `select product.*, (select sum(on_hand)::integer from stock where product_id = product.id) as on_hand,
       (select unit_price from product_cost where product_id = product.id) as purchase from product where mpn = $1`,
    [mpn],
  );
  return rows[0];
}
