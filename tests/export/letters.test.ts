import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { siteLetters } from '#lib/build/fonts/site-letters';
import { listExported, readExported } from '#tests/support/exported';

/** Invisible characters, and arrows, which Archivo lacks. */
const drawnByOthers = '\n\u2007\u200B\u202F\u2060\uFE0E→↩';

function readText(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node) || ('tagName' in node && /^(?:script|style)$/.test(node.tagName))) return '';
  return node.childNodes.map(readText).join('');
}

const letters = new Set(siteLetters + drawnByOthers);

test('every letter of the pages is in the site font; else add it to lib/build/fonts/site-letters.ts and run `npm run font`', () => {
  const missing = listExported('.html').flatMap((file) =>
    [...new Set(readText(parse(readExported(file))))]
      .filter((letter) => !letters.has(letter))
      .map((letter) => `${file}: ${letter}`),
  );
  expect(missing).toEqual([]);
});
