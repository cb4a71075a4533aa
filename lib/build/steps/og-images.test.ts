import { existsSync } from 'node:fs';
import { ogSources } from './og-images';

test('all inputs of the images exist', () => {
  expect(ogSources.filter((source) => !existsSync(source))).toEqual([]);
  expect(ogSources).toEqual(
    expect.arrayContaining([
      'lib/build/og',
      'lib/build/image',
      'components/fonts/archivo.woff2',
      'public/icons/icon.svg',
      'package-lock.json',
    ]),
  );
});
