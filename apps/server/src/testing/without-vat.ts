/** Returns an amount in roubles without the 22 % of VAT inside it, rounded to the kopeck. */
export const withoutVat = (roubles: number): number => Math.round((roubles * 100 * 100) / 122) / 100;
