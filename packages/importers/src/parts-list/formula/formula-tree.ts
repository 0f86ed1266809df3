/** A cell by row and column, from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** A parsed formula. */
export type FormulaTree =
  | { readonly kind: 'value'; readonly value: number | string }
  | { readonly kind: 'cell'; readonly at: CellPlace }
  | { readonly kind: 'range'; readonly from: CellPlace; readonly to: CellPlace }
  | { readonly kind: 'call'; readonly name: string; readonly of: readonly FormulaTree[] };

const lengthMax = 500;
const tokensMax = 200;
const depthMax = 30;

const token =
  /\s*(?:(?<number>\d+(?:\.\d+)?)|"(?<text>(?:[^"]|"")*)"|(?<fixed>\$(?=[A-Za-z]+\$))?\$?(?<column>[A-Za-z]{1,3})\$?(?<row>\d{1,7})(?![A-Za-z\d(!])|(?<name>[A-Za-z][A-Za-z.]*)(?=\()|(?<sign><=|>=|<>|[-+*/&^=<>(),:;%]))/uy;

type Token =
  | { readonly kind: 'number' | 'text' | 'name' | 'sign'; readonly text: string }
  | { readonly kind: 'cell'; readonly at: CellPlace; readonly isFixed: boolean };

const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function tokenOf(groups: Readonly<Record<string, string | undefined>>): Token {
  const { number, text, fixed, column, row, name, sign = '' } = groups;
  if (number !== undefined) return { kind: 'number', text: number };
  if (text !== undefined) return { kind: 'text', text: text.replaceAll('""', '"') };
  if (column !== undefined)
    return { kind: 'cell', at: { row: Number(row) - 1, column: columnOf(column) }, isFixed: fixed !== undefined };
  return name === undefined ? { kind: 'sign', text: sign } : { kind: 'name', text: name.toUpperCase() };
}

/** Returns the tokens of a formula; null = it contains something unknown, such as another sheet. */
function tokensOf(formula: string): readonly Token[] | null {
  const text = formula.trimEnd();
  const found: Token[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const groups = token.exec(text)?.groups;
    if (groups === undefined || found.length === tokensMax) return null;
    found.push(tokenOf(groups));
  }
  return found;
}

/** Operators, lowest precedence first. */
const levels = [['=', '<>', '<', '>', '<=', '>='], ['&'], ['+', '-'], ['*', '/'], ['^']];

/** Parses tokens in order. Throws if the tokens are not a supported formula. */
class FormulaReading {
  private readonly tokens: readonly Token[];
  private next = 0;
  private depth = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  whole(): FormulaTree {
    const tree = this.level(0);
    if (this.next < this.tokens.length) throw new Error('formula: tokens after its end');
    return tree;
  }

  private takesSign(...signs: readonly string[]): string | null {
    const one = this.tokens[this.next];
    if (one?.kind !== 'sign' || !signs.includes(one.text)) return null;
    this.next += 1;
    return one.text;
  }

  private level(at: number): FormulaTree {
    const signs = levels[at];
    if (signs === undefined) return this.signed();
    this.depth += 1;
    if (this.depth > depthMax * levels.length) throw new Error('formula: nested too deeply');
    let tree = this.level(at + 1);
    for (let sign = this.takesSign(...signs); sign !== null; sign = this.takesSign(...signs))
      tree = { kind: 'call', name: sign, of: [tree, this.level(at + 1)] };
    this.depth -= 1;
    return tree;
  }

  private signed(): FormulaTree {
    const sign = this.takesSign('-', '+');
    if (sign !== null) {
      this.depth += 1;
      if (this.depth > depthMax * levels.length) throw new Error('formula: nested too deeply');
      const of = [{ kind: 'value', value: 0 } as const, this.signed()];
      this.depth -= 1;
      return { kind: 'call', name: sign, of };
    }
    const tree = this.single();
    return this.takesSign('%') === null ? tree : { kind: 'call', name: '/', of: [tree, { kind: 'value', value: 100 }] };
  }

  private single(): FormulaTree {
    const one = this.tokens[this.next];
    this.next += 1;
    if (one?.kind === 'number') return { kind: 'value', value: Number(one.text) };
    if (one?.kind === 'text') return { kind: 'value', value: one.text };
    if (one?.kind === 'cell') return this.cellOrRange(one.at);
    if (one?.kind === 'name') return { kind: 'call', name: one.text, of: this.given() };
    if (one?.kind !== 'sign' || one.text !== '(') throw new Error('formula: expected a value');
    const tree = this.level(0);
    if (this.takesSign(')') === null) throw new Error('formula: expected a closing bracket');
    return tree;
  }

  private cellOrRange(from: CellPlace): FormulaTree {
    if (this.takesSign(':') === null) return { kind: 'cell', at: from };
    const to = this.tokens[this.next];
    this.next += 1;
    if (to?.kind !== 'cell') throw new Error('formula: expected a cell after the colon');
    return { kind: 'range', from, to: to.at };
  }

  private given(): readonly FormulaTree[] {
    this.takesSign('(');
    const of: FormulaTree[] = [];
    if (this.takesSign(')') !== null) return of;
    for (;;) {
      of.push(this.level(0));
      if (this.takesSign(')') !== null) return of;
      if (this.takesSign(',', ';') === null) throw new Error('formula: expected a closing bracket');
    }
  }
}

/**
 * Returns whether all cells in a formula are fixed (`$`), like `4*$E$3`. In templates such a formula is the quantity
 * for all boards. It is not computed, because a parts list needs the quantity for one board.
 */
function isOfFixedCells(tokens: readonly Token[]): boolean {
  const cells = tokens.filter((one) => one.kind === 'cell');
  return cells.length > 0 && cells.every(({ isFixed }) => isFixed);
}

/** Parses a formula. Returns null if it is too long, contains something unknown, or refers to fixed cells only. */
export function formulaTree(formula: string): FormulaTree | null {
  const tokens = formula.length > lengthMax ? null : tokensOf(formula.replace(/^=/, ''));
  if (tokens === null || tokens.length === 0 || isOfFixedCells(tokens)) return null;
  try {
    return new FormulaReading(tokens).whole();
  } catch {
    return null;
  }
}
