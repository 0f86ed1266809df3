import type { ContentEntry, ContentLine, WireContentTexts } from '@farad/contract/office/content/content';
import type { ContentPage } from '@farad/contract/shop/content';
import { contentQueries } from '@farad/database/content/content.queries';
import { contentState, contentStates } from '@farad/domain/content';
import { inEachLocale } from '@farad/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { contentBody, contentText } from '#testing/scenes/content-scenes.ts';
import { seller } from '#testing/seller.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let editor: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  editor = await signedInStaff(shop, 'content_editor');
});
afterAll(() => shop.close());

interface Answered extends Partial<ContentEntry> {
  readonly status: number;
  readonly error?: { readonly code: string; readonly field?: string; readonly message?: string };
}

async function post(path: string, body: object): Promise<Answered> {
  const answer = await editor.post(`/admin/content${path}`, body);
  return { ...answer.json<Omit<Answered, 'status'>>(), status: answer.statusCode };
}

const russian = (ru: object): WireContentTexts => ({
  ...inEachLocale(() => null),
  ru: { ...contentText, ...ru },
});
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

async function shown(path: string, locale = 'ru') {
  const answer = await shop.guest().get(`/content${path}`, { 'accept-language': locale });
  return { status: answer.statusCode, ...answer.json<Partial<ContentPage>>() };
}

async function published(kind: 'news' | 'vacancy' | 'banner', slug: string, body: object = {}, plan: object = {}) {
  expect(await post('', { ...contentBody(kind, slug), ...body })).toMatchObject({ status: 200, state: 'draft' });
  return post(`/${kind}/${slug}/publish`, { version: 1, at: null, endsAt: null, ...plan });
}

describe('a page of the program', () => {
  it('shows its own text until another one is published, and again after that is withdrawn', async () => {
    const before = await shown('/pages/delivery');
    expect(before).toMatchObject({ status: 200, changedAt: null });
    const body = 'Звоните: {{ phone }}\n\n## Сроки\n\nДва дня.';
    const saved = { version: 0, texts: russian({ title: 'Доставим', body }), link: null, note: 'к праздникам' };
    expect(await post('/page/delivery/save', saved)).toMatchObject({ status: 200, version: 1, state: 'draft' });
    expect((await shown('/pages/delivery')).title).toBe(before.title);

    expect(await post('/page/delivery/publish', { version: 1, at: null, endsAt: null })).toMatchObject({ status: 200 });
    const after = await shown('/pages/delivery', 'en');
    expect(after).toMatchObject({ title: 'Доставим', locale: 'ru', headings: [{ id: 'sroki', title: 'Сроки' }] });
    expect(after.html).toContain(seller.phone);

    expect(await post('/page/delivery/withdraw', { what: 'unpublish' })).toMatchObject({ status: 200, state: 'draft' });
    expect((await shown('/pages/delivery')).title).toBe(before.title);
  });

  it('is in the staff’s list before any change, and cannot be added', async () => {
    const { entries } = (await editor.get('/admin/content?kind=page&text=cookies')).json<{ entries: ContentLine[] }>();
    expect(entries).toMatchObject([{ id: null, slug: 'cookies', state: 'published' }]);
    expect(await post('', contentBody('page', 'cookies'))).toMatchObject({
      status: 409,
      error: { code: 'duplicate', field: 'slug' },
    });
  });
});

it('refuses to overwrite a newer version of another person', async () => {
  await post('', contentBody('news', 'twice'));
  const saved = { version: 1, texts: russian({ title: 'Вторая' }), link: null, note: '' };
  expect(await post('/news/twice/save', saved)).toMatchObject({ status: 200, version: 2 });
  expect(await post('/news/twice/save', saved)).toMatchObject({ status: 409, error: { code: 'content_changed' } });
  expect(await post('/news/twice/withdraw', { what: 'archive' })).toMatchObject({ status: 200, state: 'archived' });
});

it('publishes only texts that are complete in Russian and in each translation', async () => {
  await post('', { ...contentBody('news', 'halves'), texts: russian({ body: '' }) });
  const publish = (version: number) => post('/news/halves/publish', { version, at: null, endsAt: null });
  expect(await publish(1)).toMatchObject({ status: 400, error: { field: 'texts.ru.body' } });
  const texts = { ...russian({}), tr: { ...contentText, title: '' } };
  await post('/news/halves/save', { version: 1, texts, link: null, note: '' });
  expect(await publish(2)).toMatchObject({ status: 400, error: { field: 'texts.tr.title' } });
  expect(await publish(3)).toMatchObject({ status: 404 });
  expect((await shown('/news/halves')).status).toBe(404);
});

it('shows vacancies and banners in the requested language', async () => {
  const english = { ...contentText, title: 'Storekeeper' };
  await published('vacancy', 'storekeeper', { texts: { ...russian({}), en: english } });
  await published('banner', 'winter', { texts: russian({ title: 'От {{ phone }}', body: '' }), link: '/c/sales' });
  const [vacancies, banners] = await Promise.all([shown('/vacancies', 'en'), shown('/banners')]);
  expect(vacancies).toMatchObject({ vacancies: [{ title: 'Storekeeper', locale: 'en' }] });
  expect(banners).toMatchObject({ banners: [{ title: `От ${seller.phone}`, link: '/c/sales' }] });
});

it('shows the values of facts in the list of news and beside a news item', async () => {
  const title = '{{ if phone }}Звоните {{ phone }}{{ end }}';
  await published('news', 'call-us', { texts: russian({ title }) });
  await published('news', 'after-it');
  const read = async (path: string) => (await shop.guest().get(`/content/news${path}`)).json<Record<string, unknown>>();
  const line = { slug: 'call-us', title: `Звоните ${seller.phone}` };
  expect(await read('')).toMatchObject({ news: [{ slug: 'after-it' }, line] });
  expect(await read('/after-it')).toMatchObject({ before: line, after: null });
});

it('has a title in the staff’s language, else in Russian', async () => {
  const titles = async (query: string, locale: string) =>
    (await editor.get(`/admin/content?${query}`, { 'accept-language': locale }))
      .json<{ entries: ContentLine[] }>()
      .entries.map(({ title }) => title);
  expect(await titles('kind=page&text=cookies', 'en')).toEqual(['Cookies']);
  expect(await titles('text=storekeeper', 'en')).toEqual(['Storekeeper']);
  expect(await titles('text=storekeeper', 'tr')).toEqual([contentText.title]);
});

it.each([
  [{ slug: 'A b' }, 'slug'],
  [{ kind: 'poem' }, 'kind'],
  [{ link: '//else.example' }, 'link'],
  [{ link: 'https://else.example' }, 'link'],
  [{ texts: { ...russian({ title: 'x'.repeat(161) }) } }, 'texts.ru.title'],
  [{ texts: { ...russian({ body: '{{ nobody }}' }) } }, 'texts.ru.body'],
  [{ texts: { ...russian({ summary: '{{ if pay_card }}Картой' }) } }, 'texts.ru.summary'],
])('names what cannot be: %j', async (changes, field) => {
  const answer = await post('', { ...contentBody('news', 'odd'), ...changes });
  expect(answer).toMatchObject({ status: 400, error: { code: 'invalid_input', field } });
  expect((await editor.get('/admin/content/news/odd')).statusCode).toBe(404);
});

it('says in the language of staff what is wrong with a part of a text', async () => {
  const body = '{{ nobody }}{{ if pay_card }}a{{ if nothing }}b{{ end }}{{ end }}{{ if phone }}c';
  const news = { ...contentBody('news', 'parts'), texts: russian({ body }) };
  const answer = await editor.post('/admin/content', news, { 'accept-language': 'en' });
  expect(answer.json<Answered>().error?.message).toContain(
    'No such facts: {{ nobody }}, {{ if nothing }}. Take a name from the list “Facts of the shop”. ' +
      '{{ if nothing }} is inside another part: close that one with {{ end }} first. ' +
      '{{ end }} is left over: no part begins before it. {{ if phone }} has no {{ end }}: put it where the part ends.',
  );
});

it('previews the page without the parts that are off, and names unknown facts', async () => {
  const body = '**{{ phone }}** {{ who }} <b>{{ if pay_card }} card{{ end }}{{ if who }} days{{ end }}';
  const answer = await editor.post('/admin/content/preview', { body, locale: 'ru' });
  expect(answer.json()).toEqual({
    html: `<p><strong>${seller.phone}</strong> — &lt;b&gt; card</p>\n`,
    unknownFacts: ['who', 'if who'],
  });
  const broken = await editor.post('/admin/content/preview', { body: 'a{{ end }}', locale: 'ru' });
  expect(broken.json()).toEqual({ html: '<p>a</p>\n', unknownFacts: ['end'] });
});

// The news are read by a guest, since the session of the staff member expires when days pass.
it('shows news from its start to its end, newest first, each with its neighbours', async () => {
  expect(await published('news', 'first')).toMatchObject({ state: 'published' });
  expect(await published('news', 'second', {}, { endsAt: day(2) })).toMatchObject({ state: 'published' });
  expect(await published('news', 'later', {}, { at: day(1) })).toMatchObject({ state: 'scheduled' });
  const slugs = async () => {
    const answer = await shop.guest().get('/content/news');
    return answer.json<{ news: { slug: string }[] }>().news.map(({ slug }) => slug);
  };
  expect((await slugs()).slice(0, 2)).toEqual(['second', 'first']);
  shop.passSeconds(86_401);
  expect((await slugs()).slice(0, 3)).toEqual(['later', 'second', 'first']);
  const second = (await shop.guest().get('/content/news/second')).json<Record<string, { slug: string } | null>>();
  expect(second).toMatchObject({ before: { slug: 'first' }, after: { slug: 'later' } });
  shop.passSeconds(86_400);
  expect((await slugs()).slice(0, 2)).toEqual(['later', 'first']);
});

it('finds entries by state as the rule defines it', async () => {
  const now = new Date(Date.now() + 2 * 86_400_000);
  const queries = contentQueries(shop.db);
  const search = { kind: undefined, text: '', now, after: undefined, limit: 1000 };
  for (const state of contentStates) {
    const found = await queries.find({ ...search, state });
    expect(found.length, state).toBeGreaterThan(state === 'scheduled' ? -1 : 0);
    for (const entry of found) expect(contentState(entry, now)).toBe(state);
  }
});
