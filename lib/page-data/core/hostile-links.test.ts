import { targetOfLink } from './link-target';

const here = new URL('https://site.example/en/a/');

/** URLs that are not pages of this site. */
const foreign = [
  ...['javascript:alert(1)', 'JAVASCRIPT:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)'],
  ...['java\tscript:alert(1)', '\u0001javascript:alert(1)', 'javascript://site.example/%0aalert(1)'],
  ...[
    'vbscript:x',
    'data:text/html,x',
    'data:,',
    'blob:https://site.example/1',
    'filesystem:https://site.example/t/1',
  ],
  ...['about:blank', 'about:srcdoc', 'view-source:https://site.example/en/b/', 'file:///etc/passwd'],
  ...[
    'ftp://site.example/en/b/',
    'ws://site.example/en/b/',
    'wss://site.example/',
    'intent://site.example/#Intent;end',
  ],
  ...[
    'mailto:a@site.example',
    'tel:+4930',
    'sms:1',
    'magnet:?x',
    'ms-word:x',
    'web+x:y',
    'chrome://settings',
  ],
  ...[
    '//evil.example/',
    '///evil.example/',
    '////evil.example/',
    '/\\evil.example/',
    '\\\\evil.example\\en\\',
  ],
  ...['\\/evil.example/', '/\t/evil.example/', '/\n/evil.example/', '\t//evil.example/'],
  ...[
    'http://site.example/en/b/',
    'https://site.example:8443/en/b/',
    'https://SITE.example.evil.example/en/',
  ],
  ...[
    'https://site.example@evil.example/',
    'https://site.example%2f@evil.example/',
    'https://evil.example\\@site.example/',
  ],
  ...[
    'https://site.example.:443/en/b/',
    'https://ѕite.example/en/',
    'https://[::1]/en/',
    'https://0x7f.1/en/',
    'https://',
  ],
  ...[
    'http://',
    'https://%00/',
    'https://user:password@site.example/en/b/',
    'https://user@site.example/en/b/',
  ],
] as const;

/** Unusual URLs of this site. */
const own = [
  ['https:en/b/', '/en/a/en/b/'],
  ['https:evil.example/../', '/en/a/'],
  ['https:/en/b/', '/en/b/'],
  ['HTTPS://SITE.EXAMPLE/en/b/', '/en/b/'],
  ['https://site.example:443/en/b/', '/en/b/'],
  ['\\en\\b\\', '/en/b/'],
  ['/en/%2e%2e/%2e%2e/x/', '/x/'],
] as const;

describe('54 links of every scheme, and disguised links to this site', () => {
  it('are 54', () => expect(foreign.length + own.length).toBeGreaterThanOrEqual(54));

  it.each(foreign)('%j is left to the browser', (href) => {
    expect(targetOfLink({ href, download: false, target: '', isTopWindow: true }, here)).toBeNull();
  });

  it.each(own)('%j is a page of this site', (href, path) => {
    const target = targetOfLink({ href, download: false, target: '', isTopWindow: true }, here);
    expect([target?.origin, target?.pathname]).toEqual([here.origin, path]);
  });
});
