import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import type { ContentProblem } from '#lib/content/content-error';

type Path = readonly PropertyKey[];

/** How far a path could be followed, and the node there. */
type Place = { readonly depth: number; readonly node: ts.Node };

/** The constants of a module, and the names of the exported ones. */
type Module = {
  readonly source: ts.SourceFile;
  readonly constants: ReadonlyMap<string, ts.Expression>;
  readonly exported: readonly string[];
};

function readModule(file: string): Module {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const statements = source.statements.filter(ts.isVariableStatement);
  const read = (statement: ts.VariableStatement): [string, ts.Expression][] =>
    statement.declarationList.declarations.flatMap(({ name, initializer }): [string, ts.Expression][] =>
      ts.isIdentifier(name) && initializer ? [[name.text, initializer]] : [],
    );
  const isExported = ({ modifiers }: ts.VariableStatement): boolean =>
    modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  return {
    source,
    constants: new Map(statements.flatMap(read)),
    exported: statements.filter(isExported).flatMap((statement) => read(statement).map(([name]) => name)),
  };
}

/** The literal inside `as const`, `satisfies`, parentheses and references to constants of the module. */
function unwrap(expression: ts.Expression, module: Module): ts.Expression {
  if (
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isParenthesizedExpression(expression)
  )
    return unwrap(expression.expression, module);
  const constant = ts.isIdentifier(expression) ? module.constants.get(expression.text) : undefined;
  return constant ? unwrap(constant, module) : expression;
}

type Child = { readonly node: ts.Node; readonly value: ts.Expression };

function findProperty(
  { properties }: ts.ObjectLiteralExpression,
  name: string,
  module: Module,
): Child | undefined {
  // The last assignment of a key wins.
  for (const property of properties.toReversed()) {
    if (ts.isSpreadAssignment(property)) {
      const inner = findChild(property.expression, name, module);
      if (inner) return inner;
    } else if (
      property.name &&
      (ts.isIdentifier(property.name) ||
        ts.isStringLiteralLike(property.name) ||
        ts.isNumericLiteral(property.name)) &&
      property.name.text === name
    ) {
      if (ts.isPropertyAssignment(property)) return { node: property, value: property.initializer };
      if (ts.isShorthandPropertyAssignment(property)) return { node: property, value: property.name };
    }
  }
  return undefined;
}

function findChild(expression: ts.Expression, key: PropertyKey, module: Module): Child | undefined {
  const literal = unwrap(expression, module);
  if (ts.isObjectLiteralExpression(literal)) return findProperty(literal, String(key), module);
  const element = ts.isArrayLiteralExpression(literal) ? literal.elements[Number(key)] : undefined;
  return element && { node: element, value: element };
}

function follow(start: Child, path: Path, module: Module, depth = 0): Place {
  const [key, ...rest] = path;
  const child = key === undefined ? undefined : findChild(start.value, key, module);
  return child ? follow(child, rest, module, depth + 1) : { depth, node: start.node };
}

/** Follows a path from an export's value; the path may begin with the export's name. */
function followExport(name: string, path: Path, module: Module): Place[] {
  const value = module.constants.get(name);
  if (!value) return [];
  const start = { node: value, value };
  return [
    follow(start, path, module),
    ...(path[0] === name ? [follow(start, path.slice(1), module, 1)] : []),
  ];
}

/**
 * Finds the line of a value in a module that exports it as a literal.
 *
 * @param path keys from the exported constant, optionally preceded by its name if there are several exports
 *   of one shape
 * @returns line from 1 of the value, or of its closest existing parent; undefined if there is no such export
 */
export function findLine(file: string, path: Path): number | undefined {
  const module = readModule(file);
  const places = module.exported.flatMap((name) => followExport(name, path, module));
  const [best] = places.toSorted((a, b) => b.depth - a.depth);
  if (!best || (best.depth === 0 && path.length > 0)) return undefined;
  return module.source.getLineAndCharacterOfPosition(best.node.getStart(module.source)).line + 1;
}

/** Adds lines to problems found in values of modules. */
export function locateProblems(problems: readonly ContentProblem[]): ContentProblem[] {
  return problems.map((problem) => {
    const { file, path, line } = problem;
    if (line !== undefined || !path || !file.endsWith('.ts') || !existsSync(file)) return problem;
    return { ...problem, line: findLine(file, path) };
  });
}
