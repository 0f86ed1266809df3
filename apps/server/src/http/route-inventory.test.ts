import { calls, type Call } from '@farad/contract/calls';
import { allPermissions } from '@farad/domain/customer';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '../testing/application.ts';
import { rateClasses } from './rate-limits.ts';

let shop: TestApplication;

beforeAll(async () => {
  shop = await openApplication({ parts: 20 });
});
afterAll(() => shop.close());

/** Addresses that are no calls of the contract. */
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

  it('serves every call of the contract once', () => {
    const served = shop.inventory.flatMap(({ declaration }) => (declaration === undefined ? [] : [declaration.call]));
    const all: readonly Call[] = Object.values(calls);
    const nameOf = ({ method, path }: Call): string => `${method} ${path}`;
    expect(served.map(nameOf).sort()).toEqual(all.map(nameOf).sort());
  });

  it('refuses guests where a permission asks for more', async () => {
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
  it('is valid 3.1 and describes every call with its errors', async () => {
    const response = await shop.get('/openapi.json');
    const document = response.json<{ openapi: string; paths: Record<string, Record<string, { responses: object }>> }>();
    const outcome = await new Validator().validate(structuredClone(document));
    expect(outcome).toMatchObject({ valid: true });
    expect(document.openapi).toBe('3.1.0');
    for (const { method, path } of Object.values<Call>(calls)) {
      const operation = document.paths[path]?.[method.toLowerCase()];
      expect(Object.keys(operation?.responses ?? {}), `${method} ${path}`).toContain('default');
    }
  });

  it.each(['/api/docs', '/api/docs/'])('has a reference page whose every file is there: %s', async (url) => {
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

function mimeOf(address: string): RegExp {
  if (address.endsWith('.js')) return /^(application|text)\/javascript/;
  return address.endsWith('.css') ? /^text\/css/ : /^image\/png/;
}
