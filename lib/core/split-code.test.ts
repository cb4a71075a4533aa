import { isEmailAddress, splitCode, toCodeHtml, toTextHtml } from './split-code';

test('long addresses and names of code may break after slashes, full stops and underscores', () => {
  expect(splitCode('https://api.sandbox.stellwerk.example/v1')).toEqual([
    'https://',
    'api.',
    'sandbox.',
    'stellwerk.',
    'example/',
    'v1',
  ]);
  expect(splitCode('transfer.settled')).toEqual(['transfer.', 'settled']);
  expect(splitCode('invalid_request')).toEqual(['invalid_', 'request']);
  expect(splitCode('on_hold')).toEqual(['on_hold']);
});

test('their HTML marks the places of breaks and escapes the text', () => {
  expect(toCodeHtml('GET /accounts/<id>')).toBe('GET /<wbr>accounts/<wbr>&lt;id&gt;');
});

test('e-mail addresses may break after the at sign', () => {
  expect(splitCode('complaints@stellwerk.example')).toEqual(['complaints@', 'stellwerk.', 'example']);
  expect(isEmailAddress('complaints@stellwerk.example')).toBe(true);
  expect(isEmailAddress('Write to complaints@stellwerk.example')).toBe(false);
  expect(toTextHtml('A & B: a@b.example, www.bundesbank.de/schlichtungsstelle')).toBe(
    'A &amp; B: a@b.example, www.<wbr>bundesbank.<wbr>de/<wbr>schlichtungsstelle',
  );
});
