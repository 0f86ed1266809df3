/** A text as LIKE takes it: its wildcards and its escape sign stand for themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
