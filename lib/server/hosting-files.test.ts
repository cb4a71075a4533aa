import fc from 'fast-check';
import { formatHeaders, formatRedirects, parseHeaders, parseRedirects } from './hosting-files';
import type { HostingPolicy } from './hosting-rules';
import { hostingPolicy } from './policy';

const visible = fc.stringMatching(/^[!-~]([ -~]*[!-~])?$/);
const pattern = fc.stringMatching(/^\/[\w./-]*\*?$/);
const headers = fc.dictionary(fc.stringMatching(/^[A-Z][\w-]*$/), visible, {
  minKeys: 1,
  noNullPrototype: true,
});
const policies: fc.Arbitrary<HostingPolicy> = fc.record({
  headers: fc.array(fc.record({ pattern, headers })),
  fallbacks: fc.array(
    fc.record({ pattern, file: fc.stringMatching(/^\/[\w./-]+$/), status: fc.constantFrom(200, 404, 500) }),
  ),
});

describe('the files that hosts read', () => {
  it('contain the whole policy of this site', () => {
    expect(parseHeaders(formatHeaders(hostingPolicy))).toEqual(hostingPolicy.headers);
    expect(parseRedirects(formatRedirects(hostingPolicy))).toEqual(hostingPolicy.fallbacks);
  });

  it('represent any policy', () => {
    fc.assert(
      fc.property(policies, (policy) => {
        expect({
          headers: parseHeaders(formatHeaders(policy)),
          fallbacks: parseRedirects(formatRedirects(policy)),
        }).toEqual(policy);
      }),
    );
  });

  it('have the documented format', () => {
    const policy = {
      headers: [
        { pattern: '/*', headers: { A: 'b: c' } },
        { pattern: '/x', headers: { D: 'e' } },
      ],
      fallbacks: [{ pattern: '/*', file: '/404.html', status: 404 }],
    };
    expect(formatHeaders(policy)).toBe('/*\n  A: b: c\n\n/x\n  D: e\n');
    expect(
      formatHeaders({
        ...policy,
        headers: [...policy.headers, { pattern: '/y/*', headers: { A: 'f', D: 'g' } }],
      }),
    ).toBe('/*\n  A: b: c\n\n/x\n  D: e\n\n/y/*\n  ! A\n  A: f\n  D: g\n');
    expect(formatRedirects(policy)).toBe('/*  /404.html  404\n');
  });

  it('may contain unknown lines', () => {
    expect(parseHeaders('# note\n  X: 1\n\n/a\n  no header\n  Y: 2\n')).toEqual([
      { pattern: '/a', headers: { Y: '2' } },
    ]);
    expect(parseRedirects('\n/only\n  /a   /b.html 404 \n')).toEqual([
      { pattern: '/a', file: '/b.html', status: 404 },
    ]);
  });

  it('may be empty', () => {
    expect([parseHeaders(''), parseRedirects('')]).toEqual([[], []]);
  });
});
