import { emitFiles } from './emit';
import { findEmittedFile } from './find-file';

describe('findEmittedFile', () => {
  it('finds each file that the build emits, with the same content', () => {
    const wrong = [...emitFiles()].filter(({ path, json }) => findEmittedFile(path) !== json);
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    '/page-data/en/nowhere/page-data.json',
    '/page-data/sq/d/0000000000.json',
    '/slice-data/header-xx.json',
    '/page-data/en/',
    '',
  ])('finds nothing at %j', (path) => {
    expect(findEmittedFile(path)).toBeUndefined();
  });
});
