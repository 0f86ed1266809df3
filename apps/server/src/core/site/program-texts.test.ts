import { readFile } from 'node:fs/promises';

import { bomStatuses } from '@farad/domain/bom';
import { companyRoles } from '@farad/domain/company';
import { contentLimits, shopPages, unknownFacts, type ContentText } from '@farad/domain/content';
import { parcelStates } from '@farad/domain/delivery';
import { orderStatuses, returnStates } from '@farad/domain/order';
import { requestStates } from '@farad/domain/quote';
import { locales, type Locale } from '@farad/domain/shared';
import { cookieRules } from '@farad/domain/site';
import { resources } from '@farad/wording/server';
import { describe, expect, it } from 'vitest';

import { renderMarkdown } from './markdown.ts';
import { programTexts, readProgramText } from './program-texts.ts';

/** Maximum length of a summary in lists and search engines. */
const summaryMax = 300;

/** Addresses that texts may link to, besides the program's pages. */
const knownPaths = new Set([
  '/basket',
  '/catalog',
  '/checkout',
  '/city',
  '/feedback',
  '/part-request',
  '/search',
  '/tools',
  '/cabinet/addresses',
  '/cabinet/bonuses',
  '/cabinet/boms',
  '/cabinet/companies',
  '/cabinet/notifications',
  '/cabinet/orders',
  '/cabinet/profile',
  '/cabinet/requests/new',
  '/cabinet/sessions',
  ...shopPages.map((slug) => `/c/${slug}`),
]);

const texts = await programTexts();

const textOf = (slug: string, locale: Locale): ContentText => {
  const text = texts.get(slug)?.[locale];
  if (text === undefined || text === null) throw new Error(`${slug} has no ${locale}`);
  return text;
};

const pages = shopPages.flatMap((slug) => locales.map((locale) => [slug, locale] as const));

/**
 * Returns the markers of headings, table rows and list items in their order. A translation must have the same markers.
 */
const skeletonOf = ({ body }: ContentText): readonly string[] =>
  body.split('\n').flatMap((line) => /^(?:#{2,4}(?= )|\|(?= )|\d+\.(?= )|- |> )/.exec(line)?.[0] ?? []);

describe.each(pages)('%s in %s', (slug, locale) => {
  const { title, summary, body } = textOf(slug, locale);

  it('is within the limits and names only known facts', () => {
    expect(title.length).toBeLessThanOrEqual(contentLimits.titleMax);
    expect(summary.length).toBeLessThanOrEqual(summaryMax);
    expect(body.length).toBeLessThanOrEqual(contentLimits.bodyMax);
    expect(unknownFacts(`${title}\n${summary}\n${body}`)).toEqual([]);
    expect(`${title}${summary}${body}`.replaceAll(/\{\{ (?:if )?[a-z_]+ \}\}/g, '')).not.toMatch(/[{}]|@@/);
  });

  it('links only to existing pages', () => {
    const targets = Array.from(renderMarkdown(body, '').html.matchAll(/<a href="([^"]*)"/g), ([, target]) => target);
    expect(targets.filter((target) => !knownPaths.has(target ?? ''))).toEqual([]);
  });

  it('has sections and no HTML besides its Markdown', () => {
    expect(renderMarkdown(body, '').headings.length).toBeGreaterThan(0);
    expect(body).not.toMatch(/^# |<[a-z/!]|!\[/im);
  });
});

it.each(shopPages)('%s has the same content in each language', (slug) => {
  const russian = skeletonOf(textOf(slug, 'ru'));
  expect(skeletonOf(textOf(slug, 'en'))).toEqual(russian);
  expect(skeletonOf(textOf(slug, 'tr'))).toEqual(russian);
});

describe.each(locales)('the description of the program in %s', (locale) => {
  const { order, checkout, cabinet, requests, boms, company } = resources[locale];
  const rowsOf = (slug: string): readonly string[] =>
    textOf(slug, locale)
      .body.split('\n')
      .filter((line) => line.startsWith('| '));
  const firstCells = (slug: string): readonly string[] =>
    rowsOf(slug).map((row) => row.split(' | ')[0]?.slice(2) ?? '');

  it('names every status as the order page does, in the same order', () => {
    const cells = firstCells('order-status');
    const named = orderStatuses.map((status) => order[`status_${status}`]);
    expect(cells.slice(1, 1 + named.length).map((cell) => cell.replace(/ \(.*\)$/, ''))).toEqual(named);
    for (const state of parcelStates) expect(cells).toContain(order[`parcel_${state}`]);
    for (const state of requestStates) expect(cells).toContain(requests[`state_${state}`]);
  });

  it('names the states of returns, parts lists and roles as their pages do', () => {
    for (const state of returnStates) expect(firstCells('vozvrat-i-obmen')).toContain(order[`returnState_${state}`]);
    for (const status of bomStatuses) expect(firstCells('bom')).toContain(boms[`status_${status}`]);
    for (const role of companyRoles) expect(firstCells('how-to-buy')).toContain(company[`role_${role}`]);
  });

  it('lists every cookie of the table with its lifetime, and no other', () => {
    // The text describes the cookies of staff in one sentence, not in this table.
    const published = cookieRules.filter(({ name }) => !/staff|acting|^__Secure/.test(name));
    const rows = new Map(rowsOf('cookies').map((row) => row.split(' | ').slice(0, 2) as [string, string]));
    const named = [...rows.keys()].flatMap((cell) => /^\| `([\w-]+)`/.exec(cell)?.[1] ?? []);
    expect(named.toSorted()).toEqual(published.map(({ name }) => name).toSorted());
    for (const { name, lifeSeconds } of published) {
      const [, life = ''] = [...rows].find(([cell]) => cell.startsWith(`| \`${name}\``)) ?? [];
      const count = lifeSeconds === null || lifeSeconds < 86_400 ? lifeSeconds : lifeSeconds / 86_400;
      expect(life, name).toMatch(count === null ? /^\D+$/ : new RegExp(`^${count} `));
    }
    const { body } = textOf('cookies', locale);
    const names = cookieRules.map(({ name }) => name).filter((name) => name !== '__Secure-acting');
    expect(names.filter((name) => !body.includes(`\`${name}\``))).toEqual([]);
  });

  it('quotes the consents exactly', () => {
    const { body } = textOf('personal-data', locale);
    expect(body).toContain(`\n> ${checkout.personalDataText}\n`);
    expect(body).toContain(`\n> ${cabinet.advertisingText}\n`);
  });
});

it('a file with a wrong beginning is refused', async () => {
  const file = await readFile(new URL('../../../../../packages/wording/src/ru/site/legal.md', import.meta.url), 'utf8');
  expect(readProgramText(file).title).toBe('Правовая информация');
  expect(() => readProgramText(file.replace('\n\n> ', '\n> '))).toThrow('program text must begin with');
});
