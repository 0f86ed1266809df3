/** Starts of the words that head the columns of parts lists, in lower case without punctuation. */
const headerWords: readonly RegExp[] = [
  /^(?:ref|designator|position|поз|bauteil|位号|referans|konum|label$)/,
  /^(?:qty|quant|count|amount|кол|кіл|шт$|menge|anzahl|stück|数量|adet|miktar|cant|ilość|ilosc|szt|aantal|antal|počet|množ|qtde|unidades)/,
  /^(?:mpn|mfr|mfg|manf|manuf|maker|brand|производит|изготов|hersteller|制造|厂|品牌|üretici|marka)/,
  /^(?:part|pn$|наименов|обознач|найменув|познач|артикул|маркир|bezeichnung|artikel|型号|名称|parça|componente|composant|część|nombre|nazwa|nome$)/,
  /^(?:раздел(?:сп|вп)?$|формат$|зона$|кудавходит|кодпродукции)/,
  /^(?:value|comment|номинал|значен|wert|值|değer|valor|valeur|wartość|hodnota)/,
  /^(?:footprint|package|case|housing|корпус|типоразмер|gehäuse|封装|kılıf)/,
  /^(?:desc|опис|примечан|приміт|beschreibung|描述|备注|规格|açıklama|note|popis|opis|beskriv|observ|comentario)/,
  /^(?:digikey|mouser|lcsc|farnell|newark|rs|supplier|поставщик|vendor|stock|арт|tme|供应商|proveedor|fornecedor|fornitore|sklep|dostawca)/,
];

/** Starts of the words that head designators or quantities. */
const placeOrCount =
  /^(?:ref|designator|поз|bauteil|位号|referans|qty|quant|кол|кіл|шт$|menge|anzahl|stück|数量|adet|miktar|cantidad|quantid|ilość|szt|aantal|antal|počet)/;

export const headerForm = (cell: string): string => cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Counts the kinds of columns (designators, quantity, maker …) that the cells of a row name, as the header of a parts
 * list does.
 */
export function headerHits(cells: readonly string[]): number {
  const forms = cells.filter((cell) => cell.length <= 60).map(headerForm);
  return headerWords.filter((word) => forms.some((form) => word.test(form))).length;
}

/** The header is searched within these first rows. */
export const headerWithin = 60;

/** Returns the largest result of {@link headerHits} for one of the first rows. */
export const bestHeaderHits = (rows: readonly (readonly string[])[]): number =>
  Math.max(0, ...rows.slice(0, headerWithin).map(headerHits));

/** Whether a row names a column of designators or quantities beside another column of parts lists. */
export const headsParts = (cells: readonly string[]): boolean =>
  headerHits(cells) >= 2 && cells.map(headerForm).some((form) => placeOrCount.test(form));

/** Whether a row near the start is the header of a parts list (see {@link headsParts}). */
export const headsPartsTable = (rows: readonly (readonly string[])[]): boolean =>
  rows.slice(0, headerWithin).some(headsParts);
