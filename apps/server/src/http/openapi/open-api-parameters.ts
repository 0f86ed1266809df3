import type { Call } from '@farad/contract/calls';
import { quantityMax } from '@farad/domain/quantities';
import { filterLimits, searchTextLengthMax } from '@farad/domain/search-query';
import { z } from 'zod';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Maximum length of a path parameter. No id, slug or number in a path is longer. */
const partLengthMax = 300;

const parameter = (place: string, name: string, isRequired: boolean, schema: JsonObject, description: string) => ({
  name,
  in: place,
  required: isRequired,
  schema,
  description,
});

export const attributeWords =
  ' Attributes: `attrs.<key>` ticks a value and may repeat; `attrs.<key>.min` and `attrs.<key>.max` bound a number.';

const slugs: JsonObject = {
  type: 'array',
  maxItems: filterLimits.valuesMax,
  items: { type: 'string', maxLength: filterLimits.valueLengthMax },
};
const yesOrNo: JsonObject = { type: 'string', enum: ['true', 'false', '1', '0', 'on', 'off'] };
const onOrOff: JsonObject = { type: 'string', enum: ['0', '1'] };
const whole = (minimum: number, maximum: number): JsonObject => ({ type: 'integer', minimum, maximum });
const sortForm = '^(relevance|-?(price|stock|attrs\\.[a-z0-9_-]+))$';

const text: JsonObject = { type: 'string', maxLength: searchTextLengthMax };

/**
 * Parameters of the product filter in section 3 of the specification. The parameters `attrs.<key>`, `attrs.<key>.min`
 * and `attrs.<key>.max` are described elsewhere.
 */
const filterParameters = [
  parameter('query', 'text', false, text, 'What to look for: a part number, values, words'),
  parameter('query', 'categories', false, slugs, 'Address parts of categories, each with its subtree'),
  parameter('query', 'brands', false, slugs, 'Address parts of brands'),
  parameter('query', 'variants', false, slugs, 'Address parts of products whose variants are wanted'),
  parameter('query', 'isOnlyInStock', false, yesOrNo, 'Only what can be had now'),
  parameter('query', 'isPromotion', false, yesOrNo, 'Only what has a former price'),
  parameter('query', 'isMinimumMet', false, yesOrNo, 'Only what may be bought in `qty` pieces or fewer'),
  parameter(
    'query',
    'sort',
    false,
    { type: 'string', pattern: sortForm },
    'Attributes by their keys; a leading - descends',
  ),
  parameter('query', 'isSortByMinPrice', false, yesOrNo, 'The cheapest first; not with isSortByMaxPrice'),
  parameter('query', 'isSortByMaxPrice', false, yesOrNo, 'The dearest first'),
  parameter('query', 'qty', false, whole(1, quantityMax), 'Prices and their order are for this many pieces'),
  parameter(
    'query',
    'limit',
    false,
    whole(1, filterLimits.limitMax),
    'Products a page: 20, or 12 when only `page` is given',
  ),
  parameter(
    'query',
    'page',
    false,
    whole(1, filterLimits.skipMax / filterLimits.limitMax),
    'From 1; `skip` wins over it',
  ),
  parameter('query', 'skip', false, whole(0, filterLimits.skipMax), 'How many to pass over'),
];

const switchParameters = [
  parameter('query', 'withoutFacets', false, onOrOff, 'Only products and their number, no facets'),
  parameter('query', 'asTyped', false, onOrOff, 'The text is not corrected'),
  parameter('query', 'after', false, { type: 'string' }, '`next` of the page before; not with `page` or `skip`'),
  parameter('query', 'debug', false, onOrOff, 'Each product tells why it stands where it stands'),
];

/** Returns the parameters of a call's query. */
function declaredParameters({ query }: Call): readonly JsonObject[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => {
    const { description = name, ...schema } = property as JsonObject & { readonly description?: string };
    return parameter('query', name, required.includes(name), schema, description);
  });
}

function queryParameters(call: Call): readonly JsonObject[] {
  if (call.hasFilterQuery !== true) return declaredParameters(call);
  return call.hasListSwitches === true ? [...filterParameters, ...switchParameters] : filterParameters;
}

/** Returns all parameters of a call except its body. */
export function parametersOf(call: Call): readonly JsonObject[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    parameter('path', name, true, { type: 'string', minLength: 1, maxLength: partLengthMax }, name),
  );
  const language = parameter('header', 'Accept-Language', false, { type: 'string' }, 'ru (default), en or tr');
  const form = { type: 'string', pattern: '^[\\x21-\\x7e]{1,100}$' };
  const key = parameter('header', 'Idempotency-Key', true, form, 'The same for every repeat');
  return [...inPath, ...queryParameters(call), language, ...(call.isIdempotent ? [key] : [])];
}
