import { expect, test } from 'vitest';

import { emptyTexts } from '../shared/index.ts';
import { contactsProblem } from './contacts-setting.ts';
import { settingProblem, usualSettings } from './index.ts';

const { contacts } = usualSettings;
const title = { ...emptyTexts, ru: 'Т' };
const englishOnly = { ...emptyTexts, en: 'T' };
const column = (address: string, named = title) => ({ columns: [{ title, links: [{ title: named, address }] }] });

test.each([
  [{}, null],
  [{ social: [{ name: 'Т', url: 'https://t.me/shop' }] }, null],
  [{ social: [{ name: '', url: 'https://t.me/shop' }] }, 'social.0.name'],
  [{ social: [{ name: 'Т', url: 'http://t.me/shop' }] }, 'social.0.url'],
  [{ social: [{ name: 'Т', url: 'javascript:alert(1)' }] }, 'social.0.url'],
  [{ social: [{ name: 'Т', url: 'https://' }] }, 'social.0.url'],
  [column('/c/delivery'), null],
  [column('/'), null],
  [column('https://example.org/a?b=c'), null],
  [column('//evil.example'), 'columns.0.links.0.address'],
  [column('/\\evil.example'), 'columns.0.links.0.address'],
  [column('javascript:alert(1)'), 'columns.0.links.0.address'],
  [column('data:text/html,x'), 'columns.0.links.0.address'],
  [column('c/delivery'), 'columns.0.links.0.address'],
  [column(''), 'columns.0.links.0.address'],
  [column('/a b'), 'columns.0.links.0.address'],
  [column('/c/x', englishOnly), 'columns.0.links.0.title.ru'],
  [{ columns: [{ title: englishOnly, links: [] }] }, 'columns.0.title.ru'],
])('contacts with %j: %s', (value, field) => {
  expect(contactsProblem({ ...contacts, ...value })).toBe(field);
  expect(settingProblem({ key: 'contacts', value: { ...contacts, ...value } })).toBe(field);
});
