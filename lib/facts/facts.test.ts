import type * as Zod from 'zod';
import type * as CustomerFacts from './customers';
import type * as EcosystemFacts from './ecosystem';
import type { ContentError, ContentProblem } from '#lib/content/content-error';
import { findLine } from '#lib/content/locate-problems';

const customer = {
  slug: 'sample',
  name: 'Sample',
  industry: 'mobility',
  city: { en: 'Munich', de: 'München' },
  foundedYear: 2015,
  liveSince: 2020,
  services: ['accounts'],
  what: { en: 'A "sample" of a company', de: 'Ein "Muster" von einem Unternehmen' },
  telephone: '+49 30 1',
  email: 'help@sample.example',
  transfer: ['sepa'],
};
const company = { name: 'Supplier', city: customer.city, services: ['cards'], what: customer.what };
const task = { slug: 'task', title: { en: 'Task', de: 'Aufgabe' }, throughBank: true, companies: [company] };

async function readCustomers(...customers: readonly object[]): Promise<typeof CustomerFacts> {
  jest.resetModules();
  jest.doMock('#content/site/customers', () => ({ customers }));
  return import('./customers');
}

async function readEcosystem(...ecosystem: readonly object[]): Promise<typeof EcosystemFacts> {
  jest.resetModules();
  jest.doMock('#content/site/ecosystem', () => ({ ecosystem }));
  return import('./ecosystem');
}

function readProblems(read: () => unknown): readonly ContentProblem[] {
  try {
    read();
  } catch (error) {
    // After a module reset, the error's class is a different one.
    if (error instanceof Error && error.name === 'ContentError') return (error as ContentError).problems;
    throw error;
  }
  return [];
}

describe('customers', () => {
  it('are typeset in each language', async () => {
    const { listCustomers, findCustomer } = await readCustomers(customer);
    expect(listCustomers()[0]?.what).toEqual({
      en: 'A “sample” of a company',
      de: 'Ein „Muster“ von einem Unternehmen',
    });
    expect(findCustomer('sample')).toBe(listCustomers()[0]);
    expect(() => findCustomer('nobody')).toThrow('content/site/customers.ts has no nobody.');
  });

  it.each([
    [{ services: ['acounts'] }, ['services', 0], /^the slug of an item of content\/services: /],
    [{ industry: 'forestry' }, ['industry'], /^one of /],
    [{ email: 'sample.example' }, ['email'], /./],
    [{ what: { en: 'Only English words' } }, ['what', 'de'], /^a string$/],
    [{ transfer: ['cash'] }, ['transfer', 0], /^one of sepa, crypto$/],
    [{ colour: 'red' }, ['colour'], /^no such key$/],
  ])('report %j with its location', async (slip, path, expected) => {
    const { listCustomers } = await readCustomers(customer, { ...customer, ...slip });
    expect(readProblems(listCustomers)).toEqual([
      expect.objectContaining({
        file: 'content/site/customers.ts',
        path: [1, ...path],
        expected: expect.stringMatching(expected),
      }),
    ]);
  });
});

describe('suppliers', () => {
  it('are grouped by task', async () => {
    const { listTasks } = await readEcosystem(task);
    expect(listTasks()).toMatchObject([{ slug: 'task', companies: [{ name: 'Supplier' }] }]);
  });

  it('report a misspelt service with its line', async () => {
    const { listTasks } = await readEcosystem({ ...task, companies: [{ ...company, services: ['crads'] }] });
    const [problem, ...others] = readProblems(listTasks);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ field: '0.companies.0.services.0', found: '"crads"' });
    // The module's first company has a service.
    expect(findLine(problem?.file ?? '', problem?.path ?? [])).toBeGreaterThan(1);
  });
});

test('problems of modules with several exports name the export', async () => {
  jest.resetModules();
  const { readFacts, localized } = await import('./read-facts');
  const read = readFacts(
    'content/careers/teams.ts',
    { name: { en: 'x', de: 'xyz' } },
    localizedName(localized),
    'teams',
  );
  expect(readProblems(read)).toMatchObject([{ path: ['teams', 'name', 'en'] }]);
});

function localizedName(localized: (min: number) => unknown) {
  const { z } = jest.requireActual<typeof Zod>('zod');
  return z.strictObject({ name: localized(3) as ReturnType<typeof z.string> });
}
