const words = new Set(
  (
    'для на с со и или в во из от до по к под при за без ' +
    'for with and or of the a an in to from on by at into ' +
    've ile için veya icin bir'
  ).split(' '),
);

/** Words that say nothing by themselves: `для`, `with`, `için`. */
export const isJoiningWord = (word: string): boolean => words.has(word.toLowerCase());
