import de from '#messages/de.json';
import en from '#messages/en.json';
import { translate } from './translate';

type Node = { readonly [key: string]: string | Node };

function listMessages(node: Node, prefix = ''): [key: string, text: string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : listMessages(value, `${prefix}${key}.`),
  );
}

/** Names and kinds of the arguments of an ICU message, outermost braces only: `count, plural`. */
function listArguments(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  for (const [index, sign] of [...text].entries()) {
    if (sign === '}') depth -= 1;
    if (sign === '{') depth += 1;
    if (sign === '{' && depth % 2 === 1)
      found.push(/^\{\s*(\w+\s*(?:,\s*\w+)?)/.exec(text.slice(index))?.[1] ?? '?');
  }
  return [...new Set(found)].toSorted();
}

const messages = { en: new Map(listMessages(en)), de: new Map(listMessages(de)) };

describe('messages', () => {
  it('German has exactly the keys of English', () => {
    expect([...messages.de.keys()].toSorted()).toEqual([...messages.en.keys()].toSorted());
  });

  it.each([...messages.en])('%s takes the same arguments in German', (key, text) => {
    expect(listArguments(messages.de.get(key) ?? '')).toEqual(listArguments(text));
  });

  it.each(['en', 'de'] as const)('no value is empty or padded (%s)', (locale) => {
    expect([...messages[locale]].filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });

  it('has a translator for every namespace', () => {
    expect(Object.keys(translate).toSorted()).toEqual(Object.keys(en).toSorted());
  });
});

describe('translate', () => {
  it('counts as the language does', () => {
    const count = (locale: 'en' | 'de') =>
      [1, 12, 1250].map((number) => translate.glossary[locale]('count', { count: number }));
    expect(count('en')).toEqual(['One term', '12 terms', '1,250 terms']);
    expect(count('de')).toEqual(['Ein Begriff', '12 Begriffe', '1.250 Begriffe']);
  });

  it('throws when an argument is missing, so that no page prints a gap', () => {
    expect(() => translate.glossary.de('reviewed', {})).toThrow(/day/);
  });
});
