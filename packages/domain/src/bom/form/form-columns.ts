import type { ColumnValues } from '../cell/column-values.ts';
import { headerForm } from '../header/header-form.ts';
import type { BomField } from '../header/layout.ts';
import type { ListForm } from '../row/list-form.ts';

interface FormColumn {
  readonly header: string;
  readonly values: Pick<ColumnValues, 'share'>;
}

/**
 * Returns the field of a designation column ("Обозначение"): `customer_number` for drawing numbers, `designators` for a
 * specification with designators in this column, otherwise the field that the header means. Numbers of a specification
 * count as drawing numbers unless half of them look like makers' numbers.
 */
function ofDesignation({ values: { share } }: FormColumn, field: BomField, form: ListForm | null): BomField {
  if (form === 'specification' && share.designators >= 0.5) return 'designators';
  const isOwn = form === 'specification' && share.mpn < 0.5;
  return share.drawing >= 0.5 || isOwn ? 'customer_number' : field;
}

/** Whether a column holds names. A name has words around a part number, which is extracted later, line by line. */
const isName = ({ values: { share } }: FormColumn, form: ListForm): boolean => form !== 'elements' || share.mpn < 0.5;

/**
 * Returns the field of a column in an ESKD form. In such a form, the header of a single column can mislead, so other
 * columns are considered, too.
 */
export function fieldInForm(column: FormColumn, field: BomField | null, form: ListForm | null): BomField | null {
  const word = headerForm(column.header);
  const isDesignation = word.startsWith('обознач') && !word.startsWith('обозначениедок');
  if (isDesignation && field !== null) return ofDesignation(column, field, form);
  if (form === null) return field;
  if (field === 'mpn' && word.startsWith('наименован')) return isName(column, form) ? 'description' : field;
  if (word === 'поставщик' && form !== 'elements') return 'maker';
  if (form !== 'specification') return field;
  if (field === 'mpn' && word === 'тип') return 'type';
  const isPosition = field === 'designators' && /^поз(?:иция)?$/u.test(word);
  return isPosition && column.values.share.designators < 0.5 ? null : field;
}
