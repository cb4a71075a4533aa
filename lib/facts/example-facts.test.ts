import { examples } from '#content/site/examples';
import { listExampleFacts } from './example-facts';

describe('listExampleFacts', () => {
  it('formats amounts for the language', () => {
    expect(listExampleFacts('en')['exampleAmount']).toBe('€1,250.50');
    expect(listExampleFacts('de')['exampleAmount']).toBe('1.250,50\u00a0€');
  });

  it('prints account numbers in unbreakable groups of four', () => {
    const iban = String(listExampleFacts('en')['exampleIban']);
    expect(iban.split('\u00a0').map(({ length }) => length)).toEqual([4, 4, 4, 4, 4, 2]);
    expect(iban.replaceAll('\u00a0', '')).toBe(examples.account.iban);
  });
});
