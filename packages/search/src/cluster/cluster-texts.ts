import type { CategoryId } from '@farad/domain/category';
import type { NumberLike, WordLike } from '../index/lexicon.ts';
import type { OpenFrame } from '../index/resolve-filter.ts';
import type { KnownTexts } from '../text/known-texts.ts';
import { editDistance } from '../words/edit-distance.ts';
import { misspellingCost } from '../words/misspelling-cost.ts';
import type { Answers, ClusterAnswer, ClusterBody, ClusterHit, SuggestedTerm } from './answers.ts';
import { fields } from './fields.ts';
import { anyOf, hasAnyTerm, hasPrefix, type Query } from './query.ts';
import { wordQuery } from './text-query.ts';
import { frameWords } from './way-query.ts';

/** Most similar terms that the cluster returns. */
const similarMax = 400;

/** Most corrections whose best product is looked up. A text is corrected to one of the likeliest. */
const likeliestMax = 60;

/** The likeliest correction to a beginning is less likely than to a whole number, as in correct-piece.ts. */
const begunCost = 0.6;

/** A number, or a beginning of numbers, that is similar to the typed one. */
interface Similar {
  readonly form: string;
  readonly isWhole: boolean;
}

interface Named {
  readonly key: string;
  readonly best: { readonly hits: { readonly hits: readonly ClusterHit[] } };
}

/** Returns the search for terms of the field within some edits of the text, and for the text itself. */
const similarTo = (field: string, text: string, editsMax: number): object => ({
  text,
  term: {
    field,
    max_edits: editsMax,
    prefix_length: 0,
    min_word_length: 1,
    suggest_mode: 'always',
    accuracy: 0,
    size: similarMax,
    // Terms are similar however frequent the typed one is.
    max_term_freq: 1e9,
  },
});

/** Returns the search for the best product of each term. */
const bestOf = (field: string, terms: readonly string[]): object => ({
  terms: { field, size: terms.length, include: terms },
  aggs: {
    best: {
      top_hits: {
        size: 1,
        sort: [{ [fields.inStock]: 'desc' }, { [fields.demand]: 'desc' }, { [fields.id]: 'asc' }],
        docvalue_fields: [fields.mpn, fields.inStock, fields.demand],
        _source: false,
      },
    },
  },
});

/** Part numbers and words of the cluster. Questions are asked together, because most typed texts are unknown. */
export class ClusterTexts implements KnownTexts {
  private readonly frame: OpenFrame;
  private readonly answers: Answers;

  constructor(frame: OpenFrame, answers: Answers) {
    this.frame = frame;
    this.answers = answers;
  }

  knowsNumber(forms: readonly string[], how: 'exact' | 'prefix'): boolean {
    if (forms.length === 0) return false;
    return this.isAny(
      how === 'exact' ? hasAnyTerm(fields.numbers, forms) : anyOf(forms.map((form) => hasPrefix(fields.numbers, form))),
    );
  }

  knowsWord(word: string, isPrefix: boolean): boolean {
    return this.isAny(wordQuery(this.frame, word, isPrefix));
  }

  nearWords(word: string, editsMax: number, isPrefix: boolean): readonly WordLike[] {
    // Without edits only the word itself would be found, which is known not to exist.
    if (editsMax < 1) return [];
    const answer = this.guess({
      size: 0,
      suggest: {
        whole: similarTo(fields.words, word, editsMax),
        ...(isPrefix ? { begun: similarTo(fields.wordBegins, word, editsMax) } : {}),
      },
    });
    const found = new Map<string, WordLike>();
    const add = (text: string, isWhole: boolean, documents: number): void => {
      const known = found.get(text);
      found.set(text, {
        text,
        isWhole: isWhole || known?.isWhole === true,
        documents: documents + (known?.documents ?? 0),
      });
    };
    for (const { text, freq } of termsOf(answer, 'whole')) add(text, true, freq);
    for (const { text, freq } of termsOf(answer, 'begun')) add(text, false, freq);
    this.addCategoryWords(word, editsMax, isPrefix, add);
    return [...found.values()];
  }

  nearNumbers(form: string, editsMax: number): readonly NumberLike[] {
    if (editsMax < 1) return [];
    const answer = this.guess({
      size: 0,
      suggest: {
        whole: similarTo(fields.numbers, form, editsMax),
        begun: similarTo(fields.numberBegins, form, editsMax),
      },
    });
    const costOf = ({ form: other, isWhole }: Similar): number =>
      misspellingCost(form, other) + (isWhole ? 0 : begunCost);
    const similar = [
      ...formsOf(answer, 'whole', form).map((other) => ({ form: other, isWhole: true })),
      ...formsOf(answer, 'begun', form).map((other) => ({ form: other, isWhole: false })),
    ]
      .sort((a, b) => costOf(a) - costOf(b))
      .slice(0, likeliestMax);
    return answer === null ? [] : this.numbersLike(similar);
  }

  longestBeginning(form: string, lengthMin: number): string | null {
    const forms = Array.from({ length: Math.max(0, form.length - lengthMin) }, (_, at) =>
      form.slice(0, lengthMin + at),
    );
    if (forms.length === 0) return null;
    const answer = this.guess({
      size: 0,
      query: hasAnyTerm(fields.numbers, forms),
      aggs: { known: { terms: { field: fields.numbers, size: forms.length, include: forms } } },
    });
    const known = (answer?.aggregations?.['known']?.buckets ?? []).map(({ key }) => String(key));
    return known.sort((a, b) => b.length - a.length)[0] ?? null;
  }

  /** Returns the best product of each number or beginning. Those without a product are left out. */
  private numbersLike(similar: readonly Similar[]): readonly NumberLike[] {
    if (similar.length === 0) return [];
    const whole = similar.filter(({ isWhole }) => isWhole).map(({ form }) => form);
    const begun = similar.filter(({ isWhole }) => !isWhole).map(({ form }) => form);
    const answer = this.guess({
      size: 0,
      query: anyOf([hasAnyTerm(fields.numbers, whole), hasAnyTerm(fields.numberBegins, begun)]),
      aggs: {
        ...(whole.length === 0 ? {} : { whole: bestOf(fields.numbers, whole) }),
        ...(begun.length === 0 ? {} : { begun: bestOf(fields.numberBegins, begun) }),
      },
    });
    return [
      ...bucketsOf(answer, 'whole').map((bucket) => numberLike(bucket, true)),
      ...bucketsOf(answer, 'begun').map((bucket) => numberLike(bucket, false)),
    ];
  }

  private addCategoryWords(
    word: string,
    editsMax: number,
    isPrefix: boolean,
    add: (text: string, isWhole: boolean, documents: number) => void,
  ): void {
    const { categoriesOf } = frameWords(this.frame);
    const near = this.answers.once(`near ${word} ${editsMax} ${isPrefix}`, () =>
      nearBeginnings([...categoriesOf.keys()], word, editsMax, isPrefix),
    );
    const counts = this.categoryCounts();
    for (const { text, length } of near) {
      const ids = [...(categoriesOf.get(text) ?? [])];
      const documents = ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
      if (documents > 0) add(text.slice(0, length), length === text.length, documents);
    }
  }

  private categoryCounts(): ReadonlyMap<CategoryId, number> {
    const answer = this.guess({ size: 0, aggs: { ids: { terms: { field: fields.category, size: 20_000 } } } });
    const buckets = answer?.aggregations?.['ids']?.buckets ?? [];
    return new Map(buckets.map(({ key, doc_count: count }) => [Number(key) as CategoryId, count]));
  }

  private isAny(query: Query): boolean {
    if ('match_none' in query) return false;
    const answer = this.guess({ size: 0, track_total_hits: true, query });
    return answer !== null && answer.hits.total.value > 0;
  }

  private guess(body: ClusterBody): ClusterAnswer | null {
    return this.answers.guessed(body);
  }
}

/** Returns the texts, and with `isPrefix` their beginnings, within some edits of the word. */
const nearBeginnings = (
  texts: readonly string[],
  word: string,
  editsMax: number,
  isPrefix: boolean,
): readonly { readonly text: string; readonly length: number }[] =>
  texts.flatMap((text) => {
    const shortest = isPrefix ? Math.max(1, word.length - editsMax) : text.length;
    const longest = Math.min(text.length, word.length + editsMax);
    const lengths = Array.from({ length: Math.max(0, longest - shortest + 1) }, (_, at) => shortest + at);
    return lengths
      .filter((length) => editDistance(word, text.slice(0, length), editsMax) <= editsMax)
      .map((length) => ({ text, length }));
  });

const termsOf = (answer: ClusterAnswer | null, name: string): readonly SuggestedTerm[] =>
  answer?.suggest?.[name]?.flatMap(({ options }) => options) ?? [];

/** Returns the similar forms. The typed form itself is none of the suggested terms, so it is added. */
const formsOf = (answer: ClusterAnswer | null, name: string, form: string): readonly string[] => [
  form,
  ...termsOf(answer, name).map(({ text }) => text),
];

const bucketsOf = (answer: ClusterAnswer | null, name: string): readonly Named[] =>
  (answer?.aggregations?.[name]?.buckets ?? []) as unknown as readonly Named[];

const numberLike = ({ key, best }: Named, isWhole: boolean): NumberLike => {
  const own = best.hits.hits[0]?.fields ?? {};
  const mpn = isWhole ? String(own[fields.mpn]?.[0] ?? '') : '';
  return {
    form: key,
    spelled: mpn === '' || /\s/u.test(mpn) ? key : mpn,
    isWhole,
    isInStock: own[fields.inStock]?.[0] === 1,
    demand: Number(own[fields.demand]?.[0] ?? 0),
  };
};
