import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree with TypeScript). `start` and `end` are offsets in the source. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** Parses TypeScript source text. Throws at the first syntax error. */
export function parse(source: string): Node {
  const { program, errors } = parseSync('source.ts', source, { lang: 'ts', astType: 'ts', preserveParens: true });
  const [first] = errors;
  if (first !== undefined) throw new SyntaxError(first.message);
  return program as unknown as Node;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Returns the child node in a field of a node. Throws if the field has no node. */
export function nodeAt(node: Node, field: string): Node {
  const value = node[field];
  if (!isNode(value)) throw new TypeError(`${node.type}.${field}: expected a node, got ${String(value)}`);
  return value;
}

/** Returns the child nodes in a field that has a list. The holes of a sparse array are left out. */
export const nodesAt = (node: Node, field: string): readonly Node[] =>
  Array.isArray(node[field]) ? node[field].filter(isNode) : [];

/** Returns all child nodes, each with the name of its field, in the order of the grammar. */
export const childrenOf = (node: Node): readonly (readonly [field: string, child: Node])[] =>
  Object.entries(node).flatMap(([field, value]) => {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.filter(isNode).map((child) => [field, child] as const);
  });

/** Returns the name of an identifier, or of the last property in `a.b`. Returns null for other nodes. */
export function nameOf(node: Node): string | null {
  if (node.type === 'Identifier') return String(node['name']);
  if (node.type === 'MemberExpression' && node['computed'] === false) return nameOf(nodeAt(node, 'property'));
  return null;
}

/** Returns true if the node is a literal of this JavaScript type. */
export const isLiteral = (node: Node, type: 'string' | 'number' | 'boolean'): boolean =>
  node.type === 'Literal' && typeof node['value'] === type;
