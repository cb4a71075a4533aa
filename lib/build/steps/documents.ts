import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripBase } from '#lib/core/base-path';
import { finishDocument, formatScript } from '#lib/next/finish-document.build';
import { inlineStyles, type ReadSheet } from '#lib/next/inline-styles.build';
import { insertAfterCharset } from '#lib/next/insert-after-charset.build';
import { moveFontHint } from '#lib/next/move-font-hint.build';
import { listTemplateRules } from '#lib/page-data/template-rules';
import { listPages } from '#lib/registry/registry';
import { writeDocumentPolicy } from '#lib/server/content-policy';
import { bundleScript } from '../bundle-script';
import { createScriptJoiner } from './join-files';
import { deferParts } from './defer-parts';
import { rootDocuments } from './root-documents';
import { listFiles } from './walk';

/** A document outside the languages that sends its visitor to one. */
const sendsOn = (name: string): boolean => rootDocuments.includes(name) && name !== '500.html';

/** Puts a strict content security policy into a document: no style applies but those that the build wrote into it. */
function addPolicy(html: string): string {
  const policy = writeDocumentPolicy(html);
  return insertAfterCharset(html, `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/** Reads the style sheets of an export, each once. */
function sheetReader(out: string): ReadSheet {
  const sheets = new Map<string, string>();
  return (address) => {
    const sheet = sheets.get(address) ?? readFileSync(path.join(out, stripBase(address)), 'utf8').trim();
    sheets.set(address, sheet);
    return sheet;
  };
}

/** Finishes every document of the export; writes none unless all have the shape that this relies on. */
export async function finishDocuments(out: string): Promise<number> {
  const read = sheetReader(out);
  const { removeUnused, ...files } = createScriptJoiner(out, read, {
    templateRules: listTemplateRules(listPages()),
  });
  const starter = files.write(await bundleScript('components/chrome/starter.ts'));
  const entry = formatScript(files.write(await bundleScript('lib/i18n/entry-script.ts')));
  const finished = listFiles(out, (name) => name.endsWith('.html')).map((file) => {
    const name = path.relative(out, file);
    const runtime = !rootDocuments.includes(name);
    const html = inlineStyles(readFileSync(file, 'utf8'), read, { runtime });
    const withScripts = runtime
      ? finishDocument(html, { starter, ...files })
      : sendsOn(name)
        ? insertAfterCharset(html, entry)
        : html;
    return { file, html: addPolicy(moveFontHint(runtime ? deferParts(withScripts) : withScripts)) };
  });
  for (const { file, html } of finished) writeFileSync(file, html);
  removeUnused(finished.map(({ html }) => html));
  return finished.length;
}
