import { findLargeModules } from './large-modules';
import { compileHint, type ScriptFile } from './join-scripts';
import type { RuntimeEntry, StartPlan } from '#lib/next/start-plan';

/**
 * Adds a bundle's styles to the document, except those already there, as one constructed style sheet. A disabled link
 * marks each, as in a finished document. Browsers without constructed style sheets fetch the files.
 */
const adoptSheets = `self.adoptSheets=s=>{let d=document,c="",h=d.adoptedStyleSheets;for(let[a,t]of s){if(d.querySelector('link[rel=stylesheet][href="'+a+'"]'))continue;let l=d.createElement("link");l.rel="stylesheet";h&&l.setAttribute("disabled","");l.href=a;d.head.append(l);c+=t}if(h&&c){let n=new CSSStyleSheet;n.replaceSync(c);d.adoptedStyleSheets=[...h,n]}}`;

/**
 * The chunk loader and React look for an async script element by URL before they fetch a script: chunks
 * within another file get elements of a type that browsers neither run nor fetch.
 */
const addHeldElements = (files: readonly string[]): string =>
  `${JSON.stringify(files)}.forEach(f=>{let e=document.createElement("script");e.type="held";e.async=true;e.src=scriptAddress(f);document.head.append(e)})`;

/**
 * Generates the start script of the first load: the small chunks, globals for the chunk loader, and the start plan.
 *
 * @param files URLs of the chunks contained in it and in the large files
 * @param text the small chunks
 * @param large large files of the first load, which are separate
 * @param globals global variables, serialised as JSON
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
    addHeldElements(files),
    ...Object.entries({ ...globals, startPlan: plan }).map(
      ([name, value]) => `self.${name}=${JSON.stringify(value)}`,
    ),
    text,
  ].join(';\n');
  return `${compileHint}${code}`;
}
