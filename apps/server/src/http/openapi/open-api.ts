import { isDeepStrictEqual } from 'node:util';

import { scopeOf } from '@farad/contract/api-scopes';
import type { Call } from '@farad/contract/calls';
import * as error from '@farad/contract/error';
import { errorStatusesOf, okStatusesOf, type ErrorStatus } from '@farad/contract/kit/statuses';
import { DoneAnswer, EmptyBody } from '@farad/contract/kit/wire';
import * as basket from '@farad/contract/shop/basket';
import * as catalogue from '@farad/contract/shop/catalogue';
import * as customerApi from '@farad/contract/shop/customer-api';
import * as orders from '@farad/contract/shop/orders';
import * as search from '@farad/contract/shop/search';
import * as signIn from '@farad/contract/shop/sign-in';
import * as site from '@farad/contract/shop/site';
import { may } from '@farad/domain/customer';
import { errorCodes, statusOf } from '@farad/domain/shared';
import { z } from 'zod';

import { errorBody, type Failure } from '../answers/errors.ts';
import { exampleOf } from './open-api-examples.ts';
import { attributeWords, parametersOf, type JsonObject } from './open-api-parameters.ts';
import type { RouteDeclaration } from '../serve/route.ts';

export interface OpenApiInput {
  /** Title of the document: the name of the shop. */
  readonly title: string;
  readonly declarations: readonly RouteDeclaration[];
  /** URL of the API, with its prefix. */
  readonly serverUrl: string;
  readonly version: string;
  readonly sessionCookie: string;
}

const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

const named: readonly (readonly [string, z.ZodType])[] = [
  { EmptyBody, DoneAnswer },
  basket,
  catalogue,
  customerApi,
  error,
  orders,
  search,
  signIn,
  site,
].flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType),
);

const nameOf = (call: Call): string =>
  `${call.method.toLowerCase()}${call.path.replace(/[/{.-]+(\w?)/g, (_, first: string) => first.toUpperCase()).replaceAll('}', '')}`;

/**
 * Returns a name for each schema. An exported schema keeps its name; any other is named after the call that uses it.
 */
function collectNames(declarations: readonly RouteDeclaration[]): ReadonlyMap<z.ZodType, string> {
  const names = new Map(named.map(([name, schema]) => [schema, name]));
  for (const { call } of declarations) {
    if (!names.has(call.answer)) names.set(call.answer, `${nameOf(call)}Answer`);
    if (call.body !== undefined && !names.has(call.body)) names.set(call.body, `${nameOf(call)}Body`);
  }
  return names;
}

/** Replaces a tuple whose items are all equal (`prefixItems`) by a list, which more programs support. */
function replaceEqualPairs(schema: z.core.JSONSchema.BaseSchema): void {
  const { prefixItems } = schema;
  const [first] = prefixItems ?? [];
  if (first === undefined || !prefixItems?.every((item) => isDeepStrictEqual(item, first))) return;
  delete schema.prefixItems;
  schema.items = first;
}

function convert(names: ReadonlyMap<z.ZodType, string>, io: 'input' | 'output'): Readonly<Record<string, JsonObject>> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => reference(id).$ref as string,
    override: ({ jsonSchema }) => replaceEqualPairs(jsonSchema),
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

const codesOf = Map.groupBy(errorCodes, (code) => statusOf[code]);

const failureExamples: Readonly<Record<ErrorStatus, Failure>> = {
  400: { code: 'invalid_input', field: 'products.0.qty' },
  401: { code: 'unauthenticated' },
  403: { code: 'forbidden' },
  404: { code: 'not_found' },
  405: { code: 'method_not_allowed' },
  409: { code: 'not_enough_stock', available: 40 },
  413: { code: 'body_too_large' },
  415: { code: 'unsupported_media_type' },
  422: { code: 'private_address' },
  429: { code: 'too_many_requests', retryAfterSeconds: 30 },
  500: { code: 'internal' },
  503: { code: 'unavailable', retryAfterSeconds: 5 },
};

const retryAfter: JsonObject = {
  'Retry-After': { description: 'Seconds after which it may be tried again', schema: { type: 'integer' } },
};

function errorAnswer(status: ErrorStatus): JsonObject {
  const failure = failureExamples[status];
  return {
    description: `Error codes: ${codesOf.get(status)?.join(', ')}`,
    ...(failure.retryAfterSeconds === undefined ? {} : { headers: retryAfter }),
    content: { 'application/json': { schema: reference('ErrorBody'), example: errorBody(failure, 'en') } },
  };
}

const errorAnswers = (call: Call): JsonObject => ({
  ...Object.fromEntries(errorStatusesOf(call).map((status) => [status, errorAnswer(status)])),
  default: errorAnswer(statusOf.internal),
});

/** True if the call needs a body. If all fields of the body are optional, the call can be made without one. */
const isBodyNeeded = (body: z.ZodType): boolean => !body.safeParse({}).success;

const filesOf = (types: readonly string[]): JsonObject => Object.fromEntries(types.map((type) => [type, {}]));

/** Tag of all calls that API keys can make. It is listed first. */
const customerApiTag = 'Customer API';

const tagOf = ({ path }: Call): string => path.split('/')[1] ?? '';

/** Returns the credentials that a call accepts: the session of a customer, or an API key with this scope. */
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
  const answered = call.answerTypes === undefined ? json(call.answer, examples.answer) : filesOf(call.answerTypes);
  return {
    operationId: nameOf(call),
    summary: call.summary,
    description: `Permission: \`${permission}\`.${scope === null ? '' : ` Scope of a key: \`${scope}\`.`}${call.hasFilterQuery === true ? attributeWords : ''}`,
    tags: [...(scope === null ? [] : [customerApiTag]), tagOf(call)],
    security: securityOf(scope, !may('guest', permission)),
    parameters: parametersOf(call),
    ...(call.body === undefined
      ? {}
      : { requestBody: { required: isBodyNeeded(call.body), content: json(call.body, examples.body) } }),
    ...(call.fileTypes === undefined ? {} : { requestBody: { required: true, content: filesOf(call.fileTypes) } }),
    responses: {
      ...errorAnswers(call),
      ...Object.fromEntries(
        okStatusesOf(call).map((status, place) => [
          status,
          {
            description: place === 0 ? 'Done' : 'Something is wrong: the answer says what',
            ...(scope === null || place > 0 ? {} : { headers: limitHeaders }),
            content: answered,
          },
        ]),
      ),
    },
  };
}

const keyWords =
  'A key of the cabinet, made for the scopes that its calls name. It acts with the rights and prices of its owner.';

/**
 * Returns the OpenAPI 3.1 document of the served calls. It is generated from the schemas of the contract, which also
 * validate the calls.
 */
export function openApiDocument({ declarations, title, serverUrl, version, sessionCookie }: OpenApiInput): JsonObject {
  const names = collectNames(declarations);
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const declaration of declarations) {
    const { method, path } = declaration.call;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(declaration, names) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description: 'Online shop for electronic components.', license: { name: 'MIT' } },
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
