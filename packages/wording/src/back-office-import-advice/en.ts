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
} as const satisfies English<typeof russian>;
