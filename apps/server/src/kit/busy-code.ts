/** `code` of errors that report an overload. The caller may try again later. */
export const busyCode = 'FARAD_BUSY';
