import ts from 'typescript';
import type { Described } from './described';
import { findDeclaration, findImport, readComment } from './source-files';

/** Where names of an expression are looked up. */
export type Scope = {
  readonly source: ts.SourceFile;
  /** Arguments of the function whose result is read, by parameter, each with its own scope. */
  readonly bound: ReadonlyMap<string, { readonly node: ts.Expression; readonly scope: Scope }>;
  /** Whether the keys themselves are wanted, not the name of the part that has them. */
  readonly isSpread?: boolean;
};

export type Evaluate = (node: ts.Node, scope: Scope) => Described;

type Args = readonly ts.Expression[];

const readText = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

/** The message of a check: a string, or `error` of its options. */
function readNote(args: Args): Pick<Described, 'note'> {
  for (const argument of args) {
    const text = readText(argument);
    if (text !== undefined) return { note: text };
    if (!ts.isObjectLiteralExpression(argument)) continue;
    const error = argument.properties.find((property) => property.name?.getText() === 'error');
    const message = error && ts.isPropertyAssignment(error) ? readText(error.initializer) : undefined;
    if (message !== undefined) return { note: message };
  }
  return {};
}

/** The module of `content/` from which the allowed values come. */
function findContentFile(node: ts.Node, source: ts.SourceFile, depth = 0): string | undefined {
  if (ts.isIdentifier(node) && depth < 5) {
    const origin = findImport(node.text, source);
    if (origin?.file.startsWith('content/')) return origin.file;
    const declared = findDeclaration(node.text, source);
    return declared && findContentFile(declared.value, declared.source, depth + 1);
  }
  return ts.forEachChild(node, (child) => findContentFile(child, source, depth));
}

function listLiterals(node: ts.Node | undefined, source: ts.SourceFile): readonly string[] {
  if (!node) return [];
  if (ts.isAsExpression(node)) return listLiterals(node.expression, source);
  if (ts.isIdentifier(node)) {
    const declared = findDeclaration(node.text, source);
    return declared ? listLiterals(declared.value, declared.source) : [];
  }
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap((element) => readText(element) ?? []) : [];
}

function readEnum(args: Args, { source }: Scope): Described {
  const [values] = args;
  const literals = listLiterals(values, source);
  if (literals.length > 0) return { noun: `one of ${literals.map((text) => `\`${text}\``).join(', ')}` };
  const file = values && findContentFile(values, source);
  return { noun: file === undefined ? 'one of a list' : `one of those in \`${file}\`` };
}

function readUnion(args: Args, scope: Scope, evaluate: Evaluate): Described {
  const list = args.find(ts.isArrayLiteralExpression);
  const variants = (list?.elements ?? []).map((element) => {
    const named = ts.isCallExpression(element) ? element.expression : element;
    const declared = ts.isIdentifier(named) ? findDeclaration(named.text, scope.source) : undefined;
    return { sentence: declared?.comment || readComment(element), described: evaluate(element, scope) };
  });
  return { noun: 'group', variants };
}

function readTuple(args: Args, scope: Scope, evaluate: Evaluate): Described {
  const [list] = args;
  if (!list || !ts.isArrayLiteralExpression(list)) return { noun: 'list' };
  const { length } = list.elements;
  const [first] = list.elements;
  const described = list.elements.map((element) => evaluate(element, scope));
  const isUniform = described.every(({ noun }) => noun === described[0]?.noun);
  return {
    noun: 'list',
    min: length,
    max: length,
    ...(first && isUniform && { element: evaluate(first, scope) }),
  };
}

/** What zod's own functions ask for. */
function readConstructor(name: string, args: Args, scope: Scope, evaluate: Evaluate): Described | undefined {
  const [first] = args;
  switch (name) {
    case 'string':
      return { noun: 'text', ...readNote(args) };
    case 'url':
      return { noun: 'address', ...readNote(args) };
    case 'email':
      return { noun: 'e-mail address' };
    case 'int':
      return { noun: 'whole number' };
    case 'number':
      return { noun: 'number' };
    case 'boolean':
      return { noun: '`true` or `false`' };
    case 'literal': {
      const literal = readText(first) ?? first?.getText() ?? '';
      return { noun: `\`${literal}\``, literal };
    }
    case 'enum':
      return readEnum(args, scope);
    case 'array':
      return { noun: 'list', ...(first && { element: evaluate(first, scope) }) };
    case 'record':
      return { noun: 'list', ...(args[1] && { element: evaluate(args[1], scope) }) };
    case 'tuple':
      return readTuple(args, scope, evaluate);
    case 'union':
    case 'discriminatedUnion':
      return readUnion(args, scope, evaluate);
    case 'strictObject':
    case 'object':
    case 'looseObject':
      return first && evaluate(first, scope);
    default:
      return undefined;
  }
}

/** A group with further keys; one of the same name takes the place of the other. */
function extend(base: Described, added: Described): Described {
  const own = added.fields ?? [];
  const names = new Set(own.map(({ name }) => name));
  const { note: _, ...rest } = base;
  return { ...rest, fields: [...(base.fields ?? []).filter(({ name }) => !names.has(name)), ...own] };
}

/** The number that an expression stands for, handed in or as it is. */
export function readNumber(node: ts.Expression | undefined, { bound }: Scope): number | undefined {
  if (node && ts.isNumericLiteral(node)) return Number(node.text);
  const given = node && ts.isIdentifier(node) ? bound.get(node.text) : undefined;
  return given && readNumber(given.node, given.scope);
}

function limit(described: Described, key: 'min' | 'max', value: number | undefined): Described {
  return value === undefined ? described : { ...described, [key]: value };
}

/** What a method of a schema adds to it; one that the guide does not know adds nothing. */
function modify(
  described: Described,
  method: string,
  args: Args,
  scope: Scope,
  evaluate: Evaluate,
): Described {
  const [first] = args;
  const size = readNumber(first, scope);
  switch (method) {
    case 'min':
    case 'max':
      return limit(described, method, size);
    case 'length':
      return limit(limit(described, 'min', size), 'max', size);
    case 'regex':
    case 'refine':
      return { ...described, ...readNote(args.slice(1)) };
    case 'startsWith':
      return { ...described, note: `text that starts with \`${readText(first) ?? ''}\`` };
    case 'optional':
    case 'default':
      return { ...described, optional: true };
    case 'array':
      return { noun: 'list', element: described };
    case 'extend':
      return first ? extend(described, evaluate(first, scope)) : described;
    default:
      return described;
  }
}

/** Reads a call of zod, or of a method of some schema; undefined for any other call. */
export function constructs(call: ts.CallExpression, scope: Scope, evaluate: Evaluate): Described | undefined {
  const { expression, arguments: args } = call;
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  const { expression: receiver, name } = expression;
  return ts.isIdentifier(receiver) && receiver.text === 'z'
    ? readConstructor(name.text, args, scope, evaluate)
    : modify(evaluate(receiver, scope), name.text, args, scope, evaluate);
}
