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
      expect(declaration.call.body !== undefined).toBe(method === 'POST');
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

  it('has a reference page that loads nothing from elsewhere', async () => {
    const page = await shop.server.inject({ url: '/api/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).not.toMatch(/https:|unsafe-eval/);
    const scripts = [...page.body.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(scripts.length).toBeGreaterThan(0);
    for (const address of scripts) {
      expect(address).not.toMatch(/^https?:/);
      const file = await shop.server.inject({ url: new URL(address, 'http://localhost/api/docs/').pathname });
      expect(file.statusCode, address).toBe(200);
    }
  });
});
