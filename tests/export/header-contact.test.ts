import { listExported, readExported } from '#tests/support/exported';

const documents = listExported('.html');
const forCustomers = documents.filter((file) =>
  /^\/(?:(?:en|de)\/(?:support|security|customer-information|exchange-rates)|fr|es|it)\//.test(file),
);

/** Targets of the header's contact links that a page shows. */
function listShown(file: string): string[] {
  const [header = ''] = /<header class.*?<\/header>/s.exec(readExported(file)) ?? [];
  const links = header.match(/<a\b[^>]*\bdata-contact=[^>]*>/g) ?? [];
  return links
    .filter((link) => !/\bhidden\b/.test(link))
    .map((link) => /\bhref="([^"]*)"/.exec(link)?.[1] ?? '');
}

describe('the contact link of the header', () => {
  it('leads account holders to help on each of their pages', () => {
    expect(forCustomers.length).toBeGreaterThan(50);
    const wrong = forCustomers.filter((file) => {
      const shown = listShown(file);
      return shown.length !== 1 || !/(?:\/support\/|#help)$/.test(shown[0] ?? '');
    });
    expect(wrong).toEqual([]);
  });

  it('leads to an exported heading in languages with customer information only', () => {
    for (const language of ['fr', 'es', 'it']) {
      const [target = ''] = listShown(`/${language}/index.html`);
      expect(readExported(`${target.replace('#help', '')}index.html`)).toContain('id="help"');
    }
  });

  it('leads everybody else to the enquiry form', () => {
    expect(listShown('/en/index.html')).toEqual(['/en/partners/?about=sales#enquiry']);
    expect(listShown('/de/services/accounts/index.html')).toEqual(['/de/partners/?about=sales#enquiry']);
  });
});
