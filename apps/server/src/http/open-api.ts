import * as apiKeys from '@farad/contract/api-keys';
import { scopeOf } from '@farad/contract/api-scopes';
import * as basket from '@farad/contract/basket';
import type { Call } from '@farad/contract/calls';
import * as catalogue from '@farad/contract/catalogue';
import * as error from '@farad/contract/error';
import * as hooks from '@farad/contract/hooks';
import * as kicad from '@farad/contract/kicad';
import * as orders from '@farad/contract/orders';
import * as prices from '@farad/contract/prices';
import * as site from '@farad/contract/site';
import * as users from '@farad/contract/users';
import { may } from '@farad/domain/customer';
import { filterLimits } from '@farad/domain/search-query';
import { z } from 'zod';

import { errorBody, statusOf } from './errors.ts';
import { exampleOf } from './open-api-examples.ts';
import type { RouteDeclaration } from './route.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export interface OpenApiInput {
  readonly declarations: readonly RouteDeclaration[];
  /** Address of the API with its prefix. */
  readonly serverUrl: string;
  readonly version: string;
  readonly sessionCookie: string;
}

const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

const named: readonly (readonly [string, z.ZodType])[] = [
  ...[apiKeys, basket, catalogue, error, hooks, kicad, orders, prices, site, users],
].flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType),
);

const nameOf = (call: Call): string =>
  `${call.method.toLowerCase()}${call.path.replace(/[/{.-]+(\w?)/g, (_, first: string) => first.toUpperCase()).replaceAll('}', '')}`;

/** Schema → component name: the exported ones by their own names, others by the call that uses them. */
function collectNames(declarations: readonly RouteDeclaration[]): ReadonlyMap<z.ZodType, string> {
  const names = new Map(named.map(([name, schema]) => [schema, name]));
  for (const { call } of declarations) {
    if (!names.has(call.answer)) names.set(call.answer, `${nameOf(call)}Answer`);
    if (call.body !== undefined && !names.has(call.body)) names.set(call.body, `${nameOf(call)}Body`);
  }
  return names;
}

function convert(names: ReadonlyMap<z.ZodType, string>, io: 'input' | 'output'): Readonly<Record<string, JsonObject>> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => reference(id).$ref as string,
  });
  const cleaned = Object.entries(schemas).map(([id, schema]) => {
    const { $id: _id, $schema: _schema, id: _name, ...rest } = schema as Record<string, unknown>;
    return [id, rest] as const;
  });
  return Object.fromEntries(cleaned);
}

function componentsOf(declarations: readonly RouteDeclaration[], names: ReadonlyMap<z.ZodType, string>) {
  const answers = convert(names, 'output');
  const bodies = convert(names, 'input');
  const sent = declarations.flatMap(({ call }) => (call.body === undefined ? [] : [names.get(call.body) ?? '']));
  return { ...answers, ...Object.fromEntries(sent.map((name) => [name, bodies[name]])) };
}

const errorAnswer = (description: string, failure: Parameters<typeof errorBody>[0]): JsonObject => ({
  description,
  content: { 'application/json': { schema: reference('ErrorBody'), example: errorBody(failure, 'en') } },
});

function errorAnswers({ call }: RouteDeclaration): JsonObject {
  const hasInput =
    call.body !== undefined ||
    call.path.includes('{') ||
    call.hasFilterQuery === true ||
    call.hasTextQuery === true ||
    call.queryNames !== undefined;
  return {
    ...(hasInput
      ? { 400: errorAnswer('A field is not of the described form', { code: 'invalid_input', field: 'products.0.qty' }) }
      : {}),
    401: errorAnswer('Needs a sign-in', { code: 'unauthenticated' }),
    403: errorAnswer('Not allowed, or called from another site', { code: 'foreign_origin' }),
    ...(call.path.includes('{')
      ? { 404: errorAnswer('Nothing there that the caller may see', { code: 'not_found' }) }
      : {}),
    ...(call.method === 'POST'
      ? {
          409: errorAnswer('In the present state of things it cannot be done', {
            code: 'not_enough_stock',
            available: 40,
          }),
          413: errorAnswer('The body is over its limit', { code: 'body_too_large' }),
          415: errorAnswer('Only application/json is read', { code: 'unsupported_media_type' }),
        }
      : {}),
    429: errorAnswer('A limit of calls', { code: 'too_many_requests', retryAfterSeconds: 30 }),
    default: errorAnswer(`Any other failure; codes: ${Object.keys(statusOf).join(', ')}`, { code: 'internal' }),
  };
}

const parameter = (place: string, name: string, isRequired: boolean, schema: JsonObject, description: string) => ({
  name,
  in: place,
  required: isRequired,
  schema,
  description,
});

const attributeWords =
  ' Attributes: `attrs.<key>` ticks a value and may repeat; `attrs.<key>.min` and `attrs.<key>.max` bound a number.';

const slugs = { type: 'array', items: { type: 'string' } };
const yesOrNo = { type: 'string', enum: ['true', 'false'] };
const whole = (minimum: number): JsonObject => ({ type: 'integer', minimum });

const textParameter = parameter(
  'query',
  'text',
  false,
  { type: 'string', maxLength: filterLimits.textLengthMax },
  'What is typed: a part number, values, words',
);

/** The filter of specification section 3, besides `attrs.<key>`, `attrs.<key>.min` and `attrs.<key>.max`. */
const filterParameters = [
  parameter('query', 'text', false, { type: 'string' }, 'What to look for: a part number, values, words'),
  parameter('query', 'categories', false, slugs, 'Address parts of categories, each with its subtree'),
  parameter('query', 'brands', false, slugs, 'Address parts of brands'),
  parameter('query', 'variants', false, slugs, 'Address parts of products whose variants are wanted'),
  parameter('query', 'isOnlyInStock', false, yesOrNo, 'Only what can be had now'),
  parameter('query', 'isPromotion', false, yesOrNo, 'Only what has a former price'),
  parameter('query', 'isMinimumMet', false, yesOrNo, 'Only what may be bought in `qty` pieces or fewer'),
  parameter('query', 'sort', false, { type: 'string' }, 'relevance, price, stock or attrs.<key>; a leading - descends'),
  parameter('query', 'isSortByMinPrice', false, yesOrNo, 'The cheapest first'),
  parameter('query', 'isSortByMaxPrice', false, yesOrNo, 'The dearest first'),
  parameter('query', 'qty', false, whole(1), 'Prices and their order are for this many pieces'),
  parameter('query', 'limit', false, whole(1), 'Products a page: 20, or 12 when only `page` is given'),
  parameter('query', 'page', false, whole(1), 'From 1; `skip` wins over it'),
  parameter('query', 'skip', false, whole(0), 'How many to pass over'),
  parameter(
    'query',
    'after',
    false,
    { type: 'string' },
    '`next` of the page before, for the page behind it; not with `page` or `skip`',
  ),
  parameter('query', 'withoutFacets', false, { enum: ['0', '1'] }, 'Only products and their number, no facets'),
];

function parametersOf(call: Call): readonly JsonObject[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    parameter('path', name, true, { type: 'string' }, name),
  );
  const language = parameter('header', 'Accept-Language', false, { type: 'string' }, 'ru (default), en or tr');
  const key = parameter(
    'header',
    'Idempotency-Key',
    true,
    { type: 'string', maxLength: 100 },
    'The same for every repeat',
  );
  const parameters = Object.entries(call.queryNames ?? {}).map(([name, words]) =>
    parameter('query', name, false, { type: 'array', items: { type: 'string' } }, words),
  );
  const query = call.hasFilterQuery ? filterParameters : call.hasTextQuery ? [textParameter] : parameters;
  return [...inPath, ...query, language, ...(call.isIdempotent ? [key] : [])];
}

const filesOf = (types: readonly string[]): JsonObject => Object.fromEntries(types.map((type) => [type, {}]));

/** What a program with a key calls stands together, under the name that is shown first. */
const customerApiTag = 'Customer API';

const tagOf = ({ path }: Call): string => path.split('/')[1] ?? '';

/** Who may make a call: whoever is signed in, or a key that was made for its scope. */
const securityOf = (scope: string | null, hasSession: boolean): JsonObject[] => [
  ...(hasSession ? [{ session: [] }] : [{}, { session: [] }]),
  ...(scope === null ? [] : [{ key: [scope] }]),
];

const limitHeaders: JsonObject = Object.fromEntries(
  [
    ['RateLimit-Limit', 'Calls a minute that the key may make'],
    ['RateLimit-Remaining', 'Calls that are left of them'],
    ['RateLimit-Reset', 'Seconds until all of them are there again'],
  ].map(([name = '', description = '']) => [name, { description, schema: { type: 'integer' } }]),
);

function operationOf(declaration: RouteDeclaration, names: ReadonlyMap<z.ZodType, string>): JsonObject {
  const { call, permission } = declaration;
  const scope = scopeOf(call);
  const examples = exampleOf(call);
  const json = (schema: z.ZodType, example: unknown) => ({
    'application/json': {
      schema: reference(names.get(schema) ?? ''),
      ...(example === undefined ? {} : { example }),
    },
  });
  return {
    operationId: nameOf(call),
    summary: call.summary,
    description: `Permission: \`${permission}\`.${scope === null ? '' : ` Scope of a key: \`${scope}\`.`}${call.hasFilterQuery === true ? attributeWords : ''}`,
    tags: [...(scope === null ? [] : [customerApiTag]), tagOf(call)],
    security: securityOf(scope, !may('guest', permission)),
    parameters: parametersOf(call),
    ...(call.body === undefined ? {} : { requestBody: { required: true, content: json(call.body, examples.body) } }),
    ...(call.fileTypes === undefined ? {} : { requestBody: { required: true, content: filesOf(call.fileTypes) } }),
    responses: {
      [call.isIdempotent ? 201 : 200]: {
        description: 'Done',
        ...(scope === null ? {} : { headers: limitHeaders }),
        content: call.answerTypes === undefined ? json(call.answer, examples.answer) : filesOf(call.answerTypes),
      },
      ...errorAnswers(declaration),
    },
  };
}

const keyWords =
  'A key of the cabinet, made for the scopes that its calls name. It acts with the rights and prices of its owner.';

/** OpenAPI 3.1 of the calls that are served: the contract's own schemas, the same ones that validate. */
export function openApiDocument({ declarations, serverUrl, version, sessionCookie }: OpenApiInput): JsonObject {
  const names = collectNames(declarations);
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const declaration of declarations) {
    const { method, path } = declaration.call;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(declaration, names) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Farad', version, description: 'Online shop for electronic components.', license: { name: 'MIT' } },
    servers: [{ url: serverUrl }],
    security: [{}, { session: [] }],
    tags: [customerApiTag, ...new Set(declarations.map(({ call }) => tagOf(call)))].map((name) => ({ name })),
    paths,
    components: {
      schemas: componentsOf(declarations, names),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        key: { type: 'http', scheme: 'bearer', description: keyWords },
      },
    },
  };
}
