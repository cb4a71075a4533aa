import { listRouterFiles } from './router-files';

const kept = ['404.html', 'en/index.html', '_next/static/chunks/a.js', 'robots.txt'];
const router = ['en/index.txt', 'en/__next._tree.txt', 'en/__next.$d$locale.__PAGE__.txt'];
const leftovers = ['404/index.html', '_not-found/index.html', '_not-found/index.txt'];

describe('listRouterFiles', () => {
  it("lists the files that Next's router would request, and its own pages for missing ones", () => {
    expect(listRouterFiles([...kept, ...router, ...leftovers], ['robots.txt'])).toEqual([
      ...router,
      ...leftovers,
    ]);
  });

  it.each([
    ['files of another name', [...kept, ...router, 'en/segment.txt']],
    ['no files', kept],
  ])('stops the build when Next writes %s for its router', (_case, files) => {
    expect(() => listRouterFiles(files, ['robots.txt'])).toThrow(
      /^Next no longer .+: see lib\/next\/README\.md, row "router files"\.$/,
    );
  });
});
