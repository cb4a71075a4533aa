import { formatHeaders, formatRedirects } from '#lib/server/hosting-files';
import { hostingPolicy } from '#lib/server/policy';

/** A page long enough to be compressed. */
export const long = (word: string): string =>
  `<!doctype html><title>${word}</title>${`<p>${word}</p>`.repeat(200)}`;

export const script = `console.log('chunk');\n`.repeat(200);
export const picture = Buffer.alloc(4096, 7);

/** Small export with unusual names and private files. */
export const sampleExport = {
  _headers: formatHeaders(hostingPolicy),
  _redirects: formatRedirects(hostingPolicy),
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:security@example.test\n',
  '404.html': long('root 404'),
  'index.html': long('root'),
  'robots.txt': 'User-agent: *\n',
  'sw.js': script,
  'en/index.html': long('home'),
  'en/404.html': long('not found'),
  'en/glossary/index.html': long('glossary'),
  'de/404.html': long('nicht gefunden'),
  'de/a b/index.html': long('Leerzeichen'),
  'evil.example/x/index.html': long('evil'),
  'files/price $1 list.txt': 'prices',
  'files/half%20coded.txt': 'percent',
  'files/what?.txt': 'question',
  'files/_HEADERS': 'SECRET=2',
  'files/.well-known/x.txt': 'SECRET=3',
  'files/picture.png': picture,
  'favicon.ico': picture,
  '_next/static/chunks/[x]~$1.js': script,
  '_next/static/folder/index.html': long('folder'),
  'page-data/sq/d/1.json': JSON.stringify({ text: script }),
};
