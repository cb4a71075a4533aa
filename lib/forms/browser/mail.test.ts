import { formatAnswer, toText } from './lines';
import { toMailto } from './mail';

it('formats values for reading', () => {
  expect(formatAnswer(' de89 3704-0044-0532013000', 'iban')).toBe('DE89 3704 0044 0532 0130 00');
  expect(formatAnswer('0xAb58 01a7D3', 'address')).toBe('0xAb58 01a7 D3');
  expect(formatAnswer('0.500', 'amount', 'en')).toBe('€0.50');
  expect(formatAnswer('1.234,5', 'amount', 'de')).toBe('1.234,50\u00a0€');
  expect(formatAnswer('bc1qar0srrr', 'address')).toBe('bc1q ar0s rrr');
  expect(formatAnswer('1984-02-29', 'date', 'de')).toBe('29. Februar 1984');
  expect([formatAnswer('soon', 'date'), formatAnswer('', 'iban')]).toEqual(['soon', '']);
  expect(formatAnswer(' a b ', undefined)).toBe(' a b ');
});

describe('a form as an e-mail', () => {
  it('has each label above its answer', () => {
    expect(
      toText([
        { label: 'Name', value: 'Ada' },
        { label: 'Project', value: 'Two\nlines' },
      ]),
    ).toBe('Name\nAda\n\nProject\nTwo\nlines');
  });

  it('encodes subject and text', () => {
    const { searchParams } = new URL(toMailto('a@b.example', 'Grüße & more', 'x=1&y\nz'));
    expect(Object.fromEntries(searchParams)).toEqual({ subject: 'Grüße & more', body: 'x=1&y\r\nz' });
  });

  it('omits a text that is too long', () => {
    expect(toMailto('a@b.example', 'S', 'x'.repeat(2000))).toBe('mailto:a@b.example?subject=S');
  });
});
