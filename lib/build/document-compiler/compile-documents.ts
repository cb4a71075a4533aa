import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripBase } from '#lib/core/base-path';
import { listTemplateRules } from '#lib/page-data/template-rules';
import { listPages } from '#lib/registry/registry';
import { bundleScript } from '../bundle-script';
import { listFiles } from '../steps/walk';
import { addPolicy } from './add-policy';
import { deferParts } from './defer-parts';
import { formatScript, replaceScripts, type ScriptFiles } from './replace-scripts';
import { inlineStyles, type ReadStyleSheet } from './inline-styles';
import { insertAfterCharset } from './insert-after-charset';
import { moveFontHint } from './move-font-hint';
import { removeRuntime } from './remove-runtime';
import { createScriptJoiner } from './script-files';

/** A step from a document as Next writes it to the one that is served. */
type Pass = (html: string) => string;

/**
 * The documents outside the languages, as paths from the export's root: links and a few lines of script. They have no
 * runtime, so that a visitor who is redirected at once does not download one.
 */
const rootDocuments: readonly string[] = ['index.html', '404.html', '500.html'];
const redirects = (name: string): boolean => rootDocuments.includes(name) && name !== '500.html';

type Parts = {
  readonly read: ReadStyleSheet;
  readonly files: ScriptFiles;
  /** Element of the script that redirects from a root document. */
  readonly redirect: string;
};

/** The passes over a document, in their order: styles, scripts, layout, policy. */
function listPasses(name: string, { read, files, redirect }: Parts): readonly Pass[] {
  if (rootDocuments.includes(name))
    return [
      removeRuntime,
      (html) => inlineStyles(html, read, { runtime: false }),
      (html) => (redirects(name) ? insertAfterCharset(html, redirect) : html),
      moveFontHint,
      addPolicy,
    ];
  return [
    (html) => inlineStyles(html, read, { runtime: true }),
    (html) => replaceScripts(html, files),
    deferParts,
    moveFontHint,
    addPolicy,
  ];
}

/** Reads the style sheets of an export, each once. */
function createSheetReader(out: string): ReadStyleSheet {
  const sheets = new Map<string, string>();
  return (address) => {
    const sheet = sheets.get(address) ?? readFileSync(path.join(out, stripBase(address)), 'utf8').trim();
    sheets.set(address, sheet);
    return sheet;
  };
}

/**
 * Compiles every document of an export; writes none if any has an unexpected shape.
 *
 * @throws {NextOutputError} if Next's output has changed
 */
export async function compileDocuments(out: string): Promise<void> {
  const read = createSheetReader(out);
  const { removeUnused, join, write } = createScriptJoiner(out, read, {
    templateRules: listTemplateRules(listPages()),
  });
  const starter = write(await bundleScript('components/layout/starter.ts'));
  const redirect = formatScript(write(await bundleScript('lib/i18n/entry-script.ts')));
  const parts = { read, files: { starter, join, write }, redirect };
  const compiled = listFiles(out, (name) => name.endsWith('.html')).map((file) => {
    const passes = listPasses(path.relative(out, file), parts);
    return { file, html: passes.reduce((html, pass) => pass(html), readFileSync(file, 'utf8')) };
  });
  for (const { file, html } of compiled) writeFileSync(file, html);
  removeUnused(compiled.map(({ html }) => html));
}
