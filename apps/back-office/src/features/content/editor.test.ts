import type { WireContentTexts } from '@farad/contract/office/content/content';
import { inEachLocale } from '@farad/domain/shared';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { changedLines } from './changed-lines.ts';
import {
  beginDraft,
  factProblemsOf,
  isChanged,
  isLink,
  mergeDraft,
  missingFields,
  readDraft,
  withChosen,
  withField,
  withLanguage,
} from './draft.ts';
import { insertPiece, markText, toolOfKey, tools, type Selected, type Tool } from './mark-text.ts';
import { fromMoscow, toMoscow } from './moscow-time.ts';

const ru = { title: 'Доставка', summary: 'Как доставим', body: 'Быстро.' };
const texts: WireContentTexts = { ...inEachLocale(() => null), ru };
const base = { version: 3, texts, link: null };
const draft = beginDraft(base);
const words = { column: 'A', value: 'b' };

describe('a draft', () => {
  it('is changed by its fields, not by its note', () => {
    expect(isChanged({ ...draft, note: 'к празднику' })).toBe(false);
    expect(isChanged({ ...draft, link: '' })).toBe(false);
    expect(isChanged(withField(draft, 'ru', 'title', 'Самовывоз'))).toBe(true);
    expect(isChanged(withLanguage(draft, 'en', { title: '', summary: '', body: '' }))).toBe(true);
  });

  it('is stored and restored; another format gives null', () => {
    const written = withLanguage(withField(draft, 'ru', 'body', 'Медленно.'), 'tr', ru);
    expect(readDraft(JSON.stringify(written))).toEqual(written);
    expect(readDraft(null)).toBeNull();
    expect(readDraft('{"texts":{}}')).toBeNull();
    expect(readDraft(JSON.stringify({ ...written, base: { ...base, version: '3' } }))).toBeNull();
  });

  it('takes the other person’s changes, and asks where both changed a field', () => {
    const english = { title: 'Delivery', summary: 'How', body: 'Fast.' };
    const theirs = { version: 4, texts: { ...texts, ru: { ...ru, title: 'Их' }, en: english }, link: null };
    const mine = withField(withField(draft, 'ru', 'title', 'Моё'), 'ru', 'body', 'Сам.');
    const merged = mergeDraft(mine, theirs);
    expect(merged.clashes).toEqual([{ name: 'texts.ru.title', mine: 'Моё', theirs: 'Их' }]);
    expect(merged.draft.texts).toEqual({ ru: { ...ru, title: 'Моё', body: 'Сам.' }, en: english, tr: null });
    expect(merged.draft.base.version).toBe(4);
    expect(withChosen(merged.draft, 'texts.ru.title', 'Их').texts.ru.title).toBe('Их');
  });

  it('without changes becomes the other person’s version', () => {
    const text = fc.record({ title: fc.string(), summary: fc.string(), body: fc.string() });
    const any = fc
      .record({ ru: text, en: fc.option(text), tr: fc.option(text) })
      .map((written) => ({ ...inEachLocale(() => null), ...written }));
    fc.assert(
      fc.property(any, any, (before, after) => {
        const theirs = { version: 9, texts: after, link: null };
        const merged = mergeDraft(beginDraft({ version: 8, texts: before, link: null }), theirs);
        expect(merged.clashes).toEqual([]);
        expect(merged.draft).toEqual(beginDraft(theirs));
      }),
    );
  });

  it('names missing fields and unknown facts', () => {
    const half = { ...texts, tr: { title: 'Teslimat', summary: ' ', body: '{{ nobody }} {{ phone }} {{ end }}' } };
    expect(missingFields('page', half)).toEqual(['texts.tr.summary']);
    expect(missingFields('banner', { ...texts, ru: { ...ru, body: '', summary: '' } })).toEqual([]);
    const problems = [
      { kind: 'unknown', mark: 'nobody' },
      { kind: 'no_if', mark: 'end' },
    ];
    expect(factProblemsOf(half)).toEqual({ 'texts.tr.body': problems });
  });

  it.each([
    ['', true],
    ['/c/sales', true],
    ['//else.example', false],
    ['https://else.example', false],
    ['/a b', false],
  ])('links with «%s»: %s', (link, expected) => expect(isLink(link)).toBe(expected));
});

describe('tools of the text', () => {
  /** In an example, `‹` and `›` mark the selection. */
  const at = (marked: string): Selected => {
    const start = marked.indexOf('‹');
    return { text: marked.replace(/[‹›]/g, ''), start, end: marked.indexOf('›') - 1 };
  };
  it.each<[Tool, string, string]>([
    ['bold', 'a ‹b› c', 'a **‹b›** c'],
    ['bold', 'a **‹b›** c', 'a ‹b› c'],
    ['bold', '‹›', '**‹›**'],
    ['heading', 'a\nb‹›c\nd', 'a\n‹## bc›\nd'],
    ['heading', 'a\n## b‹c›\nd', 'a\n‹bc›\nd'],
    ['list', 'a‹\nb›', '‹- a\n- b›'],
    ['link', 'see ‹here›', 'see [here](‹/›)'],
    ['table', 'text‹›', 'text\n\n| ‹A› | A |\n| --- | --- |\n| b | b |\n'],
  ])('%s: %s', (tool, before, after) => expect(markText(tool, at(before), words)).toEqual(at(after)));

  it('keep all existing text', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', '\n', ' ') });
    fc.assert(
      fc.property(letters, fc.nat(), fc.nat(), fc.constantFrom(...tools), (text, one, other, tool) => {
        const [start = 0, end = 0] = [one, other].map((place) => place % (text.length + 1)).toSorted((a, b) => a - b);
        const marked = markText(tool, { text, start, end }, { column: 'X', value: 'X' });
        const letter = (whole: string): string => whole.replace(/[^ab]/g, '');
        expect(letter(marked.text)).toBe(letter(text));
        expect(marked.start).toBeLessThanOrEqual(marked.end);
        expect(marked.end).toBeLessThanOrEqual(marked.text.length);
      }),
    );
  });

  it('insert a fact at the cursor', () => {
    expect(insertPiece(at('a ‹b› c'), '{{ phone }}')).toEqual(at('a {{ phone }}‹› c'));
  });

  it('have shortcuts that work in any keyboard layout', () => {
    const key = { code: 'KeyB', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };
    expect(toolOfKey(key)).toBe('bold');
    expect(toolOfKey({ ...key, ctrlKey: false })).toBeNull();
    expect(toolOfKey({ ...key, code: 'KeyV' })).toBeNull();
  });
});

test('shows the lines in which two texts differ', () => {
  expect(changedLines('1\n2\n3\n4\n5', '1\n2\nx\n4\n5')).toEqual({ one: '…\n2\n3\n4\n…', other: '…\n2\nx\n4\n…' });
  expect(changedLines('a', 'b')).toEqual({ one: 'a', other: 'b' });
  expect(changedLines('a', 'a\nb')).toEqual({ one: 'a', other: 'a\nb' });
});

test('dates are shown and entered in Moscow time, in any time zone of the browser', () => {
  expect(toMoscow('2026-12-31T21:30:00.000Z')?.format('DD.MM.YYYY HH:mm')).toBe('01.01.2027 00:30');
  expect(fromMoscow(toMoscow('2026-12-31T21:30:00.000Z'))).toBe('2026-12-31T21:30:00.000Z');
  expect(fromMoscow(toMoscow(null))).toBeNull();
});
