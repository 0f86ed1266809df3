import type {
  ContentEntry,
  CreateContentBody,
  PublishContentBody,
  SaveContentBody,
  WireContentTexts,
  WithdrawContentBody,
} from '@farad/contract/office/content/content';
import { contentQueries, type SavedContent } from '@farad/database/content/content.queries';
import type { Tx } from '@farad/database/connection/connect';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { factProblems, type ContentKind, type ContentPlan, type ContentTexts } from '@farad/domain/content';
import { fail, inEachLocale, locales, ok, type Result } from '@farad/domain/shared';
import type { AuditAction } from '@farad/domain/staff';
import { factProblemsText } from '@farad/wording/fact-problems';
import { translators } from '@farad/wording/server';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCall } from '#http/serve/staff-route.ts';
import { programTexts } from '#core/site/program-texts.ts';
import { presentEntry } from './present-content.ts';

type Entry = Promise<Result<ContentEntry, Failure>>;
type Save = z.output<typeof SaveContentBody>;

interface Address {
  readonly kind: ContentKind;
  readonly slug: string;
}

/**
 * Returns a failure if a text names an unknown fact in braces, or if a conditional part of it has no beginning or end;
 * null = none. The page would show a dash, or leave out the wrong part.
 */
function factsProblem(texts: WireContentTexts, caller: StaffCall): Failure | null {
  for (const locale of locales) {
    const text = texts[locale];
    for (const field of ['title', 'summary', 'body'] as const) {
      const problems = factProblems(text?.[field] ?? '');
      if (problems.length > 0) {
        const detail = factProblemsText(translators[caller.locale], problems);
        return { code: 'invalid_input', field: `texts.${locale}.${field}`, detail };
      }
    }
  }
  return null;
}

/**
 * Returns the first empty field that prevents publishing; null = none. The Russian text is required (product S12). A
 * text in another language must be complete or absent.
 */
function missingField({ kind }: Address, texts: WireContentTexts): string | null {
  const needed = kind === 'banner' ? (['title'] as const) : (['title', 'summary', 'body'] as const);
  for (const locale of locales) {
    const text = texts[locale];
    const missing = text === null ? undefined : needed.find((field) => text[field] === '');
    if (missing !== undefined) return `texts.${locale}.${missing}`;
  }
  return null;
}

async function presented(tx: Tx, deps: Deps, { locale }: StaffCall, address: Address): Entry {
  const entry = await presentEntry(tx, address, deps.clock(), locale);
  return entry === undefined ? fail({ code: 'not_found' }) : ok(entry);
}

const recordedTexts = (texts: ContentTexts) => inEachLocale((locale) => texts[locale] ?? null);

/** Adds a new entry, which is not published. */
export const createContent = (
  deps: Deps,
  caller: StaffCall,
  { kind, slug, texts, link }: z.output<typeof CreateContentBody>,
): Entry =>
  decideInTransaction<ContentEntry, Failure>(deps.db, async (tx) => {
    const problem = factsProblem(texts, caller);
    if (problem !== null) return fail(problem);
    const now = deps.clock();
    const queries = contentQueries(tx);
    const isOwn = kind === 'page' && (await programTexts()).has(slug);
    const id = isOwn ? undefined : await queries.add(kind, slug, now);
    if (id === undefined) return fail({ code: 'duplicate', field: 'slug' });
    await queries.addVersion(id, { version: 1, texts, link, note: '' }, caller.actor.staff.id, now);
    await record(tx, deps, caller, {
      action: 'content.created',
      object: { kind: 'content', id },
      after: { kind, slug, ...recordedTexts(texts), link },
    });
    return presented(tx, deps, caller, { kind, slug });
  });

/**
 * Returns the locked entry at an address; undefined = the address does not exist. A default page of the program gets
 * its entry at its first change.
 */
async function heldEntry(tx: Tx, deps: Deps, { kind, slug }: Address): Promise<SavedContent | undefined> {
  const queries = contentQueries(tx);
  const found = await queries.bySlug(kind, slug, true);
  if (found !== undefined || kind !== 'page' || !(await programTexts()).has(slug)) return found;
  await queries.add(kind, slug, deps.clock());
  return queries.bySlug(kind, slug, true);
}

/** Saves a new version of an entry. The published version does not change. */
export const saveContent = (
  deps: Deps,
  caller: StaffCall,
  address: Address,
  { version, texts, link, note }: Save,
): Entry =>
  decideInTransaction<ContentEntry, Failure>(deps.db, async (tx) => {
    const problem = factsProblem(texts, caller);
    if (problem !== null) return fail(problem);
    const content = await heldEntry(tx, deps, address);
    if (content === undefined) return fail({ code: 'not_found' });
    if (content.version !== version) return fail({ code: 'content_changed' });
    const queries = contentQueries(tx);
    const [before] = await queries.versions(content.id);
    await queries.addVersion(
      content.id,
      { version: version + 1, texts, link, note },
      caller.actor.staff.id,
      deps.clock(),
    );
    await record(tx, deps, caller, {
      action: 'content.saved',
      object: { kind: 'content', id: content.id },
      ...(before === undefined ? {} : { before: { ...recordedTexts(before.texts), link: before.link } }),
      after: { ...recordedTexts(texts), link },
      ...(note === '' ? {} : { reason: note }),
    });
    return presented(tx, deps, caller, address);
  });

async function replan(
  tx: Tx,
  deps: Deps,
  caller: StaffCall,
  content: SavedContent,
  plan: ContentPlan,
  action: AuditAction,
): Promise<void> {
  await contentQueries(tx).setPlan(content.id, plan, deps.clock());
  const forLog = ({ liveVersion, nextVersion, nextAt, endsAt, isArchived }: ContentPlan) => ({
    liveVersion,
    nextVersion,
    isArchived,
    nextAt: nextAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  });
  await record(tx, deps, caller, {
    action,
    object: {
      kind: 'content',
      id: content.id,
    },
    before: forLog(content),
    after: forLog(plan),
  });
}

/**
 * Returns the publishing plan as it is at the time `now`: a planned version whose time has come is the published one.
 */
function settled(content: SavedContent, now: Date): ContentPlan {
  const isDue = content.nextAt !== null && content.nextAt <= now;
  return isDue ? { ...content, liveVersion: content.nextVersion, nextVersion: null, nextAt: null } : content;
}

/** Publishes a version now or plans it for a later time. */
export const publishContent = (
  deps: Deps,
  caller: StaffCall,
  address: Address,
  { version, at, endsAt }: z.output<typeof PublishContentBody>,
): Entry =>
  decideInTransaction<ContentEntry, Failure>(deps.db, async (tx) => {
    const now = deps.clock();
    const queries = contentQueries(tx);
    const content = await queries.bySlug(address.kind, address.slug, true);
    const chosen = (content && (await queries.versions(content.id)))?.find((one) => one.version === version);
    if (content === undefined || chosen === undefined) return fail({ code: 'not_found' });
    const missing = missingField(address, chosen.texts);
    if (missing !== null) return fail({ code: 'invalid_input', field: missing });
    const [from, until] = [at === null ? null : new Date(at), endsAt === null ? null : new Date(endsAt)];
    if (until !== null && until <= (from ?? now)) return fail({ code: 'invalid_input', field: 'endsAt' });
    const { liveVersion } = settled(content, now);
    const isLater = from !== null && from > now;
    const plan: ContentPlan = {
      ...(isLater
        ? {
            liveVersion,
            nextVersion: version,
            nextAt: from,
          }
        : {
            liveVersion: version,
            nextVersion: null,
            nextAt: null,
          }),
      endsAt: until,
      isArchived: false,
    };
    await replan(tx, deps, caller, content, plan, isLater ? 'content.scheduled' : 'content.published');
    return presented(tx, deps, caller, address);
  });

const withdrawn = {
  unpublish: { liveVersion: null, nextVersion: null, nextAt: null, endsAt: null, isArchived: false },
  unschedule: { nextVersion: null, nextAt: null },
  archive: { isArchived: true },
  restore: { isArchived: false },
} as const satisfies Readonly<Record<string, Partial<ContentPlan>>>;

const withdrawals = {
  unpublish: 'content.unpublished',
  unschedule: 'content.unscheduled',
  archive: 'content.archived',
  restore: 'content.restored',
} as const satisfies Readonly<Record<keyof typeof withdrawn, AuditAction>>;

/**
 * Unpublishes, archives or restores an entry, or cancels its planned version. A default page of the program that is
 * unpublished shows the program's default text.
 */
export const withdrawContent = (
  deps: Deps,
  caller: StaffCall,
  address: Address,
  { what }: z.output<typeof WithdrawContentBody>,
): Entry =>
  decideInTransaction<ContentEntry, Failure>(deps.db, async (tx) => {
    const content = await contentQueries(tx).bySlug(address.kind, address.slug, true);
    if (content === undefined) return fail({ code: 'not_found' });
    const plan = { ...settled(content, deps.clock()), ...withdrawn[what] };
    await replan(tx, deps, caller, content, plan, withdrawals[what]);
    return presented(tx, deps, caller, address);
  });
