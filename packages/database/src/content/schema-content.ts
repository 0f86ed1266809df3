import type { ContentKind, ContentTexts } from '@farad/domain/content';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Moment = ColumnType<Date | null, Date | null | undefined>;

interface ContentTable {
  id: GeneratedAlways<number>;
  kind: ContentKind;
  slug: string;
  version: Generated<number>;
  live_version: ColumnType<number | null, number | null | undefined>;
  next_version: ColumnType<number | null, number | null | undefined>;
  next_at: Moment;
  ends_at: Moment;
  shown_at: Moment;
  is_archived: Generated<boolean>;
  changed_at: Date;
}

interface ContentVersionTable {
  content_id: number;
  version: number;
  texts: ColumnType<ContentTexts, string>;
  link: string | null;
  note: string;
  staff_id: number;
  at: Date;
}

/** Tables of texts that staff and customers write for the shop, for the schema in schema.ts. */
export interface ContentTables {
  content: ContentTable;
  content_version: ContentVersionTable;
}
