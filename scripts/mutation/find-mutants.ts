import { createHash } from 'node:crypto';
import { childrenOf, nameOf, nodeAt, parse, type Node } from './ast.ts';
import { changesOf, type Operator } from './operators.ts';

/** A change of the source at one place, to check that a test notices it. */
export interface Mutant {
  /** Hash that is the same in each run while the file does not change. */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly operator: Operator;
  /** Text that `replacement` replaces. */
  readonly original: string;
  readonly replacement: string;
  /** Offsets of `original` in the source. */
  readonly start: number;
  readonly end: number;
  /**
   * Offsets of the code that chooses at run time between the original and the mutant. It is the changed node, or the
   * whole optional chain `a?.b.c` around the node.
   */
  readonly place: { readonly start: number; readonly end: number; readonly isStatement: boolean };
}

/**
 * Fields of nodes that hold names or targets of assignments and no values. A mutant cannot be chosen there at run time.
 */
const notValues: Readonly<Record<string, readonly string[]>> = {
  ImportDeclaration: ['source', 'specifiers', 'attributes'],
  ExportNamedDeclaration: ['source', 'specifiers', 'attributes'],
  ExportAllDeclaration: ['source', 'exported', 'attributes'],
  AssignmentExpression: ['left'],
  UpdateExpression: ['argument'],
  ForInStatement: ['left'],
  ForOfStatement: ['left'],
  LabeledStatement: ['label'],
  TaggedTemplateExpression: ['tag'],
  ImportExpression: ['source'],
};

const isType = (node: Node, field: string): boolean =>
  /^(?:type|typeArguments|typeParameters|typeAnnotation|returnType|superTypeArguments|implements)$/.test(field) ||
  (node.type.startsWith('TS') &&
    !['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(node.type));

/**
 * Returns true for log calls, new errors and descriptions. Changes in them have no effect on callers, so they are not
 * mutated.
 */
function isLogOrDoc(node: Node): boolean {
  if (node.type === 'NewExpression') return nameOf(nodeAt(node, 'callee'))?.endsWith('Error') === true;
  if (node.type !== 'CallExpression') return false;
  const callee = nodeAt(node, 'callee');
  if (callee.type !== 'MemberExpression') return false;
  const [on, method] = [nameOf(nodeAt(callee, 'object')), nameOf(callee)];
  if (method === 'describe' || method === 'meta') return true;
  return on !== null && /^(?:log|logger|console)$/.test(on);
}

const isSkippedKey = (node: Node, field: string): boolean =>
  (field === 'key' && node['computed'] !== true) || (field === 'property' && node['computed'] === false);

const isPlainChainPart = (parent: Node, field: string): boolean =>
  (parent.type === 'MemberExpression' && field === 'object') ||
  (parent.type === 'CallExpression' && field === 'callee') ||
  (parent.type === 'TSNonNullExpression' && field === 'expression');

const lineOf = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

/**
 * Returns true for the text of a tagged template, such as SQL. The text is not mutated, but the values inserted into it
 * are.
 */
const isTaggedText = (parent: Node, field: string): boolean =>
  parent.type === 'TaggedTemplateExpression' && field === 'quasi';

interface Visit {
  readonly node: Node;
  readonly parent: Node;
  readonly field: string;
  /** The optional chain (`a?.b.c`) that contains the node; null = none. */
  readonly chain: Node | null;
}

const isChanged = ({ node, parent, field }: Visit): boolean => {
  if (isTaggedText(parent, field)) return false;
  // The method in a call is mutated only together with its call. Alone, it would lose its `this`.
  if (parent.type === 'CallExpression' && field === 'callee' && node.type === 'MemberExpression')
    return node['optional'] === true;
  if (node.type === 'ExpressionStatement') return !isLogOrDoc(nodeAt(node, 'expression'));
  return !(node.type === 'Literal' && parent.type === 'ExpressionStatement');
};

/** Returns all mutants of a file in the order of the source. Types, logs, errors and descriptions are not mutated. */
export function findMutants(file: string, source: string): readonly Mutant[] {
  const mutants: Mutant[] = [];
  const text = (node: Node): string => source.slice(node.start, node.end);

  const collect = (visit: Visit): void => {
    for (const { operator, part, replacement } of changesOf(visit.node, text)) {
      const { start, end } = part;
      const place = part === visit.node ? (visit.chain ?? part) : part;
      const id = createHash('sha1')
        .update(`${file}\0${start}\0${text(part)}\0${operator}\0${replacement}`)
        .digest('hex');
      mutants.push({
        id: id.slice(0, 12),
        file,
        line: lineOf(source, start),
        operator,
        original: text(part),
        replacement,
        start,
        end,
        place: { start: place.start, end: place.end, isStatement: operator === 'statement' },
      });
    }
  };

  const walk = (node: Node, chain: Node | null): void => {
    for (const [field, child] of childrenOf(node)) {
      if (isType(child, field) || isSkippedKey(node, field) || notValues[node.type]?.includes(field) === true) continue;
      if (isLogOrDoc(child)) continue;
      const isLink = isPlainChainPart(node, field) || node.type === 'ChainExpression';
      const around = node.type === 'ChainExpression' ? node : isLink ? chain : null;
      const visit = { node: child, parent: node, field, chain: around };
      if (isChanged(visit)) collect(visit);
      walk(child, around);
    }
  };
  walk(parse(source), null);
  return mutants.sort((one, other) => one.start - other.start || other.end - one.end);
}
