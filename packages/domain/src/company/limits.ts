/** Maximum length of the name of a company, in characters. */
export const companyNameLengthMax = 300;

/** Maximum length of the address of a company, in characters. */
export const companyAddressLengthMax = 500;

/** Maximum length of a number of a company as typed (INN, KPP, OGRN, BIK, account), in characters. */
export const requisiteLengthMax = 64;

/** Maximum length of the number of a contract with a company, in characters. */
export const contractNumberLengthMax = 100;
