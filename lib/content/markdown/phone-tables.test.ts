import { formOnPhones, type Column } from './phone-tables';

const text = 'A sentence that has several lines in a column of a phone, since it says a lot';

const columns = (names: readonly string[], cell = '1', isNumber = false): Column[] =>
  names.map((name, index) => ({ name, isNumber: isNumber && index > 0, texts: [cell] }));

describe('a table on phones', () => {
  it('stays a table if its columns are short', () => {
    expect(formOnPhones(columns(['Share', 'Rate', 'Per year', 'Per client']))).toBeUndefined();
    expect(formOnPhones(columns(['A', 'B']))).toBeUndefined();
  });

  it('stacks if a cell is a paragraph, or words exceed their column', () => {
    expect(formOnPhones(columns(['A', 'B', 'C'], text))).toBe('stacks');
    expect(formOnPhones(columns(['Kapitalertragsteuer', 'Solidaritätszuschlag', 'Kirchensteuer']))).toBe(
      'stacks',
    );
    // A soft hyphen allows a break.
    expect(
      formOnPhones(columns(['Kapital\u00adertrag\u00adsteuer', 'Zuschlag', 'Kirchensteuer'])),
    ).toBeUndefined();
  });

  it('scrolls a comparison of at least six columns, by numbers or row names', () => {
    const six = ['A', 'B', 'C', 'D', 'E', 'F'];
    const rows = (count: number) =>
      columns(six, '1', true).map((column) => ({
        ...column,
        texts: Array.from({ length: count }, () => '−1,977.5'),
      }));
    expect(formOnPhones(rows(4))).toBe('scrolls');
    expect(formOnPhones(rows(3))).toBe('stacks counts');
    expect(formOnPhones(columns(['', ...six.slice(1)]))).toBe('scrolls');
    expect(formOnPhones(columns(['', ...six.slice(1, 5)], text))).toBe('stacks');
    expect(formOnPhones(columns(six, text))).toBe('stacks');
  });

  it('may become blocks of answers if few rows answer many questions', () => {
    const asked = (rows: number) =>
      columns(['A', 'B', 'C', 'D', 'E', 'F']).map((column) => ({
        ...column,
        texts: Array.from({ length: rows }, () => text),
      }));
    expect(formOnPhones(asked(4))).toBe('stacks asks');
    expect([formOnPhones(asked(2)), formOnPhones(asked(6))]).toEqual(['stacks', 'stacks']);
    expect(formOnPhones(asked(4).slice(0, 5))).toBe('stacks');
  });
});
