import { findLargeModules } from './large-modules.build';
import { compileHint, type ScriptFile } from './join-scripts.build';
import type { RuntimeEntry, StartPlan } from './start-plan';

/**
 * Puts styles of a bundle into the document, but for those that are there: one sheet more behind all others. A
 * disabled link says of each that it is there, as in a finished document. Browsers without such sheets fetch the files.
 */
const adoptSheets = `self.adoptSheets=s=>{let d=document,c="",h=d.adoptedStyleSheets;for(let[a,t]of s){if(d.querySelector('link[rel=stylesheet][href="'+a+'"]'))continue;let l=d.createElement("link");l.rel="stylesheet";h&&l.setAttribute("disabled","");l.href=a;d.head.append(l);c+=t}if(h&&c){let n=new CSSStyleSheet;n.replaceSync(c);d.adoptedStyleSheets=[...h,n]}}`;

/**
 * The loader of chunks and React look for an (asynchronous) element by its address before they fetch a
 * script: those of chunks that come within another file have a type that no browser runs or fetches.
 */
const hold = (files: readonly string[]): string =>
  `${JSON.stringify(files)}.forEach(f=>{let e=document.createElement("script");e.type="held";e.async=true;e.src=scriptAddress(f);document.head.append(e)})`;

/**
 * Writes the script of the first load that holds the small chunks, what the loader of chunks needs of
 * the document, and how all is run in the end.
 *
 * @param files addresses of the chunks that it and the large files hold
 * @param text the small chunks
 * @param large files of the first load that stay alone
 * @param globals what scripts find by name, as JSON
 */
export function writeStartFile(
  files: readonly string[],
  text: string,
  large: readonly ScriptFile[],
  entry: RuntimeEntry,
  globals: Readonly<Record<string, unknown>>,
): string {
  const plan: StartPlan = { large: large.flatMap((file) => findLargeModules(file.text)), entry };
  const code = [
    adoptSheets,
    hold(files),
    ...Object.entries({ ...globals, startPlan: plan }).map(
      ([name, value]) => `self.${name}=${JSON.stringify(value)}`,
    ),
    text,
  ].join(';\n');
  return `${compileHint}${code}`;
}
