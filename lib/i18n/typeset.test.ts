import fc from 'fast-check';
import { languageCodes } from './languages';
import { typeset } from './typeset';

/** `~` is a no-break space. */
const bound = (text: string): string => text.replaceAll('~', '\u00a0');

describe('typeset', () => {
  it.each([
    ['"A" and ("B"): it\'s customers\' money', 'en', '“A” and (“B”): it’s customers’ money'],
    ["l'été, the partners'.", 'en', 'l’été, the partners’.'],
    ['"A" – z. B. 10 000 €', 'de', '„A“~– z.~B. 10~000~€'],
    ['"A" : l\'été', 'fr', '«~A~»~: l’été'],
    ['"A" p. ej.', 'es', '«A» p.~ej.'],
    ['"A" art. 5', 'it', '«A» art.~5'],
    ['5" <b>', 'en', '5" <b>'],
  ] as const)('sets %j in %s', (text, language, expected) => {
    expect(typeset(text, language)).toBe(bound(expected));
  });

  const words = fc.constantFrom(
    ...[
      '"A"',
      "it's",
      "customers'",
      '5',
      '%',
      '€',
      '10',
      '000',
      '–',
      'z.',
      'B.',
      'Art.',
      '§',
      'E-Mail',
      '!',
      ':',
    ],
    ...[
      '«',
      '»',
      'S.',
      'p.',
      'ej.',
      '1',
      'mars',
      'März',
      '2026',
      'No',
      '10:00–11:00',
      'UTF-8',
      'a-b.example',
      '(',
      ')',
    ],
  );

  it.each(languageCodes)('is idempotent (%s)', (language) => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (parts) => {
        const once = typeset(parts.join(' '), language);
        return typeset(once, language) === once;
      }),
    );
  });
});
