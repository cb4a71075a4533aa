import path from 'node:path';
import ts from 'typescript';

const project = path.resolve(__dirname, '..', '..', '..');

function readOptions(): { readonly options: ts.CompilerOptions; readonly declarations: readonly string[] } {
  const file = path.join(project, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: unknown };
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, project);
  return {
    options: { ...parsed.options, incremental: false, noEmit: true },
    declarations: parsed.fileNames.filter((name) => name.endsWith('.d.ts')),
  };
}

/** Compiler errors of files, by path from the project root. */
export type TypeChecker = (files: Readonly<Record<string, string>>) => string[];

/** Creates a compiler for virtual files in the project; later runs only read changed files. */
export function createTypeChecker(): TypeChecker {
  const { options, declarations } = readOptions();
  const sources = new Map<string, ts.SourceFile | undefined>();
  let last: ts.Program | undefined;
  return (files) => {
    const added = new Map(Object.entries(files).map(([file, text]) => [path.join(project, file), text]));
    const folders = new Set([...added.keys()].map((file) => path.dirname(file)));
    const host = ts.createCompilerHost(options);
    const { fileExists, readFile, getSourceFile } = host;
    const directoryExists = host.directoryExists ?? ts.sys.directoryExists;
    host.fileExists = (name) => added.has(name) || fileExists(name);
    host.readFile = (name) => added.get(name) ?? readFile(name);
    host.directoryExists = (name) => folders.has(name) || directoryExists(name);
    host.getSourceFile = (name, version, ...rest) => {
      const text = added.get(name);
      if (text !== undefined) return ts.createSourceFile(name, text, version);
      if (!sources.has(name)) sources.set(name, getSourceFile(name, version, ...rest));
      return sources.get(name);
    };
    const own = [...added.keys()].filter((name) => /\.tsx?$/.test(name));
    last = ts.createProgram([...declarations, ...own], options, host, last);
    const program = last;
    return own.flatMap((name) => {
      const source = program.getSourceFile(name);
      const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      return found.map(
        ({ messageText }) =>
          `${path.relative(project, name)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      );
    });
  };
}
