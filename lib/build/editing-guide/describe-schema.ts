import ts from 'typescript';
import { mergeLanguages, type Described, type Field } from './described';
import { constructs, readNumber, type Evaluate, type Scope } from './describe-zod';
import { findDeclaration, findLocal, findNested, readComment, type Declaration } from './source-files';

/** Reads schemas as the guide explains them. */
export type SchemaReader = {
  /** What a declared schema asks for, its own keys included. */
  readonly read: (declaration: Declaration) => Described;
  /** The parts of `lib/content` that were met so far, by name. */
  readonly parts: ReadonlyMap<string, Declaration>;
};

const partFolder = 'lib/content/';

/** `titledTextSchema`, `createTitledTextSchema` and `titledText` are one part. */
function partName(name: string): string {
  const bare = name.replace(/^create(?=[A-Z])|Schema$/g, '');
  return bare.charAt(0).toLowerCase() + bare.slice(1);
}

/** Calls that stand for a bounded text, whatever they do with it. */
const textBuilders: Readonly<Record<string, string>> = {
  text: 'text',
  markdown: 'Markdown',
  heading: 'heading',
};

/** Methods of a schema, which are no builders of what was handed in. */
const schemaMethods: ReadonlySet<string> = new Set(
  'array check default describe extend length max meta min optional pipe refine regex startsWith superRefine transform'.split(
    ' ',
  ),
);

/** The expression that a function gives back; the node itself where it is none. */
function unwrap(node: ts.Node): ts.Node {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return unwrap(node.expression);
  if (!ts.isFunctionLike(node)) return node;
  const body = 'body' in node ? node.body : undefined;
  if (!body) return node;
  if (!ts.isBlock(body)) return unwrap(body);
  const answer = body.statements.findLast(ts.isReturnStatement)?.expression;
  return answer ? unwrap(answer) : node;
}

/** Binds the arguments of a call to the parameters of what is called, defaults included. */
function bindArguments(called: ts.Node, args: readonly ts.Expression[], scope: Scope): Scope['bound'] {
  if (!ts.isFunctionLike(called)) return new Map();
  return new Map(
    called.parameters.flatMap(({ name, initializer }, index) => {
      const node = args[index] ?? initializer;
      return ts.isIdentifier(name) && node ? [[name.text, { node, scope }] as const] : [];
    }),
  );
}

/** The declaration that a name stands for; a builder that is handed in is looked for in the library. */
function resolve(
  name: string,
  { source }: Scope,
  library: readonly ts.SourceFile[],
): Declaration | undefined {
  const known = findDeclaration(name, source);
  if (known) return known;
  for (const candidate of [`${name}Schema`, name])
    for (const module of library) {
      const found = findNested(candidate, module);
      if (found && found.source !== source) return found;
    }
  return undefined;
}

/** The name of a builder, by itself or as a key of what was handed in: `text`, `build.text`, `texts.en.text`. */
function readBuilderName(node: ts.Node, { source }: Scope): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const { expression, name } = node;
  if (name.text in textBuilders) return name.text;
  if (!ts.isIdentifier(expression) || expression.text === 'z') return undefined;
  const isSchema = schemaMethods.has(name.text) || findDeclaration(expression.text, source);
  return isSchema ? undefined : name.text;
}

/** `text(20, 90)`, `markdown(60, 480)`, `ref('services')`. */
function readBuilder(
  name: string,
  [first, second]: readonly ts.Expression[],
  scope: Scope,
): Described | undefined {
  const noun = textBuilders[name];
  const [min, max] = [readNumber(first, scope), readNumber(second, scope)];
  if (noun !== undefined && min !== undefined) return { noun, min, ...(max !== undefined && { max }) };
  return (name === 'ref' || name === 'refSchema') && first && ts.isStringLiteral(first)
    ? { noun: `slug of \`${first.text}\`` }
    : undefined;
}

type Context = {
  readonly library: readonly ts.SourceFile[];
  readonly parts: Map<string, Declaration>;
  readonly evaluate: Evaluate;
};

/** What a declared name asks for; a part of `lib/content` is noted and stands under its name. */
function follow(
  name: string,
  args: readonly ts.Expression[],
  scope: Scope,
  { library, parts, evaluate }: Context,
): Described | undefined {
  const found = resolve(name, scope, library);
  if (!found) return undefined;
  const bound = bindArguments(found.value, args, scope);
  const described = evaluate(unwrap(found.value), { source: found.source, bound });
  const isPart = found.exported && found.source.fileName.startsWith(partFolder) && described.fields;
  if (!isPart || described.part !== undefined || scope.isSpread) return described;
  parts.set(partName(name), found);
  // `heading({ items })`: the part, and the keys that were handed in.
  const own = args.filter(ts.isObjectLiteralExpression);
  const fields = own.flatMap((literal) => readFields(literal, scope, evaluate));
  return { noun: 'group', part: partName(name), ...(fields.length > 0 && { fields }) };
}

/**
 * Creates a reader of schemas: zod's calls, the builders of `lib/content`, and functions that return
 * either. What it does not know it prints as code.
 *
 * @param library modules in which a builder is looked for by its name
 */
export function createSchemaReader(library: readonly ts.SourceFile[]): SchemaReader {
  const parts = new Map<string, Declaration>();

  const evaluateCall = (call: ts.CallExpression, scope: Scope): Described | undefined => {
    const { expression, arguments: args } = call;
    const name = readBuilderName(expression, scope);
    if (name === undefined) return constructs(call, scope, evaluate);
    const builder = readBuilder(name, args, scope);
    if (builder) return builder;
    // `defineSchema(({ text }) => itemSchema.extend({ … }))`
    const definition = args.find(ts.isArrowFunction);
    if (definition) return evaluate(unwrap(definition), scope);
    const local = ts.isIdentifier(expression) ? findLocal(expression) : undefined;
    return local && !local.key
      ? evaluate(unwrap(local.value), { ...scope, bound: bindArguments(local.value, args, scope) })
      : follow(name, args, scope, context);
  };

  const evaluate: Evaluate = (given, scope) => {
    const node = unwrap(given);
    const described = ts.isCallExpression(node)
      ? evaluateCall(node, scope)
      : ts.isObjectLiteralExpression(node)
        ? mergeLanguages({ noun: 'group', fields: readFields(node, { ...scope, isSpread: false }, evaluate) })
        : evaluateName(node, scope);
    return described ?? { noun: `\`${node.getText().replaceAll(/\s+/g, ' ')}\`` };
  };

  const evaluateName = (node: ts.Node, scope: Scope): Described | undefined => {
    const bound = ts.isIdentifier(node) ? scope.bound.get(node.text) : undefined;
    if (bound) return evaluate(bound.node, bound.scope);
    const local = ts.isIdentifier(node) ? findLocal(node) : undefined;
    if (local && !local.key) return evaluate(local.value, scope);
    // `createParts(builders).page`, or the same taken out of it.
    const from = local?.value ?? (ts.isPropertyAccessExpression(node) ? node.expression : undefined);
    const key = local?.key ?? (ts.isPropertyAccessExpression(node) ? node.name.text : undefined);
    if (from && ts.isCallExpression(from))
      return evaluate(from, scope).fields?.find((field) => field.name === key)?.described;
    const name = readBuilderName(node, scope);
    return name === undefined ? undefined : follow(name, [], scope, context);
  };

  const context: Context = { library, parts, evaluate };
  const read = ({ value, source }: Declaration): Described =>
    evaluate(unwrap(value), { source, bound: new Map() });
  return { read, parts };
}

/** The keys of an object literal, spread ones included. */
function readFields(literal: ts.ObjectLiteralExpression, scope: Scope, evaluate: Evaluate): Field[] {
  return literal.properties.flatMap((property): readonly Field[] => {
    const sentence = readComment(property);
    if (ts.isPropertyAssignment(property))
      return [{ name: property.name.getText(), sentence, described: evaluate(property.initializer, scope) }];
    if (ts.isShorthandPropertyAssignment(property))
      return [{ name: property.name.text, sentence, described: evaluate(property.name, scope) }];
    if (!ts.isSpreadAssignment(property)) return [];
    const { expression } = property;
    const isShape = ts.isPropertyAccessExpression(expression) && expression.name.text === 'shape';
    const spread = { ...scope, isSpread: true };
    return evaluate(isShape ? expression.expression : expression, spread).fields ?? [];
  });
}
