import { expectOfNext } from './next-output-error';

const asyncScript = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const scriptFile = /<script\b(?![^>]*\bnoModule\b)[^>]*\ssrc=/;

/** What a document loads, and what is a part of it: addresses of scripts. */
export type LateScripts = { readonly load: readonly string[]; readonly held: readonly string[] };

function formatScript({ load, held }: LateScripts): string {
  const append = 'let e=document.createElement("script");e.src=f;e.async=true;document.head.append(e)';
  // Until the runtime is there, nothing else answers Back and Forward among the entries of one document.
  const traversal = '{let p=location.pathname;onpopstate=()=>{p===location.pathname||location.reload()}}';
  // A link followed before then leaves the document: a runtime that starts meanwhile must not navigate elsewhere.
  const departure = 'onbeforeunload=()=>{document.documentElement.dataset.leaving=""}';
  // PerformanceObserver reports after the first paint; a frame's callback runs before it (older Safari observes no paint).
  const afterPaint =
    'let o=self.PerformanceObserver;o?.supportedEntryTypes?.includes("paint")?new o((_,s)=>{s.disconnect();rest()}).observe({type:"paint",buffered:true}):requestAnimationFrame(()=>setTimeout(rest))';
  // At rest: fonts and images have come, and the browser has nothing else to do.
  const atRest =
    'start=()=>load(),idle=()=>(self.requestIdleCallback??setTimeout)(start,{timeout:1000}),rest=()=>document.readyState=="complete"?idle():addEventListener("load",idle)';
  // Whoever points at something that answers, or presses a key, need not wait for that.
  const onIntent =
    'let on=e=>{(e.type=="keydown"||e.target.closest?.("a,button,summary,input,select,textarea"))&&load()},signs=["mouseover","keydown","focusin"];signs.forEach(t=>addEventListener(t,on))';
  // The loader of chunks and React look for an (asynchronous) element by its address before they fetch a
  // script: those of chunks that come within another file have a type that no browser runs or fetches.
  const hold =
    held.length > 0
      ? `${JSON.stringify(held)}.forEach(f=>{let e=document.createElement("script");e.type="held";e.async=true;e.src=f;document.head.append(e)});`
      : '';
  const once = 'load=()=>{};signs.forEach(t=>removeEventListener(t,on))';
  return `${traversal};${departure};{let files=${JSON.stringify(load)},load=()=>{${once};${hold}files.forEach(f=>{${append}})},${atRest};${onIntent};${afterPaint}}`;
}

/**
 * Has a document fetch its scripts when it is at rest after its first paint, or at the first sign that
 * somebody is about to use it: every page can be read and used without them, so that fonts and images
 * need not share a slow line with them. Back and Forward load the page in full meanwhile. Scripts for browsers without modules stay as they are.
 *
 * @param html document as Next writes it, its scripts asynchronous elements
 * @param join says what to load instead of these files, in their order
 * @returns document with one inline script in their place, at the end of the body
 * @throws {NextOutputError} where there are none, or others
 */
export function delayScripts(
  html: string,
  join: (files: readonly string[]) => LateScripts = (load) => ({ load, held: [] }),
): string {
  const files = [...new Set([...html.matchAll(asyncScript)].map(([, file = '']) => file))];
  const without = html.replace(asyncScript, '');
  expectOfNext(
    files.length > 0 && !scriptFile.test(without),
    'writes its scripts as <script src="…" async=""></script>',
    'asynchronous scripts',
  );
  return without.replace('</body>', () => `<script>${formatScript(join(files))}</script></body>`);
}
