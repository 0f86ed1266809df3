import { synonymLengthMax } from '@farad/domain/searches';
import { z } from 'zod';

import { NextPage } from './back-office-customers.ts';
import { RowId } from './staff.ts';
import { LineText, LocaleName } from './wire.ts';

/** What was looked for, in small letters. */
export const StaffSearch = z.object({
  text: z.string(),
  searches: z.int(),
  withoutResult: z.int(),
  /** In as many days before. */
  previous: z.int(),
});

export type StaffSearch = z.infer<typeof StaffSearch>;

export const StaffSearches = z.object({ searches: z.array(StaffSearch), next: NextPage });

/** Words that stand for others in a search of one language. */
export const SearchSynonym = z.object({ id: RowId, locale: LocaleName, said: z.string(), meant: z.string() });

export type SearchSynonym = z.infer<typeof SearchSynonym>;

export const SearchSynonyms = z.object({ synonyms: z.array(SearchSynonym) });

const Words = LineText.pipe(z.string().min(1).max(synonymLengthMax));

export const AddSynonymBody = z.object({ locale: LocaleName, said: Words, meant: Words });

export type SynonymToAdd = z.input<typeof AddSynonymBody>;
