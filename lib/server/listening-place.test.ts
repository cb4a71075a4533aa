import { readListeningPlace } from './listening-place';

test('listens on localhost by default', () => {
  expect(readListeningPlace({})).toEqual({ host: 'localhost', port: 4173 });
  expect(readListeningPlace({ HOST: '', PORT: '8080' })).toEqual({ host: 'localhost', port: 8080 });
  expect(readListeningPlace({ HOST: '0.0.0.0' })).toEqual({ host: '0.0.0.0', port: 4173 });
});

test.each(['abc', '', ' ', '0', '-1', '65536', '80.5', '1e9'])(
  'PORT=%j is rejected with one line',
  (PORT) => {
    expect(() => readListeningPlace({ PORT })).toThrow(
      new Error(`environment: PORT: a number from 1 to 65535, found "${PORT}"`),
    );
  },
);
