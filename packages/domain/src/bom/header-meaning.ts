import { headerForm } from './header-form.ts';
import { distributorNames, distributorSuffixes, headerFields, supplierWords } from './header-words.ts';
import type { BomField, ForeignDistributor } from './layout.ts';

/** What the words above a column may mean. */
export interface HeaderMeaning {
  /** Likeliest first; empty: a column of parts lists that the shop has no use for (number of the row, supplier, stock). */
  readonly fields: readonly BomField[];
  readonly distributor: ForeignDistributor | null;
  /** `MPN 2` → 2; 0 where there is no number. */
  readonly ordinal: number;
}

/** Words of columns that are left out: numbers of rows, prices paid, stock. */
const leftOut = new Set([
  ...[
    'no',
    'nr',
    'id',
    'item',
    'itemno',
    'line',
    'lineno',
    'sno',
    'srno',
    'slno',
    'index',
    'row',
    'rowno',
    'num',
    'нпп',
    'noпп',
    'пп',
  ],
  ...[
    'noп',
    'npp',
    'поряд',
    'порядковыйномер',
    'зона',
    'формат',
    'зон',
    'форм',
    'lfdno',
    'lfdnr',
    'posnr',
    'posno',
    'sıra',
    'sırano',
    'sno',
    '序号',
    '编号',
  ],
  ...[
    'price',
    'unitprice',
    'total',
    'totalprice',
    'cost',
    'stock',
    'moq',
    'цена',
    'сумма',
    'стоимость',
    'остаток',
    'наличие',
  ],
  ...[
    'preis',
    'gesamtpreis',
    'fiyat',
    'tutar',
    'birimfiyat',
    '单价',
    '价格',
    '总价',
    '金额',
    'layer',
    'rotation',
    'side',
    'pins',
    'pads',
  ],
  ...[
    'padspins',
    'solderpoints',
    'weight',
    'rohs',
    'status',
    'lifecycle',
    'leadtime',
    'color',
    'colour',
    'currency',
    'extendedprice',
  ],
]);

const byDistributor: ReadonlyMap<string, ForeignDistributor> = new Map(
  distributorNames.flatMap(([distributor, names]) =>
    names.flatMap((name) =>
      distributorSuffixes.flatMap((suffix) => [
        [name + suffix, distributor] as const,
        [suffix + name, distributor] as const,
      ]),
    ),
  ),
);

/** Whose name a text is: of the column "Supplier". */
export const distributorOf = (text: string): ForeignDistributor | null => {
  const form = headerForm(text);
  return (
    distributorNames.find(([, names]) =>
      names.some((name) => form === name || (name.length > 3 && form.startsWith(name))),
    )?.[0] ?? null
  );
};

function meaningOfForm(form: string): Omit<HeaderMeaning, 'ordinal'> | null {
  const distributor = byDistributor.get(form);
  if (distributor !== undefined) return { fields: ['foreign_number'], distributor };
  const fields = headerFields.get(form);
  if (fields !== undefined) return { fields, distributor: null };
  return leftOut.has(form) || supplierWords.has(form) ? { fields: [], distributor: null } : null;
}

/** Null: not the words of any column of parts lists. */
export function headerMeaning(text: string): HeaderMeaning | null {
  if (text.length > 80) return null;
  const form = headerForm(text);
  if (form === '') return null;
  const bare = form.replace(/\d{1,2}$/u, '');
  const ordinal = bare === form ? 0 : Number(form.slice(bare.length));
  const withoutRemark = headerForm(text.replace(/[([{,:].*$/u, ''));
  const withoutSign = form.endsWith('no') ? form.slice(0, -2) : form;
  for (const each of [form, bare, withoutRemark, withoutSign]) {
    const meaning = each === '' ? null : meaningOfForm(each);
    if (meaning !== null) return { ...meaning, ordinal: each === form ? 0 : ordinal };
  }
  return null;
}
