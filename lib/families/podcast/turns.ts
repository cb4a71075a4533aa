/** What somebody says before somebody else does: the chapter it stands in, counted from 0, and its words. */
export type Turn = { readonly chapter: number; readonly name: string; readonly text: string };

const part = /<h2\b|<dt>([\s\S]*?)<\/dt>|<dd>([\s\S]*?)<\/dd>/g;

/** Text alone. */
export const stripTags = (html: string): string => html.replace(/<[^>]*>/g, '');

/** The turns of a transcript: a definition list, in which the term is the speaker. */
export function listTurns(html: string): Turn[] {
  const turns: Turn[] = [];
  let chapter = -1;
  for (const [tag, name, said] of html.matchAll(part)) {
    const last = turns.at(-1);
    if (name !== undefined) turns.push({ chapter, name: stripTags(name), text: '' });
    else if (said === undefined) chapter += tag === '<h2' ? 1 : 0;
    else if (last) turns[turns.length - 1] = { ...last, text: `${last.text} ${stripTags(said)}`.trim() };
  }
  return turns;
}
