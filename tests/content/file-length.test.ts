import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const limit = 200;

describe('house rules', () => {
  it(`no file is longer than ${limit} lines`, () => {
    const inFolders = ['app', 'components', 'lib'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:ts|tsx|mjs|css)$/.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name)),
    );
    const lengths = [...inFolders, 'middleware.ts'].map((file) => ({
      file,
      lines: readFileSync(file, 'utf8').split('\n').length - 1,
    }));
    expect(lengths.length).toBeGreaterThan(100);
    expect(lengths.filter(({ lines }) => lines > limit)).toEqual([]);
  });
});
