import { readdirSync, readFileSync } from 'node:fs';

import { parseCronItems } from 'graphile-worker';
import { expect, it } from 'vitest';

import { features } from '../app.ts';
import { jobSchedule, retentions } from './job-tasks.ts';

const folder = new URL('../features/', import.meta.url);
const folders = ['shop', 'office'].flatMap((room) =>
  readdirSync(new URL(`${room}/`, folder)).map((name) => `${room}/${name}`),
);
const app = readFileSync(new URL('../app.ts', import.meta.url), 'utf8');

it.each(folders)('%s is a feature that app.ts lists', (name) => {
  const text = readFileSync(new URL(`${name}/feature.ts`, folder), 'utf8');
  const exported = /^export const (\w+)[^=]*: Feature =|^export const (\w+) = \(needs: /m.exec(text);
  const feature = exported?.[1] ?? exported?.[2] ?? 'nothing';
  expect(app).toContain(`import { ${feature} } from './features/${name}/feature.ts';`);
  expect(app).toMatch(new RegExp(`^  ${feature}[,(]`, 'm'));
});

it('the list has each feature once, and each does something', () => {
  expect(features).toHaveLength(folders.length);
  expect(new Set(features).size).toBe(folders.length);
  expect(features.filter((feature) => Object.keys(feature).length === 0)).toEqual([]);
});

it('jobs and retention rules have names of their own', () => {
  const tasks = jobSchedule.map(({ task }) => task);
  const rules = retentions.map(({ name }) => name);
  expect(new Set(tasks).size).toBe(tasks.length);
  expect(new Set(rules).size).toBe(rules.length);
  expect(parseCronItems([...jobSchedule])).toHaveLength(tasks.length);
  expect(Math.min(tasks.length, rules.length)).toBeGreaterThan(20);
});
