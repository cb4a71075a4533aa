import { readOutcome, readRetryAfter } from './outcome';

const now = Date.parse('2026-11-23T12:00:00Z');
const read = (status: number, body: unknown = undefined, retryAfter: string | null = null) =>
  readOutcome({ status, body, retryAfter }, now, 'https://site.example');

describe('a response of the form service', () => {
  it('is accepted only with a message number', () => {
    expect(read(200, { id: 'a1', next: '/en/survey-success/' })).toEqual({
      kind: 'accepted',
      id: 'a1',
      next: '/en/survey-success/',
    });
    // The form service may be on another host and returns absolute URLs of the site.
    expect(read(200, { id: 'a1', next: 'https://site.example/de/?a=1' })).toMatchObject({ next: '/de/?a=1' });
    // Proxies and other pages respond 200, too, which does not tell whether the message was accepted.
    for (const body of [undefined, '<html>', null, [], {}, { id: 7 }])
      expect(read(200, body)).toEqual({ kind: 'failed', reason: 'server' });
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)', 7, null])(
    'does not redirect to %s',
    (next) => {
      expect(read(200, { id: 'a1', next })).toEqual({ kind: 'accepted', id: 'a1', next: null });
    },
  );

  it('contains well-formed problems only', () => {
    expect(
      read(422, {
        problems: { email: { key: 'email' }, text: { key: 'too-long', params: { max: 7 } }, file: 7 },
      }),
    ).toEqual({
      kind: 'problems',
      problems: { email: { key: 'email', params: {} }, text: { key: 'too-long', params: { max: '7' } } },
    });
    expect(read(422, { reason: 'honeypot' })).toEqual({ kind: 'refused', reason: 'honeypot' });
    expect(read(422, 'x')).toEqual({ kind: 'refused', reason: '' });
  });

  it.each([
    [404, { kind: 'unserved' }],
    [405, { kind: 'unserved' }],
    [501, { kind: 'unserved' }],
    [403, { kind: 'refused', reason: '' }],
    [413, { kind: 'refused', reason: '' }],
    [415, { kind: 'refused', reason: '' }],
    [408, { kind: 'failed', reason: 'server' }],
    [500, { kind: 'failed', reason: 'server' }],
    [503, { kind: 'failed', reason: 'server' }],
  ])('%s', (status, outcome) => {
    expect(read(status)).toEqual(outcome);
  });

  it('contains the reason of a rejection', () => {
    expect(read(403, { reason: 'ticket-expired' })).toEqual({ kind: 'refused', reason: 'ticket-expired' });
  });

  it('contains the time to wait', () => {
    expect(read(429, undefined, '7')).toEqual({ kind: 'limited', seconds: 7 });
    expect(read(503, undefined, '7')).toEqual({ kind: 'limited', seconds: 7 });
    expect(readRetryAfter('Mon, 23 Nov 2026 12:01:30 GMT', now)).toBe(90);
    expect(readRetryAfter('Mon, 23 Nov 2026 11:00:00 GMT', now)).toBe(1);
    expect([readRetryAfter(null, now), readRetryAfter('soon', now), readRetryAfter('0', now)]).toEqual([
      60, 60, 1,
    ]);
  });
});
