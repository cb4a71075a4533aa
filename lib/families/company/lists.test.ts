import { listClients, listCompanies, listSuppliers } from './lists';

const city = { en: 'Munich', de: 'München' };
const what = { en: 'What it does', de: 'Was es tut' };
const make = (name: string) => ({ name, city, what, services: ['cards'] });

jest.mock('#lib/facts/customers', () => ({
  listCustomers: () =>
    ['Zebra', 'Ähre', 'birne'].map((name) => ({
      ...make(name),
      slug: name,
      liveSince: name === 'birne' ? 2019 : 2020,
    })),
}));
jest.mock('#lib/facts/ecosystem', () => ({
  listTasks: () => [
    { slug: 'b', title: { en: 'B', de: 'B' }, throughBank: true, companies: [make('Zoo'), make('Apfel')] },
    { slug: 'a', title: { en: 'A', de: 'A' }, throughBank: false, companies: [make('Eins')] },
  ],
}));

describe('companies', () => {
  it('are sorted by year, then by name, in the language', () => {
    const list = listCompanies('de');
    expect(list.map(({ name }) => name)).toEqual(['birne', 'Ähre', 'Zebra']);
    expect(list[1]).toMatchObject({
      city: 'München',
      what: 'Was es tut',
      liveSince: '2020',
      servicePaths: ['/de/services/cards/'],
    });
  });
});

describe('suppliers', () => {
  it('are grouped by task in the order of the module and sorted by name', () => {
    const tasks = listSuppliers('en').map(({ slug, companies }) => [slug, companies.map(({ name }) => name)]);
    expect(tasks).toEqual([
      ['b', ['Apfel', 'Zoo']],
      ['a', ['Eins']],
    ]);
  });

  it('state whether the bank commissions them', () => {
    const [throughBank, direct] = listSuppliers('en').map(({ note }) => note);
    expect(throughBank).not.toBe(direct);
  });

  it('are reached by who commissions their task, the bank first', () => {
    const clients = listClients('en').map(({ isBank, tasks }) => [isBank, tasks.map(({ title }) => title)]);
    expect(clients).toEqual([
      [true, ['B']],
      [false, ['A']],
    ]);
  });
});
