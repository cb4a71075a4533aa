const turn = /<dt>([\s\S]*?)<\/dt>((?:<dd>[\s\S]*?<\/dd>)+)/g;

/** The paragraphs of a definition, in a tight or loose list. */
function splitParagraphs(definitions: string): readonly string[] {
  return [...definitions.matchAll(/<dd>([\s\S]*?)<\/dd>/g)].flatMap(([, text = '']) =>
    text.startsWith('<p>') ? [...text.matchAll(/<p>([\s\S]*?)<\/p>/g)].map(([, part = '']) => part) : [text],
  );
}

function writeTurn(speaker: string, definitions: string): string {
  const name = `<b>${speaker}<span class="visually-hidden">:</span></b> `;
  return splitParagraphs(definitions)
    .map((text, index) => `<p>${index === 0 ? name : ''}<span>${text}</span></p>`)
    .join('');
}

/**
 * Converts dialogues, written in Markdown as definition lists with a term per speaker, to paragraphs: the HTML standard
 * forbids repeated names in a `dl` and recommends `p` (section "Conversations").
 *
 * @param html rendered Markdown
 * @returns the same with a `div` for each list, and in it `<p><b>Speaker:</b> <span>Text</span></p>` for each turn
 */
export function markDialogue(html: string): string {
  return html.replace(
    /<dl>([\s\S]*?)<\/dl>/g,
    (_list, turns: string) =>
      `<div>${turns.replace(turn, (_turn, speaker: string, text: string) => writeTurn(speaker, text))}</div>`,
  );
}
