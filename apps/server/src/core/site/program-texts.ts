import { readFile } from 'node:fs/promises';

import { shopPages, type ContentText, type ContentTexts } from '@farad/domain/content';
import { locales, type Locale } from '@farad/domain/shared';
import { statusRows } from '@farad/wording/order-status-help';

const folder = new URL('../../../../../packages/wording/src/', import.meta.url);

/** Format of a text file: `# title`, an empty line, `> summary`, an empty line, the body. */
const shape = /^# (?<title>[^\n]+)\n\n> (?<summary>[^\n]+)\n\n(?<body>[^]+)$/;

/** Parses a file with a default text of the program. Throws if the file has another format. */
export function readProgramText(file: string): ContentText {
  const { title, summary, body } = shape.exec(file)?.groups ?? {};
  if (title === undefined || summary === undefined || body === undefined)
    throw new Error(`program text must begin with "# title", an empty line and "> summary": ${file.slice(0, 80)}`);
  return { title: title.trim(), summary: summary.trim(), body: body.trim() };
}

async function read(slug: string, locale: Locale): Promise<ContentText> {
  const file = await readFile(new URL(`${locale}/site/${slug}.md`, folder), 'utf8');
  return readProgramText(file.replace('{{ order_statuses }}', () => statusRows(locale)));
}

export type ProgramTexts = ReadonlyMap<string, ContentTexts>;

let texts: Promise<ProgramTexts> | undefined;

async function readAll(): Promise<ProgramTexts> {
  const entries = shopPages.map(async (slug) => {
    const written = await Promise.all(locales.map(async (locale) => [locale, await read(slug, locale)] as const));
    return [slug, Object.fromEntries(written) as Record<Locale, ContentText>] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Returns the default texts of the program's pages by slug. The files are read only once. */
export const programTexts = (): Promise<ProgramTexts> => (texts ??= readAll());
