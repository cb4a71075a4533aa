import { buildIndexView } from './view';

describe('the list of documents about fees', () => {
  const { items } = buildIndexView('de').fees;
  const current = items.filter(({ isEarlier }) => !isEarlier);

  it('names the company first, in alphabetical order', () => {
    const names = current.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'de')));
    expect(names).toContain('Coinhafen');
  });

  it('says what each document is, and its full name with the PDF', () => {
    const row = current.find(({ name }) => name === 'Coinhafen');
    expect(row).toMatchObject({ kind: 'Entgeltinformation' });
    expect(row?.file.of).toMatch(/^Entgeltinformation: .*Coinhafen, /);
  });
});
