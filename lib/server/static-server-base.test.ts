import { sampleExport } from '#tests/support/jest/sample-export';
import { serveFolder, type ServedFolder } from '#tests/support/jest/serve-folder';

let site: ServedFolder;

beforeAll(async () => {
  site = await serveFolder(sampleExport, '/web.site');
});

afterAll(() => site.close());

it.each([
  ['/web.site/', 200, undefined],
  ['/web.site/en/', 200, undefined],
  ['/web.site/en/glossary?a=1', 308, '/web.site/en/glossary/?a=1'],
  ['/web.site?a=1', 308, '/web.site/?a=1'],
  ['//web.site/en/', 308, '/web.site/en/'],
  ['/web.site/en/nothing/', 404, undefined],
  ['/', 404, undefined],
  ['/en/', 404, undefined],
  ['/web.sites/en/', 404, undefined],
  ['/web.site/../en/', 404, undefined],
])('answers %s with %i', async (target, status, location) => {
  const answer = await site.ask(target);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

it('follows the rules of the export within the site', async () => {
  expect((await site.ask('/web.site/en/nothing/')).body.toString()).toContain('<title>not found</title>');
  const script = await site.ask('/web.site/_next/static/chunks/[x]~$1.js');
  expect(script.headers['cache-control']).toContain('immutable');
});
