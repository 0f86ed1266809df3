import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const rows = readFileSync(join(import.meta.dirname, 'schema-org.tsv'), 'utf8')
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .map((row) => row.split('\t') as [string, string, string]);

const listOf = (kind: string) =>
  new Map(rows.filter(([first]) => first === kind).map(([, name, rest]) => [name, rest.split(' ')]));

const ancestors = listOf('type');
const members = listOf('values');
const ranges = new Map(rows.map(([type, name, allowed]) => [`${type}.${name}`, allowed.split(' ')]));

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Data type of schema.org → test whether a plain value belongs to it. */
const fits: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value !== '',
  URL: (value) => typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value),
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => typeof value === 'string' && isDate(value),
};

const isMember = (name: string, value: unknown): boolean =>
  typeof value === 'string' && (members.get(name)?.some((member) => value === `https://schema.org/${member}`) ?? false);

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

function problemsOfValue(value: unknown, allowed: readonly string[], at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => problemsOfValue(item, allowed, `${at}[${index}]`));
  if (!isNode(value)) {
    const isFine = allowed.some((name) => fits[name]?.(value) === true || isMember(name, value));
    return isFine ? [] : [`${at}: ${JSON.stringify(value)} is none of ${allowed.join(', ')}`];
  }
  const type = String(value['@type']);
  const isKind = [type, ...(ancestors.get(type) ?? [])].some((name) => allowed.includes(name));
  return [...(isKind ? [] : [`${at}: ${type} is none of ${allowed.join(', ')}`]), ...problemsOfNode(value, at)];
}

function problemsOfNode(node: Node, at: string): string[] {
  const type = String(node['@type']);
  if (!ancestors.has(type)) return [`${at}: ${type} is no type of the list`];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('@')) return [];
    // This property belongs to an extension of schema.org ("Potential Actions") and is not in the vocabulary.
    if (name === 'query-input' && type === 'SearchAction') return [];
    // In breadcrumbs, `item` may be an address, as in the examples of search engines.
    if (name === 'item' && fits['URL']?.(value) === true) return [];
    const allowed = ranges.get(`${type}.${name}`);
    return allowed === undefined ? [`${at}: ${type} has no ${name}`] : problemsOfValue(value, allowed, `${at}.${name}`);
  });
}

/** Returns the errors of structured data by the vocabulary of schema.org; empty = valid. */
export function schemaOrgProblems(facts: unknown): string[] {
  if (!isNode(facts) || facts['@context'] !== 'https://schema.org') return ['no context'];
  const graph = facts['@graph'] ?? [facts];
  return Array.isArray(graph)
    ? graph.flatMap((node: unknown, index) => (isNode(node) ? problemsOfNode(node, `[${index}]`) : ['no node']))
    : ['no graph'];
}
