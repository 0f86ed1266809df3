import type { English } from '../translation.ts';
import type { backOfficeImportAdvice as russian } from './ru.ts';

/** What a checked import advises before anything is written. */
export const backOfficeImportAdvice = {
  mended: 'The mapping is mended, checking again',
  notMended: 'It could not be mended',
  adviceColumns: 'Columns are mapped wrongly: their numbers cannot be read',
  adviceRows: '{{refused}} of {{rows}} rows ({{share}}%) would not be taken. Most often:',
  adviceCount: 'rows: {{rows}}',
  remedy_maker_constant: 'Put “Noname”',
  remedy_choose_number: 'Choose the column of the number',
  remedy_choose_column: 'Choose another column',
  remedy_currency: 'Check prices and currency',
  remedy_as_text: 'Do not read the column',
  remedy_format: 'Check the format of the file',
  vanished: 'If a row is no longer in the full list',
  vanishedHint:
    'When everything is updated. It concerns only what this supplier brought last, by a list of these columns. When the row returns, so does the part.',
  vanished_leave: 'Leave it as it is',
  vanished_no_stock: 'Set the stock to zero',
  vanished_archive: 'Set the stock to zero and archive the part',
  vanishedTab: 'Gone from the list',
  vanishedRows: 'Gone from the list: {{rows}} of {{listed}} rows.',
  vanishedBefore: 'Rows that were gone before.',
  willBe_leave: 'Their parts would stay as they are.',
  willBe_no_stock: 'Their stock would be set to zero: {{parts}} parts.',
  willBe_archive: 'Their stock would be set to zero and the parts archived: {{parts}} parts would change.',
  was_leave: 'Their parts stay as they are.',
  was_no_stock: 'Their stock was set to zero: {{parts}} parts.',
  was_archive: 'Their stock was set to zero and the parts were archived: {{parts}} parts changed.',
  doubt_many_vanished: 'More than {{share}}% of the list are gone: the file may not be the whole list.',
  doubt_many_refused: 'Many rows of the file are not taken: those that are gone may be among them.',
  doubt_broken_lines: 'The file has broken lines: others may be lost behind them.',
  heldUntil: 'Unless it is confirmed, the import leaves them alone.',
  held: 'So the parts were left as they are.',
  confirmVanished: 'It is right: do so with the rows that are gone: {{rows}}',
  otherLists: 'Rows of lists with other columns: {{rows}}. This file says nothing of them.',
} as const satisfies English<typeof russian>;
