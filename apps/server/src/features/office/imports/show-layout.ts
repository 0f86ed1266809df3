import type { calls } from '@farad/contract/calls';
import { ImportMapping, ImportPrices, type ImportLayout } from '@farad/contract/office/imports/mapping';
import type { ImportRunRow } from '@farad/database/imports/import-run.queries';
import { supplierQueries } from '@farad/database/imports/supplier.queries';
import type { ImportState } from '@farad/domain/import';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { Looked } from '#import/orders/look-into-file.ts';
import { inStatedCurrency } from '#import/orders/stated-currency.ts';
import type { QueryOf } from '#http/serve/route.ts';
import { findImport, lookInto } from './change-import.ts';
import { presentImport } from './present-import.ts';

const unreadable: readonly ImportState[] = ['uploading', 'recognising', 'unreadable'];
const asRecognised: ImportMapping['format'] = { encoding: null, delimiter: null, sheet: null, headerRow: null };

type Said = QueryOf<typeof calls.importLayout>;

const formatOf = (given: Said, before: ImportMapping['format']): ImportMapping['format'] => ({
  encoding: given.encoding ?? before.encoding,
  delimiter: given.delimiter ?? before.delimiter,
  sheet: given.sheet ?? before.sheet,
  headerRow: given.header ?? before.headerRow,
});

type Proposed = Pick<ImportLayout, 'mapping' | 'mappingFrom' | 'cachedFor' | 'replacedCurrency'>;

/**
 * Returns the mapping with the currency that the file states. `replacedCurrency` is the mapping's own currency, if the
 * file states another one, so that staff see the change.
 */
function withFileCurrency(mapping: ImportMapping, { guess }: Looked): Pick<Proposed, 'mapping' | 'replacedCurrency'> {
  const changed = inStatedCurrency(mapping, guess.statedCurrencies);
  return { mapping: changed, replacedCurrency: changed === mapping ? null : mapping.prices.currency };
}

/**
 * Returns the mapping to propose: the one saved with the import, or else the one saved with the supplier for these
 * columns, or else a guess.
 */
async function proposedMapping(
  { db }: Deps,
  row: ImportRunRow,
  supplierId: number | undefined,
  looked: Looked,
): Promise<Proposed> {
  const own = ImportMapping.safeParse(row.mapping);
  if (own.success && (supplierId === undefined || supplierId === row.supplier_id)) {
    return { mapping: own.data, mappingFrom: 'import', cachedFor: null, replacedCurrency: null };
  }
  const { guess, headerKey } = looked;
  const guessed = { mapping: guess.mapping, mappingFrom: 'guess', cachedFor: null, replacedCurrency: null } as const;
  // If no supplier is chosen, the supplier whose earlier files had the same columns is proposed.
  const ofSupplier = supplierId ?? (await supplierQueries(db).ownerOf(headerKey));
  if (ofSupplier === undefined) return guessed;
  const stored = ImportMapping.safeParse(await supplierQueries(db).mapping(ofSupplier, headerKey));
  if (stored.success)
    return { ...withFileCurrency(stored.data, looked), mappingFrom: 'supplier', cachedFor: String(ofSupplier) };
  if (supplierId === undefined) return guessed;
  const prices = ImportPrices.safeParse((await supplierQueries(db).byId(supplierId))?.prices);
  if (!prices.success) return guessed;
  return { ...guessed, ...withFileCurrency({ ...guess.mapping, prices: prices.data }, looked) };
}

/** Returns the recognised file of an import and a proposed mapping of its columns. */
export async function showLayout(
  deps: Deps,
  importId: string,
  query: Said,
  locale: Locale,
): Promise<Result<ImportLayout, Failure>> {
  const found = await findImport(deps.db, importId);
  if (!found.ok) return found;
  const row = found.value;
  if (!row.is_kept || unreadable.includes(row.state)) return fail({ code: 'import_state' });
  const own = ImportMapping.safeParse(row.mapping);
  const format = formatOf(query, own.success ? own.data.format : asRecognised);
  const looked = await lookInto(deps, row, { format }, locale);
  if (!looked.ok) return fail({ ...looked.error, field: query.encoding === undefined ? 'header' : 'encoding' });
  const { mapping, ...proposed } = await proposedMapping(deps, row, query.supplier, looked.value);
  const { sheets, columns, ...layout } = looked.value;
  return ok({
    ...layout,
    sheets: [...sheets],
    columns: columns.map((column) => ({ ...column, samples: [...column.samples] })),
    import: presentImport(row, locale),
    mapping: { ...mapping, format },
    ...proposed,
  });
}
