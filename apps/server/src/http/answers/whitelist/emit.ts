import { z } from 'zod';

/**
 * Result of the generated function. `copy`: the value with only the fields that the schema names. `text`: the JSON of
 * that copy.
 */
export type Form = 'copy' | 'text';

/** A generated program: JavaScript source, and the values that the source refers to. */
export interface Emitted {
  /** JavaScript source with one function per schema. Its last line returns the function of the whole schema. */
  readonly source: string;
  /** Values to which the source refers as `known[n]`. */
  readonly known: readonly unknown[];
}

/** Kinds of checks in a schema that only accept or refuse a value and never change it. */
const refusing: ReadonlySet<string> = new Set([
  'custom',
  'greater_than',
  'length_equals',
  'less_than',
  'max_length',
  'min_length',
  'multiple_of',
  'number_format',
  'string_format',
]);

/**
 * Type of a schema → JavaScript source that tests whether `v` has this type. A union of such types can be decided by
 * these tests.
 */
const typeTests: Readonly<Record<string, string>> = {
  string: "typeof v==='string'",
  number: "typeof v==='number'",
  boolean: "typeof v==='boolean'",
  tuple: 'Array.isArray(v)',
};

const isPlain = (schema: z.core.$ZodType): boolean =>
  (schema._zod.def.checks ?? []).every(({ _zod: { def } }) => refusing.has(def.check));

/** Minimum number of fields of an object whose text may be cached. To look up a smaller one takes as long as writing it. */
const sharedFieldsMin = 5;

type Field = readonly [name: string, schema: z.core.$ZodType];

const fieldsOf = ({ shape }: z.ZodObject): readonly Field[] => Object.entries(shape);

/** True for a field that may be absent. */
const mayBeAbsent = (schema: z.core.$ZodType): boolean => schema instanceof z.ZodOptional;

/** Returns the source that reads a property: `v.title`, `v["a-b"]`. */
const property = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? `v.${name}` : `v[${JSON.stringify(name)}]`);

/** Returns the values of an enum or a literal. undefined = the schema is neither, or JSON cannot represent a value. */
function namedValues(schema: z.core.$ZodType): readonly (string | number | boolean | null)[] | undefined {
  const values =
    schema instanceof z.ZodEnum ? schema.options : schema instanceof z.ZodLiteral ? [...schema.values] : undefined;
  const isJson = (value: unknown): value is string | number | boolean | null =>
    value === null || ['string', 'number', 'boolean'].includes(typeof value);
  return values?.every(isJson) === true ? values : undefined;
}

/**
 * Returns a map from the discriminator's value to the branch of a union; undefined = the union has no discriminator.
 */
function branchesOf(union: z.ZodUnion): ReadonlyMap<unknown, z.core.$ZodType> | undefined {
  if (!(union instanceof z.ZodDiscriminatedUnion)) return undefined;
  const branches = new Map<unknown, z.core.$ZodType>();
  for (const option of union.options) {
    const fields = option instanceof z.ZodObject ? fieldsOf(option) : [];
    const field = fields.find(([name]) => name === union.def.discriminator);
    const values = field === undefined ? undefined : namedValues(field[1]);
    if (values === undefined) return undefined;
    for (const value of values) branches.set(value, option);
  }
  return branches;
}

/**
 * Generates one function for each schema of a tree. If a value does not fit its schema, the function calls `bad()`,
 * which throws. If a schema changes values or is ambiguous, the function calls the schema's own parser.
 */
class Emitter {
  readonly known: unknown[] = [];
  readonly functions: string[] = [];
  private readonly names = new Map<z.core.$ZodType, string>();
  private readonly isText: boolean;

  constructor(form: Form) {
    this.isText = form === 'text';
  }

  /** Returns the name of a schema's function. Generates the function if it does not exist yet. */
  nameOf(schema: z.core.$ZodType): string {
    const written = this.names.get(schema);
    if (written !== undefined) return written;
    const name = `f${this.names.size}`;
    // The name is stored before the function is generated, because a schema may contain itself.
    this.names.set(schema, name);
    const body = (isPlain(schema) ? this.bodyOf(schema) : undefined) ?? this.parsed(schema);
    this.functions.push(`function ${name}(v){${body}}`);
    return name;
  }

  private know(value: unknown): string {
    this.known.push(value);
    return `known[${this.known.length - 1}]`;
  }

  private parsed(schema: z.core.$ZodType): string {
    const call = `${this.know(schema)}.parse(v)`;
    return this.isText ? `return json(${call})` : `return ${call}`;
  }

  /** Returns the body of a schema's function; undefined = the schema's own parser must be called. */
  private bodyOf(schema: z.core.$ZodType): string | undefined {
    const values = namedValues(schema);
    if (values !== undefined) return this.named(values);
    if (schema instanceof z.ZodObject) return schema.def.catchall === undefined ? this.object(schema) : undefined;
    if (schema instanceof z.ZodArray) return this.array(this.nameOf(schema.element));
    if (schema instanceof z.ZodTuple) return this.tuple(schema);
    if (schema instanceof z.ZodRecord) return this.record(schema);
    if (schema instanceof z.ZodUnion) return this.union(schema);
    if (schema instanceof z.ZodUnknown) return this.isText ? 'return json(v)' : 'if(v===undefined)bad();return v';
    if (schema instanceof z.ZodOptional) return `if(v===undefined)bad();return ${this.nameOf(schema.unwrap())}(v)`;
    if (schema instanceof z.ZodNullable) {
      return `return v===null?${this.isText ? "'null'" : 'null'}:${this.nameOf(schema.unwrap())}(v)`;
    }
    return this.single(schema);
  }

  private single(schema: z.core.$ZodType): string | undefined {
    const { def } = schema._zod;
    if ('coerce' in def && def.coerce === true) return undefined;
    if (def.type === 'string') return `if(typeof v!=='string')bad();return ${this.isText ? 'quoted(v)' : 'v'}`;
    if (def.type === 'boolean') {
      return `if(typeof v!=='boolean')bad();return ${this.isText ? "v?'true':'false'" : 'v'}`;
    }
    if (def.type !== 'number') return undefined;
    const format = 'format' in def ? def.format : undefined;
    if (format !== undefined && format !== 'safeint') return undefined;
    const test = format === undefined ? 'isFinite' : 'isSafeInteger';
    return `if(!Number.${test}(v))bad();return ${this.isText ? "''+v" : 'v'}`;
  }

  private named(values: readonly unknown[]): string {
    const texts = this.know(new Map(values.map((value) => [value, JSON.stringify(value)])));
    return this.isText
      ? `const t=${texts}.get(v);if(t===undefined)bad();return t`
      : `if(!${texts}.has(v))bad();return v`;
  }

  private array(each: string): string {
    const begin = 'if(!Array.isArray(v))bad();';
    if (!this.isText) return `${begin}const r=[];for(let i=0;i<v.length;i++)r.push(${each}(v[i]));return r`;
    return `${begin}let s='[';for(let i=0;i<v.length;i++)s+=(i===0?'':',')+${each}(v[i]);return s+']'`;
  }

  private tuple(schema: z.ZodTuple): string | undefined {
    if (schema.def.rest !== null) return undefined;
    const items = schema.def.items.map((item, index) => `${this.nameOf(item)}(v[${index}])`);
    const begin = `if(!Array.isArray(v)||v.length!==${items.length})bad();return `;
    return this.isText ? `${begin}'['+${items.join("+','+")}+']'` : `${begin}[${items.join(',')}]`;
  }

  private record(schema: z.ZodRecord): string | undefined {
    const { keyType, valueType } = schema.def;
    if (!(keyType instanceof z.ZodString) || (keyType.def.checks ?? []).length > 0) return undefined;
    const each = `${this.nameOf(valueType)}(v[key])`;
    const begin = "if(!isPlain(v))bad();for(const key of Object.keys(v)){if(key==='__proto__')continue;";
    if (!this.isText) return `const r={};${begin}r[key]=${each}}return r`;
    return `let s='';${begin}s+=(s===''?'':',')+quoted(key)+':'+${each}}return '{'+s+'}'`;
  }

  private union(schema: z.ZodUnion): string | undefined {
    const branches = branchesOf(schema);
    if (branches !== undefined && schema instanceof z.ZodDiscriminatedUnion) {
      const functions = [...new Set(branches.values())].map((option) => this.nameOf(option));
      const options = [...new Set(branches.values())];
      const places = this.know(new Map([...branches].map(([value, option]) => [value, options.indexOf(option)])));
      const choice = functions.map((name, place) => `case ${place}:return ${name}(v);`).join('');
      const at = property(schema.def.discriminator);
      return `if(!isObject(v))bad();switch(${places}.get(${at})){${choice}default:bad()}`;
    }
    const types = schema.options.map(({ _zod: { def } }) => def.type);
    if (new Set(types).size < types.length || types.some((type) => typeTests[type] === undefined)) return undefined;
    const tests = schema.options.map(
      (option) => `if(${typeTests[option._zod.def.type]})return ${this.nameOf(option)}(v);`,
    );
    return `${tests.join('')}bad()`;
  }

  private object(schema: z.ZodObject): string {
    const fields = fieldsOf(schema);
    const begin = 'if(!isObject(v))bad();';
    if (!this.isText) return begin + this.objectCopy(fields);
    const text = this.objectText(fields);
    if (fields.length < sharedFieldsMin) return `${begin}${text}return '{'+s+'}'`;
    // The texts belong to this schema: another schema may name other fields of the same value.
    const texts = this.know(new WeakMap());
    const known = `const t=${texts}.get(v);if(t!==undefined)return t;`;
    return `${begin}${known}${text}s='{'+s+'}';if(isShared(v))${texts}.set(v,s);return s`;
  }

  private objectCopy(fields: readonly Field[]): string {
    const optional = fields.findIndex(([, field]) => mayBeAbsent(field));
    const isSure = (_: unknown, index: number): boolean => optional === -1 || index < optional;
    const valueOf = ([name, field]: Field): string => `${this.nameOf(field)}(${property(name)})`;
    const sure = fields.filter(isSure).map((field) => `${JSON.stringify(field[0])}:${valueOf(field)}`);
    const later = fields.slice(sure.length).map((field) => {
      const [name] = field;
      const set = `r[${JSON.stringify(name)}]=${valueOf(field)};`;
      return mayBeAbsent(field[1]) ? `if(${property(name)}!==undefined)${set}` : set;
    });
    return `const r={${sure.join(',')}};${later.join('')}return r`;
  }

  private objectText(fields: readonly Field[]): string {
    const steps = fields.map(([name, field], index) => {
      const key = JSON.stringify(`${JSON.stringify(name)}:`);
      const isAfterSure = fields.slice(0, index).some(([, before]) => !mayBeAbsent(before));
      const comma = index === 0 ? '' : isAfterSure ? "','+" : "(s===''?'':',')+";
      const step = `s+=${comma}${key}+${this.nameOf(field)}(${property(name)});`;
      return mayBeAbsent(field) ? `if(${property(name)}!==undefined){${step}}` : step;
    });
    return `let s='';${steps.join('')}`;
  }
}

/** Generates the program that reduces values to the fields that a schema names. */
export function emit(schema: z.core.$ZodType, form: Form): Emitted {
  const emitter = new Emitter(form);
  const name = emitter.nameOf(schema);
  return { source: `'use strict';${emitter.functions.join('\n')}\nreturn ${name}`, known: emitter.known };
}
