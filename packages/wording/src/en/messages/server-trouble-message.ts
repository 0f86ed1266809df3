/** What is wrong with `of`, and what follows from it. `value`: seconds or per cent. */
type Sentence = (of: string, value: number) => string;

export interface Texts {
  readonly troubles: Readonly<
    Record<'searchBehind' | 'searchAway' | 'replicaBehind' | 'replicaAway' | 'heap' | 'disk', Sentence>
  >;
  readonly subject: string;
  readonly more: (url: string) => string;
}

export const texts: Texts = {
  troubles: {
    searchBehind: (of, value) =>
      `The search is ${value} s behind the catalogue: ${of}. Buyers see old prices and stock in lists.`,
    searchAway: (of) => `The search does not answer: ${of}. Product pages, baskets and orders work.`,
    replicaBehind: (of, value) =>
      `A replica of the database is ${value} s behind: ${of}. The primary is read in its place.`,
    replicaAway: (of) =>
      `A replica of the database does not answer: ${of}. If the primary fails, nothing can replace it.`,
    heap: (of, value) =>
      `Java memory of a node of OpenSearch is ${value} % full: ${of}. Give the node more memory or add a node.`,
    disk: (of, value) =>
      `The disk of a node of OpenSearch is ${value} % full: ${of}. Make room, or the search will learn of no more changes.`,
  },
  subject: 'Trouble of a server of the shop',
  more: (url) => `More: ${url}`,
};
