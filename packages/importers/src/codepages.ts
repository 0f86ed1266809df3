import { set_cptable } from '@e965/xlsx';
import * as codepages from '@e965/xlsx/dist/cpexcel.full.mjs';

// Old workbooks, such as those of Altium, have their texts in a code page: Windows-1251, GBK.
set_cptable(codepages);

export { read } from '@e965/xlsx';
