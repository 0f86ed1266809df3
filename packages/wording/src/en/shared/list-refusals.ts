import type { Translation } from '../translation.ts';
import type { listRefusals as russian } from '../../ru/shared/list-refusals.ts';

/** Why a file is no parts list, by the code of the refusal. */
export const listRefusals = {
  refused_picture: 'This is a picture. A table is needed: save the list from your program as csv or xlsx.',
  refused_pdf: 'This is a PDF. Copy the table out of it and paste it as text, or export csv or xlsx.',
  refused_board: 'This is a board file. Export the bill of materials (BOM) from the program.',
  refused_gerber: 'This is Gerber: layers of a board, no parts. Export the bill of materials (BOM).',
  refused_pick_and_place:
    'These are positions for placing: they name no parts to buy. Export the bill of materials (BOM).',
  refused_archive: 'This is an archive. Unpack it and upload the list itself.',
  refused_program: 'This is a program, no list.',
  refused_document: 'This is a text document. Copy the table out of it and paste it as text.',
  refused_empty: 'The file is empty.',
  refused_encrypted: 'The file is locked with a password. Remove it and upload the file again.',
  refused_broken: 'The file is damaged: it breaks off, or is made otherwise than it says. Save it anew.',
  refused_too_large: 'The file is too large. Remove pictures and other sheets from it, or save it as CSV.',
  refused_too_many_rows: 'The file has too many rows. Split the list.',
  refused_too_many_columns: 'The file has too many columns. Leave those that describe parts.',
  refused_too_slow: 'Reading the file takes too long. Save the sheet you need as CSV.',
  refused_readme:
    'This looks like the description of a project (README), not a list. Upload the bill of materials (BOM) or paste the lines with parts.',
  refused_price_list:
    'This looks like a price list or a stock list: it has prices and stock, but does not say how many parts you need. Keep the lines you need and add a column “Quantity”.',
  refused_search_results:
    'This looks like search results exported from a distributor: all that was found, not what you need. Keep the lines you need and add a column “Quantity”.',
  refused_text_without_parts:
    'There are no parts in the text. Write one part a line: quantity, part number or value with package.',
} as const satisfies Translation<typeof russian>;
