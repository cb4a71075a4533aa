import de from '#messages/de.json';
import en from '#messages/en.json';
import { languageCodes } from './languages';
import { nativeMessages } from './native-messages';
import { translate } from './translate';
import { typeset } from './typeset';

type Node = { readonly [key: string]: string | Node };

function listMessages(node: Node, prefix = ''): [key: string, text: string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : listMessages(value, `${prefix}${key}.`),
  );
}

/** Names and types of an ICU message's arguments, outermost braces only: `count, plural`. */
function listArguments(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  for (const [index, sign] of [...text].entries()) {
    if (sign === '}') depth -= 1;
    if (sign === '{') depth += 1;
    if (sign === '{' && depth % 2 === 1)
      found.push(/^\{\s*(\w+\s*(?:,\s*\w+)?)/.exec(text.slice(index))?.[1] ?? '?');
  }
  // Languages may format an amount with or without its currency: `from` or `fromEuro`.
  return [...new Set(found.map((name) => name.replace(/Euro$/, '')))].toSorted();
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

describe.each(Object.entries(nativeMessages))('messages in %s', (_language, native) => {
  const namespaces = Object.keys(native);
  const own = new Map(listMessages(native));
  const english = [...messages.en].filter(([key]) => namespaces.includes(key.split('.', 1)[0] ?? ''));

  it('have exactly the keys of English in their namespaces', () => {
    expect([...own.keys()].toSorted()).toEqual(english.map(([key]) => key).toSorted());
  });

  it('take the same arguments', () => {
    const unlike = english.filter(
      ([key, text]) =>
        JSON.stringify(listArguments(own.get(key) ?? '')) !== JSON.stringify(listArguments(text)),
    );
    expect(unlike).toEqual([]);
  });

  it('are neither empty, padded nor English', () => {
    const [faults, english] = [
      [...own].filter(([, text]) => text === '' || text !== text.trim()),
      [...own].filter(([key, text]) => text.includes(' ') && text === messages.en.get(key)),
    ];
    expect([faults, english]).toEqual([[], []]);
  });
});

describe('translate', () => {
  it('uses the plural forms of the language', () => {
    const count = (locale: 'en' | 'de') =>
      [1, 12, 1250].map((number) => translate.glossary[locale]('count', { count: number }));
    const [one, few, many] = count('de');
    expect([one, few, many].map((text) => /^[\d.,]+/.exec(text ?? '')?.[0])).toEqual([
      undefined,
      '12',
      '1.250',
    ]);
    expect(/^[\d.,]+/.exec(count('en')[2] ?? '')?.[0]).toBe('1,250');
  });

  it('applies the typography of the language to texts and arguments', () => {
    const day = '1 March 2026';
    expect(translate.glossary.en('reviewed', { day })).toBe(
      typeset(translate.glossary.en('reviewed', { day }), 'en'),
    );
    expect(translate.glossary.en('reviewed', { day })).toContain('1\u00a0March\u00a02026');
  });

  it.each(languageCodes)('has words for every page (%s)', (language) => {
    for (const namespace of ['layout', 'content', 'customerInformation'] as const)
      expect(Object.keys(translate[namespace])).toContain(language);
    expect(translate.layout[language]('breadcrumb')).toMatch(/\S/);
  });

  it('throws if an argument is missing', () => {
    expect(() => translate.glossary.de('reviewed', {})).toThrow(/day/);
  });
});
