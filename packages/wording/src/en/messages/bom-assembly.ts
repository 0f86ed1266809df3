import type { AssemblyWords } from '../../ru/messages/bom-assembly.ts';

export const texts: AssemblyWords = {
  plain: {
    packing: 'same number, other packing',
    spelling: 'same number but for dashes and spaces',
    alternate: 'an alternate from your list',
    maker_unsaid: 'the line names no manufacturer',
    maker_unknown: 'we do not know this manufacturer, the number is the same',
    package_unsaid: 'the line names no package, taken from the number',
  },
  cheapest: (of) => `the cheapest of ${of} that fit and are in stock`,
  otherNumber: (number) => `${number} is not in the catalogue, chosen by value and package`,
  baseNumber: (number) => `the line says ${number} without an ending, taken by the package`,
  grade: (title, value) => `assumed: ${title} ${value}`,
  left: {
    error: 'the line has an error, correct it first',
    removed: 'you took the part off yourself',
    nothing: 'the catalogue has nothing for it',
    contradicts: 'what was found contradicts the line',
    vague: 'the line says too little to choose for you',
    maker: 'only other manufacturers have it',
    package: 'not available in this package',
    out_of_stock: 'not enough in stock',
  },
};
