import { stripTags } from '#lib/core/html';

/** Turn of a conversation: its chapter, counted from 0, speaker and text. */
export type Turn = { readonly chapter: number; readonly name: string; readonly text: string };

const part = /<h2\b|<dt>([\s\S]*?)<\/dt>|<dd>([\s\S]*?)<\/dd>/g;

/** Turns of a transcript, a definition list whose terms are the speakers. */
export function listTurns(html: string): Turn[] {
  const turns: Turn[] = [];
  let chapter = -1;
  for (const [tag, name, words] of html.matchAll(part)) {
    const last = turns.at(-1);
    if (name !== undefined) turns.push({ chapter, name: stripTags(name), text: '' });
    else if (words === undefined) chapter += tag === '<h2' ? 1 : 0;
    else if (last) turns[turns.length - 1] = { ...last, text: `${last.text} ${stripTags(words)}`.trim() };
  }
  return turns;
}
