const asyncScript = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const lateList = /\["\/_next\/static\/[^\]\\]+\]/;

/**
 * Has a document fetch its scripts after it was painted for the first time: every page can be read
 * and used without them, so that styles and font need not share a slow line with them. Back and
 * Forward load the page in full meanwhile.
 *
 * @param html document as Next writes it, its scripts asynchronous elements
 * @returns document with one inline script in their place, at the end of the body
 */
export function delayScripts(html: string): string {
  const files = [...new Set([...html.matchAll(asyncScript)].map(([, file = '']) => file))];
  if (files.length === 0) return html;
  const append = 'let e=document.createElement("script");e.src=f;e.async=true;document.head.append(e)';
  // Until they are there, nobody else follows Back and Forward among the entries of one document.
  const traversal = '{let p=location.pathname;onpopstate=()=>{p===location.pathname||location.reload()}}';
  // A link followed by then leads away: the runtime that starts meanwhile must not call the visitor back.
  const departure = 'onbeforeunload=()=>{document.documentElement.dataset.leaving=""}';
  // The browser tells when the first paint is on the screen; a frame's callback comes before it (older Safari has only that).
  const afterPaint =
    'let o=self.PerformanceObserver;o?.supportedEntryTypes?.includes("paint")?new o((_,s)=>{s.disconnect();load()}).observe({type:"paint",buffered:true}):requestAnimationFrame(()=>setTimeout(load))';
  const script = `${traversal};${departure};{let load=()=>${JSON.stringify(files)}.forEach(f=>{${append}});${afterPaint}}`;
  return html.replace(asyncScript, '').replace('</body>', () => `<script>${script}</script></body>`);
}

/** Addresses of the scripts that a finished document fetches late. */
export function findLateScripts(html: string): string[] {
  const [list] = lateList.exec(html) ?? [];
  return list ? (JSON.parse(list) as string[]) : [];
}
