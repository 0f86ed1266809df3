import { calls, type Call } from '@farad/contract/calls';
import { errorStatusesOf, okStatusesOf } from '@farad/contract/kit/statuses';
import { allPermissions } from '@farad/domain/customer';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { openApplication, type TestApplication } from '#testing/application.ts';
import { rateClasses } from '../limits/rate-limits.ts';

let shop: TestApplication;

beforeAll(async () => {
  shop = await openApplication({ parts: 20 });
});
afterAll(() => shop.close());

/** Routes that are not calls of the contract. */
const others = ['GET /api/metrics'];

describe('the inventory of routes', () => {
  it('declares permission, schema, body limit and rate class on each', () => {
    const undeclared = shop.inventory.filter(({ declaration }) => declaration === undefined);
    expect(undeclared.map(({ method, url }) => `${method} ${url}`)).toEqual(others);
    for (const { declaration, bodyLimit, method } of shop.inventory) {
      if (declaration === undefined) continue;
      expect(allPermissions).toContain(declaration.permission);
      expect(Object.keys(rateClasses)).toContain(declaration.rateClass);
      expect(bodyLimit).toBeGreaterThan(0);
      expect(declaration.call.answer).toBeDefined();
      const { body, fileTypes } = declaration.call;
      expect(body !== undefined || fileTypes !== undefined).toBe(method === 'POST');
    }
  });

  it('contains every call of the contract once', () => {
    const served = shop.inventory.flatMap(({ declaration }) => (declaration === undefined ? [] : [declaration.call]));
    const all: readonly Call[] = Object.values(calls);
    const nameOf = ({ method, path }: Call): string => `${method} ${path}`;
    expect(served.map(nameOf).sort()).toEqual(all.map(nameOf).sort());
  });

  it('describes each parameter of a query', () => {
    const silent = Object.values<Call>(calls).flatMap(({ path, query }) =>
      Object.entries(query?.shape ?? {}).flatMap(([name, field]) =>
        z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }).description === undefined
          ? [`${path}: ${name}`]
          : [],
      ),
    );
    expect(silent).toEqual([]);
  });

  it('refuses guests if a permission is needed', async () => {
    const closed = shop.inventory.filter(
      ({ declaration, method }) => declaration?.permission === 'view_own_orders' && method === 'GET',
    );
    expect(closed.length).toBeGreaterThan(0);
    for (const { url } of closed) {
      const response = await shop.server.inject({ method: 'GET', url: url.replace(/:\w+/g, '1') });
      expect(response.statusCode, url).toBe(401);
    }
  });
});

describe('OpenAPI', () => {
  it('has the current name of the shop as its title, also on the reference page', async () => {
    const titles = async () =>
      [await shop.get('/openapi.json'), await shop.get('/docs/json')].map(
        (answer) => answer.json<{ info: { title: string } }>().info.title,
      );
    expect(await titles()).toEqual(['Farad', 'Farad']);
    await shop.connection.pool.query(
      `insert into setting (key, value) values ('shop', '{"name": "Лавка", "shortName": "", "tagline": {"ru": "", "en": "", "tr": ""}}')`,
    );
    expect(await titles()).toEqual(['Лавка', 'Лавка']);
    await shop.connection.pool.query(`delete from setting where key = 'shop'`);
  });

  it('is valid 3.1 and describes every call with its errors', async () => {
    const response = await shop.get('/openapi.json');
    const document = response.json<{ openapi: string; paths: Record<string, Record<string, { responses: object }>> }>();
    const outcome = await new Validator().validate(structuredClone(document));
    expect(outcome).toMatchObject({ valid: true });
    expect(document.openapi).toBe('3.1.0');
    for (const call of Object.values<Call>(calls)) {
      const operation = document.paths[call.path]?.[call.method.toLowerCase()];
      const statuses = [...new Set([...okStatusesOf(call), ...errorStatusesOf(call)])].map(String);
      expect(Object.keys(operation?.responses ?? {}).toSorted(), `${call.method} ${call.path}`).toEqual(
        [...statuses, 'default'].toSorted(),
      );
    }
  });

  it('describes queries: enums, patterns, limits, required and repeatable parameters', async () => {
    const { paths } = (await shop.get('/openapi.json')).json<Described>();
    const parametersOf = (path: string) =>
      Object.fromEntries((paths[path]?.['get']?.parameters ?? []).map(({ name, ...rest }) => [name, rest]));
    const list = parametersOf('/catalog/products');
    expect(list['limit']?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 100 });
    expect(list['brands']?.schema).toMatchObject({ type: 'array', maxItems: 50, items: { maxLength: 200 } });
    expect(list).toHaveProperty('withoutFacets');
    expect(parametersOf('/catalog/count')).not.toHaveProperty('withoutFacets');
    const estimate = parametersOf('/delivery/estimate');
    expect(estimate['quantity']).toMatchObject({
      required: true,
      schema: { type: 'string', pattern: expect.anything() },
    });
    expect(estimate['city']?.required).toBe(false);
    expect(parametersOf('/orders/{number}/lines')['columns']).toMatchObject({
      required: true,
      schema: { enum: ['part-db', 'inventree'] },
    });
    const rows = parametersOf('/boms/{bomId}/rows');
    expect(rows['status']?.schema).toMatchObject({ type: 'array', items: { enum: expect.arrayContaining(['exact']) } });
    expect(rows['sort']?.schema).toMatchObject({ type: 'string', enum: ['file', 'status', 'part', 'total'] });
  });

  it('describes the status of created things, faults of probes, and optional bodies', async () => {
    const { paths } = (await shop.get('/openapi.json')).json<Described>();
    const made = Object.entries(paths).flatMap(([path, { post }]) => ('201' in (post?.responses ?? {}) ? [path] : []));
    expect(made.toSorted()).toEqual([
      '/account/api-keys',
      '/account/hooks',
      '/orders',
      '/orders/{number}/return-photos',
      '/requests',
    ]);
    for (const { call } of shop.inventory.flatMap(({ declaration }) => (declaration ? [declaration] : []))) {
      const operation = paths[call.path]?.[call.method.toLowerCase()];
      const isEnough = call.body?.safeParse({}).success !== true;
      expect(operation?.requestBody?.required ?? true, call.path).toBe(isEnough);
      expect(Object.keys(operation?.responses ?? {}), call.path).toContain(String(call.status ?? 200));
    }
    expect(paths['/readyz']?.['get']?.responses['503']).toMatchObject({
      content: {
        'application/json': {
          schema: paths['/readyz']?.['get']?.responses['200']?.content['application/json']?.schema,
        },
      },
    });
  });

  it.each(['/api/docs', '/api/docs/'])('has a reference page with all of its files: %s', async (url) => {
    const page = await shop.server.inject({ url });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).not.toMatch(/https:|unsafe-eval/);
    const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(addresses.length).toBeGreaterThan(5);
    for (const address of addresses) {
      expect(address).not.toMatch(/^(https?:|\/\/)/);
      const file = await shop.server.inject({ url: new URL(address, `http://localhost${url}`).pathname });
      expect(file.statusCode, address).toBe(200);
      expect(file.headers['content-type'], address).toMatch(mimeOf(address));
    }
  });
});

/** The parts of the document that the test reads. */
interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly required: boolean; readonly schema: object }[];
  readonly requestBody?: { readonly required: boolean };
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, { schema: object }>> }>>;
}

function mimeOf(address: string): RegExp {
  if (address.endsWith('.js')) return /^(application|text)\/javascript/;
  return address.endsWith('.css') ? /^text\/css/ : /^image\/png/;
}
