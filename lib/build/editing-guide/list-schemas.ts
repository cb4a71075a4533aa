import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { findDeclaration, listDeclarations, parseModule, type Declaration } from './source-files';

/** A schema that editors write for, and where they do. */
export type ContentSchema = {
  readonly declaration: Declaration;
  /** Folder of Markdown files, `content/glossary`, or a module, `content/home/index.ts`, where it is known. */
  readonly place: string | undefined;
};

export type FamilySchemas = { readonly family: string; readonly schemas: readonly ContentSchema[] };

/** The modules of a folder, tests aside, parsed. */
export function parseFolder(folder: string): ts.SourceFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !/\.(?:dom\.)?test\.ts$|\.d\.ts$/.test(name))
    .sort()
    .map((name) => parseModule(path.posix.join(folder, name)));
}

function collectNames(node: ts.Node, names: Set<string>): void {
  if (ts.isIdentifier(node)) names.add(node.text);
  ts.forEachChild(node, (child) => collectNames(child, names));
}

/** Functions that read content, with the positions of the place and of the schema among their arguments. */
const readers: Readonly<Record<string, { readonly root: string; readonly schema: number }>> = {
  createCollection: { root: 'content/', schema: 1 },
  createWords: { root: '', schema: 2 },
  readFacts: { root: '', schema: 2 },
};

/** The schema that an argument names, or is. */
function toDeclaration(node: ts.Expression, source: ts.SourceFile): Declaration {
  const named = ts.isIdentifier(node) ? findDeclaration(node.text, source) : undefined;
  return named ?? { name: node.getText(), source, value: node, comment: '', exported: false };
}

/** `createCollection('careers/jobs', jobSchema)` and its like, in the order of the code. */
function listReadSchemas(source: ts.SourceFile): ContentSchema[] {
  const found: ContentSchema[] = [];
  const visit = (node: ts.Node): void => {
    const reader = ts.isCallExpression(node) ? readers[node.expression.getText()] : undefined;
    if (reader && ts.isCallExpression(node)) {
      const place = node.arguments[0];
      const schema = node.arguments[reader.schema];
      if (place && ts.isStringLiteral(place) && schema)
        found.push({ declaration: toDeclaration(schema, source), place: reader.root + place.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Exported schemas that are no part of another one and are read in some other way. */
function listOtherSchemas(sources: readonly ts.SourceFile[], read: ReadonlySet<string>): ContentSchema[] {
  const declarations = sources.flatMap(listDeclarations).filter(({ name }) => /Schema$/.test(name));
  const used = new Set(read);
  for (const { value } of declarations) collectNames(value, used);
  return declarations
    .filter(({ name, exported }) => exported && !used.has(name))
    .map((declaration) => ({ declaration, place: undefined }));
}

/** The schemas of a folder of code, each once. */
export function listSchemas(folder: string): ContentSchema[] {
  const sources = parseFolder(folder);
  const read = sources.flatMap(listReadSchemas);
  const names = new Set(read.map(({ declaration }) => declaration.name));
  const once = read.filter(
    ({ declaration }, index) =>
      read.findIndex((other) => other.declaration.name === declaration.name) === index,
  );
  return [...once, ...listOtherSchemas(sources, names)];
}

/** Every family with its schemas, by name. */
export function listFamilySchemas(folder = 'lib/families'): FamilySchemas[] {
  const families = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return families
    .map(({ name }) => name)
    .sort()
    .map((family) => ({ family, schemas: listSchemas(path.posix.join(folder, family)) }))
    .filter(({ schemas }) => schemas.length > 0);
}
