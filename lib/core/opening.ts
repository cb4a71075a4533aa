/** Maximum length of a first paragraph that is styled as an introduction. */
const lettersAtMost = 300;

/** Whether a text begins with a short paragraph, possibly after its first heading. */
export function hasShortOpening(html: string): boolean {
  const [, opening = ''] = /^\s*(?:<h2\b[^>]*>[\s\S]*?<\/h2>\s*)?<p>([\s\S]*?)<\/p>/.exec(html) ?? [];
  const letters = opening.replace(/<[^>]*>/g, '').length;
  return letters > 0 && letters <= lettersAtMost;
}

/** Splits a text before its first heading: the paragraphs that open it, and its sections. */
export function splitOpening(html: string): { readonly opening: string; readonly html: string } {
  const at = html.indexOf('<h2');
  return at < 0 ? { opening: html, html: '' } : { opening: html.slice(0, at), html: html.slice(at) };
}
