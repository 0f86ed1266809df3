/** The shop's name in letters. */
export const shopName = 'Farad';
