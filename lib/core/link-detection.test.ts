import fc from 'fast-check';
import { containsLink } from './link-detection';

describe('containsLink', () => {
  it.each([
    'https://example.org',
    'see ftp://x',
    'git+ssh://host',
    '1http://x',
    'www.x',
    'foo.de',
    'Write to foo.museum today',
    'a.b.co',
  ])('finds a link in %j', (text) => {
    expect(containsLink(text)).toBe(true);
  });

  it.each([
    '',
    'e.g. this',
    '1.50',
    'No link here.',
    'z. B. heute',
    'a:b',
    'www',
    'http:/x',
    '://x',
    'End. Next',
  ])('finds none in %j', (text) => {
    expect(containsLink(text)).toBe(false);
  });

  it('finds every URL with a protocol at any position', () => {
    const protocol = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
    const rest = fc.stringMatching(/^[a-z0-9]{1,20}$/);
    fc.assert(
      fc.property(protocol, rest, fc.stringMatching(/^[ a-z]*$/), (scheme, host, before) =>
        containsLink(`${before} ${scheme}://${host}`),
      ),
    );
  });

  it('agrees with the simple, quadratic implementation', () => {
    const plain = /[a-z][a-z0-9+.-]*:\/\/\S+|\bwww\.\S+|\b\w+\.[a-z]{2,}\b/i;
    fc.assert(
      fc.property(fc.stringMatching(/^[aw1_.:/ é-]*$/), (text) => containsLink(text) === plain.test(text)),
      { numRuns: 2000 },
    );
  });

  it('terminates quickly on a megabyte without a link', () => {
    expect(containsLink('a1.'.repeat(350_000))).toBe(false);
  });
});
