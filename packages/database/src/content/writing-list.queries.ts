import type { ModerationState, WritingKind } from '@farad/domain/review';
import { sql, type RawBuilder } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { allBegin, searchWords } from '../catalogue/search-words.ts';

export interface ListedWriting {
  readonly id: number;
  /** Product that the text is about. All three null = the text is about the shop itself. */
  readonly productId: number | null;
  readonly seo: string | null;
  readonly mpn: string | null;
  readonly authorName: string;
  readonly isShop: boolean;
  /** Number of stars; null for questions and answers. */
  readonly rating: number | null;
  readonly text: string;
  readonly pros: string;
  readonly cons: string;
  /** Text of the question that an answer belongs to. '' for other kinds. */
  readonly question: string;
  /** The shop's answer to a review of the shop; '' = none. */
  readonly answer: string;
  readonly state: ModerationState;
  readonly rejectReason: string;
  readonly createdAt: Date;
}

export interface WritingSearch {
  readonly kind: WritingKind;
  /** Every word must match as a prefix of a word in the text or the author's name. '' = no condition. */
  readonly text: string;
  readonly state: ModerationState | null;
  readonly rating: number | null;
  /** Beginning of the product's part number; '' = no condition. */
  readonly product: string;
  /** Id of the last text on the previous page; null = first page. */
  readonly after: number | null;
  /** The text must have this id; null = no condition. */
  readonly id: number | null;
  readonly limit: number;
}

/**
 * Returns the key of a part number: its letters and digits, in capitals. Must equal the expression of the index
 * `product_mpn_key`.
 */
const productKey = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

const productsFoundMax = 200;

const rowsOf: Readonly<Record<WritingKind, RawBuilder<unknown>>> = {
  review: sql`select written.id, written.product_id, written.author_name, false as is_shop, rating::integer as rating, text, pros,
      cons, '' as question, '' as answer, written.state, reject_reason, created_at,
      writing_words(author_name || ' ' || text || ' ' || pros || ' ' || cons) as words from review written`,
  question: sql`select written.id, written.product_id, written.author_name, false as is_shop, null::integer as rating, text,
      '' as pros, '' as cons, '' as question, '' as answer, written.state, reject_reason, created_at,
      writing_words(author_name || ' ' || text) as words from question written`,
  answer: sql`select written.id, asked.product_id, written.author_name, is_shop, null::integer as rating, written.text,
      '' as pros, '' as cons, asked.text as question, '' as answer, written.state, written.reject_reason, written.created_at,
      writing_words(written.author_name || ' ' || written.text) as words
    from answer written join question asked on asked.id = question_id`,
  shop_review: sql`select written.id, null::integer as product_id, written.author_name, false as is_shop,
      rating::integer as rating, text, '' as pros, '' as cons, '' as question, answer, written.state, reject_reason, created_at,
      writing_words(author_name || ' ' || text) as words from shop_review written`,
};

/** Queries of customers' texts and of the shop's answers, for staff to browse. */
export function writingListQueries(handle: Handle) {
  return {
    /** Returns a page of texts of one kind, the latest first. */
    find: async ({ kind, text, state, rating, product, after, id, limit }: WritingSearch): Promise<ListedWriting[]> => {
      const words = searchWords(text, /[^\p{L}\p{N}]+/u);
      const key = productKey(product);
      const { rows } = await sql<ListedWriting>`
        select each.id, each.product_id as "productId", seo, mpn, author_name as "authorName", is_shop as "isShop", rating, text,
          pros, cons, question, answer, each.state, reject_reason as "rejectReason", created_at as "createdAt"
        from (${rowsOf[kind]}) each left join product on product.id = each.product_id
        where true
          ${words.length === 0 ? sql`` : sql`and words @@ ${allBegin(words)}`}
          ${state === null ? sql`` : sql`and each.state = ${state}`}
          ${rating === null ? sql`` : sql`and rating = ${rating}`}
          ${
            key === ''
              ? sql``
              : sql`and each.product_id in (
            select id from product where regexp_replace(upper(mpn), '[^[:alnum:]]', '', 'g') >= ${key}
              and regexp_replace(upper(mpn), '[^[:alnum:]]', '', 'g') < ${`${key}\uffff`} limit ${productsFoundMax})`
          }
          ${after === null ? sql`` : sql`and each.id < ${after}`}
          ${id === null ? sql`` : sql`and each.id = ${id}`}
        order by each.id desc limit ${limit}`.execute(handle);
      return rows;
    },

    /**
     * Changes the text of an answer of the shop and returns the text before. Undefined if the answer is not the shop's.
     */
    rewriteShopAnswer: async (id: number, text: string): Promise<string | undefined> => {
      const { rows } = await sql<{ was: string }>`with former as (
          select id, text from answer where id = ${id} and is_shop for update)
        update answer set text = ${text} from former where answer.id = former.id returning former.text as was`.execute(
        handle,
      );
      return rows[0]?.was;
    },
  };
}
