import { listExported, readExported } from '#tests/support/exported';

const documents = listExported('.html');
const forCustomers = documents.filter((file) =>
  /^\/(?:(?:en|de)\/(?:support|security|customer-(?:information|documents)|exchange-rates|iban-checker|complaint|whistleblowing)|fr|es|it)\//.test(
    file,
  ),
);

const readHeader = (file: string): string =>
  /<header class.*?<\/header>/s.exec(readExported(file))?.[0] ?? '';

/** Targets of the header's buttons that a page shows. */
function listShown(file: string): string[] {
  const links = readHeader(file).match(/<a\b[^>]*\bdata-contact=[^>]*>/g) ?? [];
  return links
    .filter((link) => !/\bhidden\b/.test(link))
    .map((link) => /\bhref="([^"]*)"/.exec(link)?.[1] ?? '');
}

describe('the links for account holders in the header', () => {
  it('lead to blocking a card on each of their pages', () => {
    expect(forCustomers.length).toBeGreaterThan(50);
    const wrong = forCustomers.filter((file) => {
      const shown = listShown(file);
      return shown.length !== 1 || !/(?:\/support\/#block|#help)$/.test(shown[0] ?? '');
    });
    expect(wrong).toEqual([]);
  });

  it('lead to an exported heading in languages with customer information only', () => {
    for (const language of ['fr', 'es', 'it']) {
      const [target = ''] = listShown(`/${language}/index.html`);
      expect(readExported(`${target.replace('#help', '')}index.html`)).toContain('id="help"');
    }
  });

  it('lead to help on every page', () => {
    const wrong = documents.filter(
      (file) => /^\/(?:en|de)\//.test(file) && !/href="\/(?:en|de)\/support\/"/.test(readHeader(file)),
    );
    expect(wrong).toEqual([]);
  });

  it('leave the enquiry form to everybody else', () => {
    expect(listShown('/en/index.html')).toEqual(['/en/partners/?about=sales#enquiry']);
    expect(listShown('/de/services/accounts/index.html')).toEqual(['/de/partners/?about=sales#enquiry']);
  });
});
