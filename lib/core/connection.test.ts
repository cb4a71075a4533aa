import { savesData } from './connection';

test.each([
  [{ saveData: true }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g', saveData: false }, true],
  [{ effectiveType: '3g', saveData: false }, false],
  [{}, false],
  [undefined, false],
])('%j: data is saved: %j', (connection, expected) => {
  expect(savesData(connection)).toBe(expected);
});
