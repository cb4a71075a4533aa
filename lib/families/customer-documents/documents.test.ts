import { buildDocumentPath, listCurrent, listDocuments, listPast } from './documents';
import { feeDocuments } from '#content/customer-documents/fees';

jest.mock('#content/customer-documents/fees', () => {
  const services =
    'maintaining transfer standingOrder directDebit debitCard creditCard cashWithdrawal cashDeposit overdraft overrunning';
  const fees = services.split(' ').map((service) => ({ service, amount: 0 }));
  const versions = ['2022-05-01', '2024-03-01', '2025-01-09'].map((validFrom) => ({
    version: validFrom,
    validFrom,
    fees,
  }));
  return {
    feeDocuments: [
      { company: 'lohnlicht', kind: 'fee-information', account: { en: 'Account', de: 'Konto 1' }, versions },
    ],
  };
});

const isFee = ({ slug }: { readonly slug: string }): boolean => slug.startsWith('fees-');

describe('versions of a document about fees', () => {
  it('the last one applies, at an address without a year', () => {
    expect(listCurrent('en').filter(isFee)).toMatchObject([
      { slug: 'fees-lohnlicht', validFrom: '2025-01-09', name: 'Fee information: Account' },
    ]);
  });

  it('the others are in the archive, newest first, each up to the day before the next', () => {
    expect(listPast('en').filter(isFee)).toMatchObject([
      { slug: 'fees-lohnlicht-2024', past: { until: '2025-01-08', current: 'fees-lohnlicht' } },
      { slug: 'fees-lohnlicht-2022', past: { until: '2024-02-29', current: 'fees-lohnlicht' } },
    ]);
  });

  it('each has the address that letters and apps link to', () => {
    expect(listDocuments().filter(isFee).map(buildDocumentPath).toSorted().slice(0, 3)).toEqual([
      '/documents/customers/fees-lohnlicht-2022-de.pdf',
      '/documents/customers/fees-lohnlicht-2022-en.pdf',
      '/documents/customers/fees-lohnlicht-2024-de.pdf',
    ]);
  });

  it('each is listed in both languages', () => {
    expect(listDocuments().filter(isFee)).toHaveLength(2 * (feeDocuments[0]?.versions.length ?? 0));
  });
});
