/** What the shop is called in letters. */
export const shopName = 'Farad';
