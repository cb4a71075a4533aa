import { storedItems } from '#lib/core/stored-items';
import { locales } from '#lib/i18n/locales';
import { texts } from './collection';
import { buildServices, buildStorageTable, fillGenerated, generatedParts } from './generated';
import { buildTextView } from './view';

describe.each(locales)('the privacy policy in %s', (locale) => {
  const { html } = buildTextView(texts.get(locale, 'privacy-policy'));

  it('names everything that the code stores, with its group and how long it is kept', () => {
    for (const { name, kind } of Object.values(storedItems))
      expect(html).toContain(`<code>${name}</code> (${kind})`);
    expect(buildStorageTable(locale).split('\n')).toHaveLength(2 + Object.keys(storedItems).length);
    expect(html).toMatch(locale === 'en' ? /90\sdays/ : /90\sTage/);
  });

  it('puts in every generated part', () => {
    const { html: body } = texts.get(locale, 'privacy-policy').body();
    for (const name of generatedParts) expect(body).toContain(`<p>{${name}}</p>`);
    expect(html).not.toMatch(/\{[a-z-]+\}/);
  });

  it('says whether services are connected, and which', () => {
    expect(buildServices(locale, {})).not.toContain('example');
    expect(
      buildServices(locale, {
        TAG_MANAGER: 'https://tags.example/gtm.js?id=GTM-1',
        THIRD_PARTY_ORIGINS: ['https://collect.example'],
      }),
    ).toContain('tags.example, collect.example');
  });
});

test('what is no generated part stays as an editor wrote it', () => {
  expect(fillGenerated('<p>{unknown}</p><p>{stored-items} here</p>', 'en')).toBe(
    '<p>{unknown}</p><p>{stored-items} here</p>',
  );
});
