/** Letters up to which a first paragraph is an opening; a longer one is text as any other. */
const lettersAtMost = 300;

/** Whether a text opens with a short paragraph, right away or below its first heading. */
export function hasShortOpening(html: string): boolean {
  const [, opening = ''] = /^\s*(?:<h2\b[^>]*>[\s\S]*?<\/h2>\s*)?<p>([\s\S]*?)<\/p>/.exec(html) ?? [];
  const letters = opening.replace(/<[^>]*>/g, '').length;
  return letters > 0 && letters <= lettersAtMost;
}
