import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A name that a module declares at its top level, or a key or local function of its code. */
export type Declaration = {
  readonly name: string;
  readonly source: ts.SourceFile;
  /** The initializer, or the function itself. */
  readonly value: ts.Node;
  /** Text of the doc comment above it. */
  readonly comment: string;
  readonly exported: boolean;
};

const parsed = new Map<string, ts.SourceFile>();

/** Parses a TypeScript module, each file once per process. */
export function parseModule(file: string): ts.SourceFile {
  const source =
    parsed.get(file) ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  parsed.set(file, source);
  return source;
}

/**
 * The text of the last doc comment directly in front of a node, above it or on its line, without line
 * breaks; empty where there is none.
 */
export function readComment(node: ts.Node): string {
  const text = node.getSourceFile().text;
  const start = node.getFullStart();
  // To TypeScript, what stands on the node's own line trails what is before it.
  const comment = [
    ...(ts.getTrailingCommentRanges(text, start) ?? []),
    ...(ts.getLeadingCommentRanges(text, start) ?? []),
  ]
    .map(({ pos, end }) => text.slice(pos, end))
    .findLast((candidate) => candidate.startsWith('/**'));
  const lines = (comment ?? '').replace(/^\/\*\*|\*\/$/g, '').split('\n');
  const sentence = lines.map((line) => line.replace(/^\s*\*/, '').trim()).join(' ');
  // Tags are for programmers.
  return sentence.split(/ @(?:see|param|returns|throws)\b/, 1)[0]?.trim() ?? '';
}

function isExported(node: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

function readStatement(statement: ts.Statement, source: ts.SourceFile): Declaration[] {
  const shared = { source, comment: readComment(statement), exported: isExported(statement) };
  if (ts.isFunctionDeclaration(statement) && statement.name)
    return [{ ...shared, name: statement.name.text, value: statement }];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && initializer ? [{ ...shared, name: name.text, value: initializer }] : [],
  );
}

/** The constants and functions that a module declares at its top level. */
export function listDeclarations(source: ts.SourceFile): Declaration[] {
  return source.statements.flatMap((statement) => readStatement(statement, source));
}

/** Where an imported name comes from: `content/site/people.ts` and the name there; undefined for packages. */
export function findImport(
  name: string,
  source: ts.SourceFile,
): { readonly file: string; readonly name: string } | undefined {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const found = bindings.elements.find((element) => element.name.text === name);
    const specifier = statement.moduleSpecifier.text;
    if (!found || !/^[.#]/.test(specifier)) continue;
    const base = specifier.startsWith('#')
      ? specifier.slice(1)
      : path.posix.join(path.posix.dirname(source.fileName), specifier);
    return { file: `${base}.ts`, name: (found.propertyName ?? found.name).text };
  }
  return undefined;
}

/** Finds the declaration of a name that a module uses: its own, or the one that it imports. */
export function findDeclaration(name: string, source: ts.SourceFile): Declaration | undefined {
  const own = listDeclarations(source).find((declaration) => declaration.name === name);
  if (own) return own;
  const origin = findImport(name, source);
  if (!origin || !existsSync(origin.file)) return undefined;
  return findDeclaration(origin.name, parseModule(origin.file));
}

/** The value that a node gives to a name: an initializer, or a function with a body. */
function readNamed(node: ts.Node, name: string): ts.Node | undefined {
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node))
    return node.name.getText() === name ? node.initializer : undefined;
  const isNamed = ts.isFunctionLike(node) && node.name?.getText() === name;
  return isNamed && 'body' in node && node.body ? node : undefined;
}

/** Finds a function or a key of some name anywhere in a module, however deep it is nested. */
export function findNested(name: string, source: ts.SourceFile): Declaration | undefined {
  const visit = (node: ts.Node): Declaration | undefined => {
    const value = readNamed(node, name);
    if (!value) return ts.forEachChild(node, visit);
    // The comment of a constant stands above its statement.
    const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
    return { name, source, value, comment: readComment(statement), exported: true };
  };
  return visit(source);
}

/** The constant of a function that a name stands for: its initializer, or the key of it that is taken out. */
export type Local = { readonly value: ts.Expression; readonly key?: string };

function readLocal({ name, initializer }: ts.VariableDeclaration, used: string): Local | undefined {
  if (!initializer) return undefined;
  if (ts.isIdentifier(name)) return name.text === used ? { value: initializer } : undefined;
  const taken = ts.isObjectBindingPattern(name)
    ? name.elements.find((element) => element.name.getText() === used)
    : undefined;
  return taken && { value: initializer, key: (taken.propertyName ?? taken.name).getText() };
}

/** Finds the constant within a function that a name stands for where it is used. */
export function findLocal(use: ts.Identifier): Local | undefined {
  for (let node: ts.Node = use; !ts.isSourceFile(node); node = node.parent) {
    if (!ts.isBlock(node)) continue;
    const declarations = node.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations);
    for (const declaration of declarations) {
      const found = readLocal(declaration, use.text);
      if (found) return found;
    }
  }
  return undefined;
}
