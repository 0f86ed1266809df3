/** `code` of an error that means: too much is asked at the moment, the caller may come again. */
export const busyCode = 'FARAD_BUSY';
