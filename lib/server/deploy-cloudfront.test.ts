import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { parse } from 'yaml';
import { smallPolicy } from '#tests/support/jest/small-policy';
import { formatCloudFront } from './deploy-cloudfront';
import { cloudFrontFunction } from './deploy-cloudfront-function';
import { hostingPolicy } from './policy';

type Values = Readonly<Record<string, { value: string; multiValue?: readonly { value: string }[] }>>;
type Request = { readonly uri: string; readonly querystring: Values };
type Result = { readonly uri?: string; readonly headers?: { readonly location: { readonly value: string } } };

const site = { origin: 'https://www.stellwerk.example' };

// Like CloudFront: runs the code and calls its `handler` with the event.
const handler = runInNewContext(`${cloudFrontFunction}; handler`) as (event: {
  readonly request: Request;
}) => Result;

const ask = (uri: string, querystring: Values = {}): string => {
  const { uri: asked, headers } = handler({ request: { uri, querystring } });
  return headers ? `308 ${headers.location.value}` : (asked ?? 'nothing');
};

describe('the function', () => {
  it.each([
    ['/', '/index.html'],
    ['/en/', '/en/index.html'],
    ['/en/services', '308 /en/services/'],
    ['/de/a%20b', '308 /de/a%20b/'],
    ['/sw.js', '/sw.js'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/_next/static/chunks/a.b/c.js', '/_next/static/chunks/a.b/c.js'],
    ['/v1.2/page', '308 /v1.2/page/'],
    ['//en/', '308 /en/'],
    ['///evil.example', '308 /evil.example'],
    ['//', '308 /'],
    ['//\\evil.example', '//\\evil.example'],
    ['/\\evil.example/x', '/\\evil.example/x'],
  ])('maps %s to %s', (uri, result) => {
    expect(ask(uri)).toBe(result);
  });

  it('keeps the query as it was sent', () => {
    const query = { a: { value: '1', multiValue: [{ value: '1' }, { value: '2%20' }] }, b: { value: '' } };
    expect(ask('/en', query)).toBe('308 /en/?a=1&a=2%20&b');
    expect(ask('//en/', query)).toBe('308 /en/?a=1&a=2%20&b');
  });

  it('never redirects to another host', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '@',
      ':',
      'x',
      'http:',
      'evil.example',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const [, location = '/'] = ask(`/${pieces.join('')}`).split('308 ');
        expect(new URL(location, 'https://localhost').origin).toBe('https://localhost');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the template', () => {
  const text = formatCloudFront(hostingPolicy, site);
  const { Resources: resources, Parameters: parameters } = parse(text) as {
    Resources: Record<string, { Properties: Record<string, Record<string, unknown>> }>;
    Parameters: { Host: { Default: string } };
  };

  it('sets every header of the policy', () => {
    const headers = JSON.stringify(resources['Headers']);
    const [rule] = hostingPolicy.headers;
    for (const [name, value] of Object.entries(rule?.headers ?? {})) {
      if (name === 'Strict-Transport-Security')
        expect(headers).toContain(
          `"AccessControlMaxAgeSec":${/\d+/.exec(value)?.[0]},"IncludeSubdomains":false`,
        );
      else if (name === 'X-Content-Type-Options') expect(headers).toContain('"ContentTypeOptions":{');
      else expect(headers).toContain(JSON.stringify(value));
    }
  });

  it('has separate headers for embeddable files', () => {
    const { DefaultCacheBehavior: usual, CacheBehaviors: others } = resources['Distribution']?.Properties[
      'DistributionConfig'
    ] as {
      DefaultCacheBehavior: Record<string, unknown>;
      CacheBehaviors: readonly Record<string, unknown>[];
    };
    const ResponseHeadersPolicyId = { Ref: 'Headerscrossorigin' };
    expect(others).toEqual(
      ['/audio/*', '/og/*'].map((PathPattern) => ({ PathPattern, ...usual, ResponseHeadersPolicyId })),
    );
    const [own, shared] = [resources['Headers'], resources['Headerscrossorigin']].map((headers) =>
      JSON.stringify(headers),
    );
    expect(own).toContain('"Header":"Cross-Origin-Resource-Policy","Value":"same-origin"');
    expect(
      shared?.replace('"cross-origin"', '"same-origin"').replace('-headers-cross-origin', '-headers'),
    ).toBe(own);
  });

  it('uses dedicated properties for headers that CloudFront requires them for', () => {
    const { CustomHeadersConfig } = resources['Headers']?.Properties['ResponseHeadersPolicyConfig'] as {
      CustomHeadersConfig: { Items: readonly { Header: string }[] };
    };
    expect(CustomHeadersConfig.Items.map(({ Header }) => Header).join()).not.toMatch(
      /Content-Security-Policy|Strict-Transport|X-Content-Type|Referrer-Policy|X-Frame|X-XSS/,
    );
  });

  it('uses custom headers for all others', () => {
    const { Resources } = parse(formatCloudFront(smallPolicy, site)) as { Resources: { Headers: unknown } };
    expect(JSON.stringify(Resources.Headers)).toContain(
      `"Items":[{"Header":"X-One","Value":"it's 1","Override":true}]`,
    );
  });

  it('redirects to https, for the host of the site, and shows the 404 page', () => {
    expect(parameters.Host.Default).toBe('www.stellwerk.example');
    expect(resources['Distribution']?.Properties['DistributionConfig']).toMatchObject({
      DefaultCacheBehavior: { ViewerProtocolPolicy: 'redirect-to-https' },
      CustomErrorResponses: [{ ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html' }],
    });
    expect(resources['Addresses']?.Properties['FunctionCode']).toBe(cloudFrontFunction);
  });
});
