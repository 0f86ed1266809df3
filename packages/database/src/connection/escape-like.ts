/** Escapes the wildcards and the escape character of LIKE. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
