import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree with TypeScript). `start` and `end` are offsets in the source. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** Parses a TypeScript source. Throws at the first syntax error. */
export function parse(source: string): Node {
  const { program, errors } = parseSync('source.ts', source, { lang: 'ts', astType: 'ts', preserveParens: true });
  const [first] = errors;
  if (first !== undefined) throw new SyntaxError(first.message);
  return program as unknown as Node;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Returns the node in a field. Throws if the field has no node. */
export function nodeAt(node: Node, field: string): Node {
  const value = node[field];
  if (!isNode(value)) throw new TypeError(`${node.type}.${field}: expected a node, got ${String(value)}`);
  return value;
}

/** Returns the nodes in a list field, without the holes of sparse arrays. */
export const nodesAt = (node: Node, field: string): readonly Node[] =>
  Array.isArray(node[field]) ? node[field].filter(isNode) : [];

/** Returns the child nodes by field, in the order of the grammar. */
export const childrenOf = (node: Node): readonly (readonly [field: string, child: Node])[] =>
  Object.entries(node).flatMap(([field, value]) => {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.filter(isNode).map((child) => [field, child] as const);
  });

/** Returns the name of an identifier, or of the last property in `a.b`; null for any other node. */
export function nameOf(node: Node): string | null {
  if (node.type === 'Identifier') return String(node['name']);
  if (node.type === 'MemberExpression' && node['computed'] === false) return nameOf(nodeAt(node, 'property'));
  return null;
}

/** Returns true for a literal of that JavaScript type. */
export const isLiteral = (node: Node, type: 'string' | 'number' | 'boolean'): boolean =>
  node.type === 'Literal' && typeof node['value'] === type;
