/** Returns the text with a full stop, unless it ends with one, as an address may. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
