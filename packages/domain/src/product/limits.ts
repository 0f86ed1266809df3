/** Maximum lengths of the texts of a product, in characters. Those of title and description are in `textLengthMax`. */
export const productLimits = {
  mpn: 100,
  package: 60,
  series: 100,
  /** Code of the country, ISO 3166-1 alpha-2. */
  country: 2,
  customsDeclaration: 60,
  documentTitle: 200,
  documentUrl: 1000,
  /** Name of another distributor, and the part number that it uses. */
  distributor: 60,
  otherNumber: 100,
  /** Name of the supplier whose purchase price is stored. */
  supplier: 200,
} as const;

/** Maximum numbers of documents and of part numbers of other distributors per product. */
export const documentsMax = 50;
export const otherNumbersMax = 30;
