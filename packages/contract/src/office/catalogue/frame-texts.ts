import { frameLimits } from '@farad/domain/category';
import { inEachLocale } from '@farad/domain/shared';
import { z } from 'zod';

import { inEveryLocale, LineText, PlainText, Slug } from '../../kit/wire.ts';

/** Returns the schema of a name in each language, with at most this many characters. Russian is required. */
export const titleOf = (most: number) =>
  z.strictObject({
    ...inEachLocale(() => LineText.max(most)),
    ru: LineText.min(1).max(most),
  });

/** Returns the schema of a text in each language, with at most this many characters. */
export const Words = (most: number) => inEveryLocale(PlainText.max(most));

/** Name of a category or an attribute. Russian is required. Languages without a translation show the Russian text. */
export const Title = titleOf(frameLimits.title);

/** Part of a URL. Empty = derived from the name, where the call allows it. */
export const NewSlug = z.union([z.literal(''), Slug.max(frameLimits.slug)]);
