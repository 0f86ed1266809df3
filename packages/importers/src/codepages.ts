import { set_cptable } from '@e965/xlsx';
import * as codepages from '@e965/xlsx/dist/cpexcel.full.mjs';

// Lets the library decode old workbooks, such as those of Altium: their texts are in a code page (Windows-1251, GBK).
set_cptable(codepages);

export { read } from '@e965/xlsx';
