import { allUnits, attributeKeyForm, attributeKinds, frameLimits } from '@farad/domain/category';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { SearchText, ShortRowNumber } from '../../kit/query.ts';
import { DoneAnswer, EmptyBody, LineText, LocaleName, NextPage, RowId, Version } from '../../kit/wire.ts';
import { titleOf, Title } from './frame-texts.ts';

const Kind = z.enum(attributeKinds);
const Unit = z.enum(allUnits);
/** Key of an attribute. */
export const AttributeKey = z.string().regex(attributeKeyForm);

export const StaffAttributeRow = z.object({
  id: RowId,
  key: z.string(),
  kind: Kind,
  unit: Unit.nullable(),
  title: z.string(),
  missing: z.array(LocaleName),
  /** Number of categories with this attribute in their table. */
  categories: z.int(),
  /** Number of enum values with names. */
  values: z.int(),
});

export type StaffAttributeRow = z.infer<typeof StaffAttributeRow>;

const StaffAttributes = z.object({ attributes: z.array(StaffAttributeRow), next: NextPage });

const ValueText = LineText.min(1).max(frameLimits.value);

export const AttributeFields = z.strictObject({
  kind: Kind,
  unit: Unit.nullable(),
  title: Title,
  /** Enum values with their names by language. A value that is spelled alike in every language needs no name. */
  values: z.array(z.strictObject({ value: ValueText, title: titleOf(frameLimits.value) })).max(3000),
});

export type AttributeFields = z.infer<typeof AttributeFields>;

export const StaffAttribute = z.object({
  id: RowId,
  key: z.string(),
  version: Version,
  fields: AttributeFields,
  /** True = some product has a value of this attribute, so its kind and unit cannot change. */
  hasValues: z.boolean(),
  /** Number of shown products with a value. */
  products: z.int(),
  categories: z.array(z.object({ id: RowId, title: z.string() })),
  /** Values of shown products, most common first. Empty for attributes that are not enums. */
  used: z.array(z.object({ value: z.string(), count: z.int() })),
  /** Other spellings of values, which the shop has learned. */
  spellings: z.array(z.object({ spelling: z.string(), value: z.string() })),
});

export type StaffAttribute = z.infer<typeof StaffAttribute>;

const CreateAttributeBody = z.strictObject({ key: AttributeKey, kind: Kind, unit: Unit.nullable(), title: Title });
const SaveAttributeBody = z.strictObject({ version: Version, fields: AttributeFields });
const MergeValuesBody = z.strictObject({ from: z.array(ValueText).min(1).max(100), into: ValueText });

/** Number of products whose value changed. */
const MergedValues = z.object({ products: z.int() });

/** API calls about attributes of products, for staff. */
export const officeAttributesCalls = define({
  staffAttributes: {
    method: 'GET',
    path: '/admin/attributes',
    summary: 'Parameters of products',
    answer: StaffAttributes,
    query: z.strictObject({
      text: SearchText.describe('Part of the key or of a name'),
      kind: z.enum(attributeKinds).optional().describe('A kind'),
      unit: z.enum(allUnits).optional().describe('A unit'),
      sort: z
        .enum(['title', 'key', 'categories'])
        .default('title')
        .describe('`title` (when absent), `key`, `categories`'),
      after: ShortRowNumber.optional().describe('`next` of the page before'),
    }),
  },
  staffAttribute: {
    method: 'GET',
    path: '/admin/attributes/{attributeId}',
    summary: 'One parameter with its values',
    answer: StaffAttribute,
  },
  createAttribute: {
    method: 'POST',
    path: '/admin/attributes',
    summary: 'Add a parameter; its key is for ever',
    body: CreateAttributeBody,
    answer: StaffAttribute,
  },
  saveAttribute: {
    method: 'POST',
    path: '/admin/attributes/{attributeId}',
    summary: 'Change a parameter; kind and unit are fixed once products have values',
    body: SaveAttributeBody,
    answer: StaffAttribute,
  },
  mergeAttributeValues: {
    method: 'POST',
    path: '/admin/attributes/{attributeId}/merge-values',
    summary: 'Make values of a choice other spellings of one',
    body: MergeValuesBody,
    answer: MergedValues,
  },
  deleteAttribute: {
    method: 'POST',
    path: '/admin/attributes/{attributeId}/delete',
    summary: 'Delete a parameter that no product has a value of',
    body: EmptyBody,
    answer: DoneAnswer,
  },
});
