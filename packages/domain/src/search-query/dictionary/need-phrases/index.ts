import { rows1 } from './rows-1.ts';
import { rows2 } from './rows-2.ts';
import { rows3 } from './rows-3.ts';
import { rows4 } from './rows-4.ts';

/**
 * Tables of what people say when they need a part and do not name its kind. Columns: need | Russian | English | Turkish
 * phrases, separated by `;`. The need is a phrase of the tables of needs and kinds (`alarm buzzer`). Or it is `@` and
 * the first purpose of a row in power-purposes.ts or signal-purposes.ts (`@SWITCH LAMP`). That row must begin with
 * slugs.
 */
export const needPhraseRows: readonly string[] = [rows1, rows2, rows3, rows4];
