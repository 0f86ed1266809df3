import { readFileSync } from 'node:fs';

import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

/** The part of a schema that the functions below use. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxProperties?: number;
  readonly format?: string;
  readonly discriminator?: { readonly mapping?: Readonly<Record<string, string>> };
}

type Json = Readonly<Record<string, unknown>>;
export type Method = 'get' | 'post';

const text = readFileSync(new URL('yookassa-openapi.yaml', import.meta.url), 'utf8');
const description = parse(text) as { readonly paths: Readonly<Record<string, unknown>> };

const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .map((name) => name.replaceAll('~1', '/'))
    .reduce<unknown>((value, name) => (value as Json | undefined)?.[name], description);

/**
 * Returns a schema with its references resolved and its parts merged. Of several alternatives it uses the one that
 * `value.type` names.
 */
function flat(schema: Schema, value: unknown): Schema {
  if (schema.$ref !== undefined) return flat(at(schema.$ref) as Schema, value);
  const type = (value as Json | null)?.['type'];
  const chosen = schema.oneOf?.find(
    (each) => flat(each, value).discriminator?.mapping?.[String(type)] === each.$ref && each.$ref !== undefined,
  );
  const parts = [...(schema.allOf ?? []), ...(chosen === undefined ? [] : [chosen])].map((part) => flat(part, value));
  return {
    ...Object.assign({}, ...parts),
    ...schema,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema.properties),
    required: [...parts, schema].flatMap(({ required }) => required ?? []),
  } as Schema;
}

/**
 * Returns OpenAPI 3.0 as JSON Schema. Discriminated alternatives become plain alternatives, and patterns become
 * patterns of JavaScript.
 */
function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      if (name === 'oneOf') return ['anyOf', asJsonSchema(each)];
      if (name === 'pattern' && typeof each === 'string') return [name, each.replace(/^\(\?s\)\./, '[^]')];
      return [name, asJsonSchema(each)];
    }),
  );
}

const ajv = new Ajv({ strict: false, validateSchema: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(asJsonSchema(description) as object, 'yookassa');

const pathOf = (path: string): string | undefined => {
  const parts = path.split('?')[0]?.split('/') ?? [];
  return Object.keys(description.paths).find((pattern) => {
    const own = pattern.split('/');
    return own.length === parts.length && own.every((part, index) => part.startsWith('{') || part === parts[index]);
  });
};

const pointerOf = (method: Method, path: string, rest: string): string => {
  const pattern = pathOf(path);
  if (pattern === undefined) throw new Error(`the provider has no path ${path}`);
  return `#/paths/${pattern.replaceAll('/', '~1')}/${method}/${rest}`;
};

const bodyPart = 'content/application~1json/schema';

/** Returns the schema of a call's request body; undefined = the call has no body. */
export function requestSchema(method: Method, path: string): Schema | undefined {
  return at(pointerOf(method, path, `requestBody/${bodyPart}`)) as Schema | undefined;
}

/** Returns the paths of fields that a value has and its schema does not define. */
function unknownFields(schema: Schema, value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    const { items = {} } = flat(schema, value);
    return value.flatMap((each, index) => unknownFields(items, each, `${path}[${index}]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {}, additionalProperties } = flat(schema, value);
  if (additionalProperties !== undefined) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const own = properties[name];
    return own === undefined ? [`${path}.${name} is not described`] : unknownFields(own, each, `${path}.${name}`);
  });
}

function problemsOf(pointer: string, value: unknown): string[] {
  const validate = ajv.compile({ $ref: `yookassa${pointer}` });
  const isRight = validate(value);
  const wrong = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
  return [...(isRight ? [] : wrong), ...unknownFields({ $ref: pointer }, value, '')];
}

/** Returns the errors of a request body according to the provider's OpenAPI description. Empty = valid. */
export function requestProblems(method: Method, path: string, body: unknown): string[] {
  return requestSchema(method, path) === undefined
    ? Object.keys(body ?? {})
    : problemsOf(pointerOf(method, path, `requestBody/${bodyPart}`), body);
}

/** Returns the names of query parameters that the provider's OpenAPI description does not define. */
export function queryProblems(path: string): string[] {
  const known = (at(pointerOf('get', path, 'parameters')) as readonly Schema[]).map((each) =>
    String((each.$ref === undefined ? (each as Json) : (at(each.$ref) as Json))['name']),
  );
  return [...new URL(path, 'http://x').searchParams.keys()].filter((name) => !known.includes(name));
}

const statusWords: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'InvalidCredentials',
  403: 'Forbidden',
  404: 'NotFound',
  429: 'TooManyRequests',
};

/** Returns the errors of an answer according to the provider's OpenAPI description. Empty = valid. */
export function answerProblems(method: Method, path: string, status: number, body: unknown): string[] {
  if (status === 200) return problemsOf(pointerOf(method, path, `responses/200/${bodyPart}`), body);
  const name = statusWords[status];
  if (name === undefined) return [`status ${status} is not described`];
  return problemsOf(`#/components/schemas/${name}`, body);
}

/** A request body with one mistake. `why` describes the mistake. */
export interface Broken {
  readonly why: string;
  readonly body: unknown;
}

const wrongType: Readonly<Record<string, unknown>> = {
  string: 1,
  number: 'x',
  integer: 'x',
  boolean: 'x',
  object: 'x',
  array: {},
};

/** Returns values that the schema rejects, to be put in the place of `value`. */
function wrongValues(schema: Schema, value: unknown): readonly (readonly [why: string, value: unknown])[] {
  const { type = '', minimum, maximum, minLength, maxLength, maxProperties, format } = schema;
  const wrong: [string, unknown][] = [];
  if (type in wrongType) wrong.push([`is no ${type}`, wrongType[type]]);
  if (schema.enum !== undefined) wrong.push(['is none of the list', 'nonsense']);
  if (minimum !== undefined) wrong.push([`is below ${minimum}`, minimum - 1]);
  if (maximum !== undefined) wrong.push([`is above ${maximum}`, maximum + 1]);
  if (minLength !== undefined && minLength > 0) wrong.push([`is shorter than ${minLength}`, '']);
  if (maxLength !== undefined) wrong.push([`is longer than ${maxLength}`, `${String(value)}${'x'.repeat(maxLength)}`]);
  if (format === 'email') wrong.push(['is no address', 'nobody']);
  if (maxProperties !== undefined) {
    const names = Array.from({ length: maxProperties + 1 }, (_, index) => [`name${index}`, 'x']);
    wrong.push([`has more than ${maxProperties} names`, Object.fromEntries(names)]);
  }
  return wrong;
}

/** Returns copies of a body that each break one rule of its schema: type, required field, list, bound or length. */
export function brokenBodies(unresolved: Schema, value: unknown, path = ''): Broken[] {
  const schema = flat(unresolved, value);
  const own = wrongValues(schema, value).map(([why, body]) => ({ why: `${path} ${why}`, body }));
  if (Array.isArray(value)) {
    const inner = value.flatMap((each, index) =>
      brokenBodies(schema.items ?? {}, each, `${path}[${index}]`).map(({ why, body }) => ({
        why,
        body: value.with(index, body),
      })),
    );
    return [...own, ...inner];
  }
  if (typeof value !== 'object' || value === null) return own;
  const { properties = {}, required = [] } = schema;
  const without = required.map((name) => ({
    why: `${path}.${name} is missing`,
    body: Object.fromEntries(Object.entries(value).filter(([each]) => each !== name)),
  }));
  const inner = Object.entries(value).flatMap(([name, each]) =>
    brokenBodies(properties[name] ?? {}, each, `${path}.${name}`).map(({ why, body }) => ({
      why,
      body: { ...value, [name]: body },
    })),
  );
  return [...own, ...without, ...inner];
}
