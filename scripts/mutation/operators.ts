import { isLiteral, isNode, nameOf, nodeAt, nodesAt, type Node } from './ast.ts';

/** A change of a node. `replacement` replaces the text of `part`, which is the node itself or a part of it. */
export interface Change {
  readonly operator: Operator;
  readonly part: Node;
  readonly replacement: string;
}

export type Operator = (typeof operators)[number]['name'];

interface Rule {
  readonly name: string;
  /**
   * Returns the texts that may replace the node; empty if the operator does not apply. `text` returns the source of a
   * node.
   */
  readonly change: (node: Node, text: (node: Node) => string) => readonly string[];
  /**
   * Returns the part of the node that is replaced; null = the operator does not apply. Absent = the whole node is
   * replaced.
   */
  readonly part?: (node: Node) => Node | null;
}

const binary = (swaps: Readonly<Record<string, readonly string[]>>): Rule['change'] => {
  return (node, text) => {
    if (node.type !== 'BinaryExpression') return [];
    const [left, right] = [nodeAt(node, 'left'), nodeAt(node, 'right')];
    return (swaps[String(node['operator'])] ?? []).map((operator) => `${text(left)} ${operator} ${text(right)}`);
  };
};

const isText = (node: Node): boolean => isLiteral(node, 'string') || node.type === 'TemplateLiteral';

/** Returns true if `+` joins texts: one operand is a string, or is itself a sum that joins texts. */
const joinsText = (node: Node): boolean =>
  isText(node) ||
  (node.type === 'BinaryExpression' && (joinsText(nodeAt(node, 'left')) || joinsText(nodeAt(node, 'right'))));

const arithmetic = binary({ '+': ['-'], '-': ['+'], '*': ['/'], '/': ['*'], '%': ['*'], '**': ['*'], '&': ['|'] });

const methodSwaps = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['find', 'findLast'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['toLowerCase', 'toUpperCase'],
  ['toUpperCase', 'toLowerCase'],
  ['indexOf', 'lastIndexOf'],
  ['padStart', 'padEnd'],
]);

/** Methods that return the type of their object. A mutant can therefore remove their call. */
const droppableMethods = new Set(
  `filter slice sort toSorted reverse toReversed trim concat replace replaceAll where orderBy limit offset forUpdate
  skipLocked having distinct toFixed normalize nullable optional`.split(/\s+/),
);

const mathSwaps = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['round', 'floor'],
  ['trunc', 'ceil'],
]);

function methodCall(node: Node): { readonly on: Node; readonly method: Node; readonly name: string } | null {
  if (node.type !== 'CallExpression') return null;
  const callee = nodeAt(node, 'callee');
  if (callee.type !== 'MemberExpression' || callee['computed'] !== false) return null;
  const method = nodeAt(callee, 'property');
  return { on: nodeAt(callee, 'object'), method, name: nameOf(method) ?? '' };
}

const isMath = (node: Node): boolean => nameOf(node) === 'Math';

/** Returns the text of a node with one part replaced. */
const withPart = (node: Node, part: Node, replacement: string, text: (node: Node) => string): string =>
  text(node).slice(0, part.start - node.start) + replacement + text(node).slice(part.end - node.start);

/** Returns variants of a regular expression. In each variant one quantifier or one anchor is changed. */
function changedPatterns(pattern: string): readonly string[] {
  const at = (index: number, length: number, by: string): string =>
    pattern.slice(0, index) + by + pattern.slice(index + length);
  return [...pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\{(\d+)(,?)(\d*)\}|\(\?[:=!<]|[\^$*+]/g)].flatMap((found) => {
    const [token, least = '', comma = '', most = ''] = found;
    if (token === '^' || token === '$') return [at(found.index, 1, '')];
    if (token === '+') return [at(found.index, 1, '')];
    if (token === '*') return [at(found.index, 1, '+')];
    if (!token.startsWith('{')) return [];
    const last = most === '' ? Number(least) : Number(most);
    const changes = comma === '' ? [`{${last + 1}}`] : [`{${Number(least) + 1},${most}}`];
    return (most === '' ? changes : [...changes, `{${least},${last + 1}}`]).map((by) =>
      at(found.index, token.length, by),
    );
  });
}

const isSafePattern = (source: string): boolean => {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
};

const conditionOf = (node: Node): Node | null =>
  ['IfStatement', 'ConditionalExpression'].includes(node.type) ? nodeAt(node, 'test') : null;

const plainResults = new Set([
  'CallExpression',
  'Identifier',
  'ObjectExpression',
  'ParenthesizedExpression',
  'MemberExpression',
]);

/** Returns the expression that a `return` or an arrow function without braces returns. Returns null for other nodes. */
function resultOf(node: Node): Node | null {
  const field = node.type === 'ReturnStatement' ? 'argument' : 'body';
  const gives = field === 'argument' || (node.type === 'ArrowFunctionExpression' && node['expression'] === true);
  return gives && isNode(node[field]) ? node[field] : null;
}

const isExit = (node: Node): boolean => {
  if (node.type === 'BlockStatement') return nodesAt(node, 'body').some(isExit);
  return ['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement'].includes(node.type);
};

const isGuard = (node: Node): boolean =>
  node.type === 'IfStatement' && node['alternate'] === null && isExit(nodeAt(node, 'consequent'));

const countable = (node: Node): boolean =>
  isLiteral(node, 'number') && Number.isSafeInteger(node['value']) && Math.abs(Number(node['value'])) < 2 ** 50;

/** Returns variants of an array or object. In each variant one spread element (`...x`) is removed. */
const withoutSpread = (node: Node, text: (node: Node) => string): readonly string[] => {
  const parts = nodesAt(node, node.type === 'ArrayExpression' ? 'elements' : 'properties');
  const [open, close] = node.type === 'ArrayExpression' ? ['[', ']'] : ['({', '})'];
  return parts
    .filter((part) => part.type === 'SpreadElement')
    .map(
      (left) =>
        `${open}${parts
          .filter((part) => part !== left)
          .map(text)
          .join(', ')}${close}`,
    );
};

/** All mutation operators. If two of them replace a node by the same text, the first one counts. */
export const operators = [
  { name: 'boundary', change: binary({ '<': ['<='], '<=': ['<'], '>': ['>='], '>=': ['>'] }) },
  { name: 'comparison', change: binary({ '<': ['>='], '<=': ['>'], '>': ['<='], '>=': ['<'] }) },
  { name: 'equality', change: binary({ '===': ['!=='], '!==': ['==='], '==': ['!='], '!=': ['=='] }) },
  { name: 'arithmetic', change: (node, text) => (joinsText(node) ? [] : arithmetic(node, text)) },
  {
    name: 'logic',
    change: (node, text) => {
      const by = { '&&': '||', '||': '&&' }[String(node['operator'])];
      if (node.type !== 'LogicalExpression' || by === undefined) return [];
      return [`(${text(nodeAt(node, 'left'))}) ${by} (${text(nodeAt(node, 'right'))})`];
    },
  },
  {
    name: 'fallback',
    change: (node, text) =>
      node.type === 'LogicalExpression' && node['operator'] === '??'
        ? [text(nodeAt(node, 'left')), text(nodeAt(node, 'right'))]
        : [],
  },
  {
    name: 'guard',
    part: conditionOf,
    change: (node) => (isGuard(node) ? ['false'] : []),
  },
  {
    name: 'condition',
    part: conditionOf,
    change: (node) => (isGuard(node) ? ['true'] : ['true', 'false']),
  },
  { name: 'boolean', change: (node) => (isLiteral(node, 'boolean') ? [String(node['value'] === false)] : []) },
  {
    name: 'number',
    change: (node) => (countable(node) ? [1, -1].map((by) => String(Number(node['value']) + by)) : []),
  },
  {
    name: 'text',
    change: (node) => {
      if (isLiteral(node, 'string')) return [node['value'] === '' ? "'changed'" : "''"];
      return node.type === 'TemplateLiteral' ? ['``'] : [];
    },
  },
  {
    name: 'pattern',
    change: (node) => {
      const regex = node['regex'] as { readonly pattern: string; readonly flags: string } | undefined;
      if (node.type !== 'Literal' || regex === undefined) return [];
      return changedPatterns(regex.pattern)
        .filter((pattern) => pattern !== '' && isSafePattern(pattern))
        .map((pattern) => `/${pattern}/${regex.flags}`);
    },
  },
  {
    name: 'negation',
    change: (node, text) =>
      node.type === 'UnaryExpression' && ['!', '-'].includes(String(node['operator']))
        ? [`(${text(nodeAt(node, 'argument'))})`]
        : [],
  },
  {
    name: 'update',
    change: (node, text) =>
      node.type === 'UpdateExpression'
        ? [text(node).replace(/\+\+|--/, (found) => (found === '++' ? '--' : '++'))]
        : [],
  },
  {
    name: 'assignment',
    change: (node, text) => {
      const by = { '+=': '-=', '-=': '+=', '??=': '=', '*=': '/=' }[String(node['operator'])];
      if (node.type !== 'AssignmentExpression' || by === undefined) return [];
      const right = nodeAt(node, 'right');
      return joinsText(right) ? [] : [`${text(nodeAt(node, 'left'))} ${by} ${text(right)}`];
    },
  },
  {
    name: 'statement',
    change: (node) => {
      if (node.type !== 'ExpressionStatement' || typeof node['directive'] === 'string') return [];
      return [';'];
    },
  },
  {
    name: 'result',
    part: resultOf,
    change: (node) => {
      const value = resultOf(node);
      return value !== null && plainResults.has(value.type) && nameOf(value) !== 'undefined' ? ['undefined'] : [];
    },
  },
  {
    name: 'chaining',
    change: (node, text) => {
      if (node['optional'] !== true || !['MemberExpression', 'CallExpression'].includes(node.type)) return [];
      const head = nodeAt(node, node.type === 'CallExpression' ? 'callee' : 'object');
      const rest = text(node).slice(head.end - node.start);
      return [text(head) + rest.replace(/^\s*\?\.(?=[([])/, '').replace(/^\s*\?\./, '.')];
    },
  },
  {
    name: 'method',
    change: (node, text) => {
      const call = methodCall(node);
      if (call === null) return [];
      const by = (isMath(call.on) ? mathSwaps : methodSwaps).get(call.name);
      return by === undefined ? [] : [withPart(node, call.method, by, text)];
    },
  },
  {
    name: 'call',
    change: (node, text) => {
      const call = methodCall(node);
      return call !== null && droppableMethods.has(call.name) && !isMath(call.on) ? [text(call.on)] : [];
    },
  },
  {
    name: 'spread',
    change: (node, text) =>
      node.type === 'ArrayExpression' || node.type === 'ObjectExpression' ? withoutSpread(node, text) : [],
  },
  {
    name: 'list',
    change: (node) => (node.type === 'ArrayExpression' && nodesAt(node, 'elements').length > 0 ? ['[]'] : []),
  },
] as const satisfies readonly Rule[];

/** Returns all changes of one node, without repeated replacements. */
export function changesOf(node: Node, text: (node: Node) => string): readonly Change[] {
  const made = new Map<string, Change>();
  for (const { name, change, part: partOf } of operators as readonly (Rule & { readonly name: Operator })[]) {
    const part = partOf === undefined ? node : partOf(node);
    if (part === null) continue;
    for (const replacement of change(node, text))
      if (!made.has(replacement)) made.set(replacement, { operator: name, part, replacement });
  }
  return [...made.values()];
}
