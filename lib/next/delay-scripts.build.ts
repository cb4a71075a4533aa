import { expectOfNext } from './next-output-error';

const asyncScript = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const scriptFile = /<script\b(?![^>]*\bnoModule\b)[^>]*\ssrc=/;

function formatScript(files: readonly string[]): string {
  const append = 'let e=document.createElement("script");e.src=f;e.async=true;document.head.append(e)';
  // Until the runtime is there, nothing else answers Back and Forward among the entries of one document.
  const traversal = '{let p=location.pathname;onpopstate=()=>{p===location.pathname||location.reload()}}';
  // A link followed before then leaves the document: a runtime that starts meanwhile must not navigate elsewhere.
  const departure = 'onbeforeunload=()=>{document.documentElement.dataset.leaving=""}';
  // PerformanceObserver reports after the first paint; a frame's callback runs before it (older Safari observes no paint).
  const afterPaint =
    'let o=self.PerformanceObserver;o?.supportedEntryTypes?.includes("paint")?new o((_,s)=>{s.disconnect();load()}).observe({type:"paint",buffered:true}):requestAnimationFrame(()=>setTimeout(load))';
  return `${traversal};${departure};{let load=()=>${JSON.stringify(files)}.forEach(f=>{${append}});${afterPaint}}`;
}

/**
 * Has a document fetch its scripts after it was painted for the first time: every page can be read
 * and used without them, so that styles and font need not share a slow line with them. Back and
 * Forward load the page in full meanwhile. Scripts for browsers without modules stay as they are.
 *
 * @param html document as Next writes it, its scripts asynchronous elements
 * @returns document with one inline script in their place, at the end of the body
 * @throws {NextOutputError} where there are none, or others
 */
export function delayScripts(html: string): string {
  const files = [...new Set([...html.matchAll(asyncScript)].map(([, file = '']) => file))];
  const without = html.replace(asyncScript, '');
  expectOfNext(
    files.length > 0 && !scriptFile.test(without),
    'writes its scripts as <script src="…" async=""></script>',
    'asynchronous scripts',
  );
  return without.replace('</body>', () => `<script>${formatScript(files)}</script></body>`);
}
