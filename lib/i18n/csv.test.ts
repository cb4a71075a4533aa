import { writeCsv } from './csv';

describe('writeCsv', () => {
  const rows = [
    ['Tag', 'a "b"', 'c;d, e'],
    ['2026-02-13', '1,5', 'Öl\u00a0und\u00adGas'],
  ];

  it('separates values as spreadsheets of the language expect', () => {
    expect(writeCsv(rows, 'de')).toBe('\uFEFFTag;"a ""b""";"c;d, e"\r\n2026-02-13;1,5;Öl undGas\r\n');
    expect(writeCsv(rows, 'en')).toBe('\uFEFFTag,"a ""b""","c;d, e"\r\n2026-02-13,"1,5",Öl undGas\r\n');
  });
});
