import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeFolder } from '#tests/support/jest/serve-folder';
import { copyToAliases } from './aliases';

it('puts a document at all addresses of its page, wherever Next has written it', () => {
  const out = writeFolder({
    'fr/infos/index.html': 'list',
    'fr/404/index.html': 'missing',
    '500/index.html': 'failed',
  });
  copyToAliases(out, [
    { path: '/fr/infos/', aliases: ['/fr/'] },
    { path: '/fr/404/', aliases: ['/fr/404.html/'] },
    { path: '/500.html/', aliases: ['/500/'] },
    { path: '/fr/infos/one/', aliases: [] },
  ]);
  const read = (file: string): string => readFileSync(path.join(out, file), 'utf8');
  expect(['fr/index.html', 'fr/404.html', '500.html'].map(read)).toEqual(['list', 'missing', 'failed']);
  expect(existsSync(path.join(out, 'fr/infos/one'))).toBe(false);
  expect(() => copyToAliases(out, [{ path: '/it/', aliases: ['/it/x/'] }])).toThrow('/it/ has no document');
  rmSync(out, { recursive: true });
});
