/** Maximum length of the purchase number of a company, in characters. */
export const purchaseNumberLengthMax = 60;

/** Maximum length of the tracking number of a parcel, in characters. */
export const trackLengthMax = 40;

/** Maximum length of the text that a search in the orders of a customer uses, in characters. */
export const orderSearchLengthMax = 100;
