/** `code` of an error for an overload: the caller may retry later. */
export const busyCode = 'FARAD_BUSY';
