import type { ProductId } from '@farad/domain/product';
import type { ModerationState } from '@farad/domain/review';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type CreatedAt = ColumnType<Date, Date | undefined, Date>;

/** Common columns of the tables of texts that customers write and staff moderate. */
interface ModeratedTable {
  id: GeneratedAlways<number>;
  account_id: number;
  author_name: string;
  text: string;
  state: Generated<ModerationState>;
  reject_reason: Generated<string>;
  moderated_by: number | null;
  moderated_at: Date | null;
  created_at: CreatedAt;
}

interface ReviewTable extends ModeratedTable {
  product_id: ProductId;
  rating: number;
  pros: Generated<string>;
  cons: Generated<string>;
}

interface QuestionTable extends ModeratedTable {
  product_id: ProductId;
}

interface AnswerTable extends Omit<ModeratedTable, 'account_id'> {
  /** Account of the author; null = staff answered in the name of the shop. */
  account_id: number | null;
  staff_id: ColumnType<number | null, number | null | undefined>;
  question_id: number;
  is_shop: Generated<boolean>;
}

/** Tables of reviews of products, questions and answers, for the schema in schema.ts. */
export interface ReviewTables {
  review: ReviewTable;
  question: QuestionTable;
  answer: AnswerTable;
}
